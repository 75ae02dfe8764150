public import Canvas
public import TagLayout

extension ArrangedCloud {
  /// Paints what `viewport` shows of the content.
  ///
  /// - Parameters:
  ///   - viewport: the part to show, in content coordinates.
  ///   - canvas: what to paint on; cells that no box takes stay as they are.
  ///   - origin: the place of the viewport's top left cell on the canvas. Nothing is painted outside
  ///     the viewport's size from there on: wide characters that would be cut in half are left out.
  ///   - options: selection, matches, numbers.
  ///
  /// Only lines that the viewport crosses are visited. O(log of lines + items of those lines + cells).
  public func paint(
    _ viewport: Rect, into canvas: inout Canvas, at origin: Point,
    options: PaintOptions = PaintOptions()
  ) {
    let screen = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let clip = Rect(x: origin.x, y: origin.y, width: viewport.width, height: viewport.height)
      .intersection(screen)
    let (dx, isFarX) = origin.x.subtractingReportingOverflow(viewport.x)
    let (dy, isFarY) = origin.y.subtractingReportingOverflow(viewport.y)
    // Nothing stands where the distance from the canvas can't be said.
    guard !clip.isEmpty, !isFarX, !isFarY else { return }
    // The pen holds the canvas while it paints, so that its memory isn't copied.
    var pen = CanvasPen(
      canvas: Canvas(size: .zero),
      offset: Point(x: dx, y: dy), clip: clip, profile: settings.widthProfile)
    swap(&pen.canvas, &canvas)
    for section in headers(in: viewport) {
      if let header = header(ofSection: section) { paint(header, with: &pen) }
    }
    for attributes in arrangement.attributes(in: viewport) {
      paint(attributes, with: &pen, options: options)
    }
    if let overflow, !overflow.frame.intersection(viewport).isEmpty {
      paint(overflow, with: &pen)
    }
    swap(&pen.canvas, &canvas)
  }

  private func paint(
    _ attributes: ItemAttributes, with pen: inout CanvasPen, options: PaintOptions
  ) {
    let index = attributes.index
    let frame = attributes.frame
    let plan = BoxPlan(for: index, size: frame.size, in: self)
    let style = look(of: index).textStyle
    pen.textStyle = style
    if options.isMatch(index) { pen.textStyle.attributes.insert(.underline) }
    pen.ruleStyle = style
    defer { pen.ruleStyle = .plain }
    for row in pen.rows(of: frame) {
      pen.row = row
      draw(row: row - frame.y, of: index, plan, at: frame.x, with: &pen)
      if options.showsNumbers, row == frame.y {
        drawNumber(of: index, plan, at: frame.x, with: &pen)
      }
    }
    if options.selected == index { pen.restyle(frame, adding: .reverse) }
  }

  /// The title is bold, its rule faint.
  private func paint(_ header: ShownHeader, with pen: inout CanvasPen) {
    pen.textStyle = Style(.bold)
    pen.ruleStyle = Style(.dim)
    for row in pen.rows(of: header.frame) {
      pen.row = row
      draw(row: row, of: header, with: &pen)
    }
    pen.ruleStyle = .plain
  }

  /// The label looks like a tag, but fainter.
  private func paint(_ label: ShownOverflow, with pen: inout CanvasPen) {
    let plan = BoxPlan(for: label, in: self)
    pen.textStyle = .plain
    for row in pen.rows(of: label.frame) {
      pen.row = row
      draw(row: row - label.frame.y, of: label, plan, with: &pen)
    }
    pen.restyle(label.frame, adding: .dim)
  }

  /// Draws the number of a tag over the top border: after the corner, or over it where room is
  /// scarce.
  private func drawNumber(
    of index: Int, _ plan: BoxPlan, at column: Int, with pen: inout CanvasPen
  ) {
    guard case .border = plan.form else { return }
    let number = String(index + 1)
    guard number.utf8.count <= plan.size.width else { return }
    let isInside = number.utf8.count <= plan.size.width - 2
    pen.textStyle = .plain
    pen.draw(number, width: number.utf8.count, at: isInside ? column + 1 : column)
  }
}
