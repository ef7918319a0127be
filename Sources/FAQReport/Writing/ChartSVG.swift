import HTML
import JournalRecords

/// Charts as inline SVG. Horizontal positions are percentages and text keeps its size, so that a chart fits a telephone
/// and a desk without a script. Colours come from the page's style.
enum ChartSVG {
  /// Pixels of a chart's drawing, and of the line of labels below it.
  private static let height = 150
  private static let labels = 22
  /// Pixels above the drawing, because the number at the topmost line reaches half its height beyond the line.
  private static let top = 8

  /// A bar in a table row. It is hidden from screen readers, because a cell of the row has its value in figures.
  static func bar(_ value: Int, most: Int, to html: inout HTMLWriter) {
    let share = most == 0 ? 0 : Double(value) / Double(most)
    html.element("svg", ["class": "bar", "aria-hidden": "true"]) {
      $0.element("rect", ["width": percent(share), "height": "100%", "rx": "3"], "")
    }
  }

  struct Column {
    var label: String
    /// The tooltip of the column.
    var hint: String
    var value: Int
  }

  /// The text of a chart for readers who do not see it.
  struct Caption {
    /// The beginning of the chart's ids, which are unique on the page.
    var id: String
    var title: String
    var text: String
  }

  /// Columns from left to right. Every `every`th column has its label below.
  static func columns(
    _ columns: [Column], every: Int, caption: Caption, number: (Int) -> String, to html: inout HTMLWriter
  ) {
    let scale = Scale(columns.map(\.value))
    frame(caption, to: &html) { html in
      grid(scale, number, to: &html)
      let width = 1 / Double(max(1, columns.count))
      for (place, column) in columns.enumerated() {
        let high = scale.pixels(column.value, of: height)
        html.element(
          "rect",
          [
            "class": "column", "x": percent((Double(place) + 0.14) * width),
            "y": String(top + height - high), "width": percent(width * 0.72), "height": String(high),
            "rx": "2",
          ]
        ) { $0.element("title", column.hint) }
        if place % every == 0 {
          label(column.label, (Double(place) + 0.5) * width, anchor: "middle", to: &html)
        }
      }
    }
  }

  /// Two lines over time: all questions, and a part of them as a filled area below.
  static func lines(
    _ all: [Int], part: [Int], from first: String, to last: String, caption: Caption,
    number: (Int) -> String, to html: inout HTMLWriter
  ) {
    let scale = Scale(all)
    frame(caption, to: &html) { html in
      grid(scale, number, to: &html)
      html.element(
        "svg",
        [
          "x": "0", "y": String(top), "width": "100%", "height": String(height),
          "viewBox": "0 0 1000 \(height)", "preserveAspectRatio": "none",
        ]
      ) { html in
        let below = points(part, scale)
        html.element("polygon", ["class": "area", "points": "0,\(height) \(below) 1000,\(height)"], "")
        html.element("polyline", ["class": "part", "points": below], "")
        html.element("polyline", ["class": "all", "points": points(all, scale)], "")
      }
      label(first, 0, anchor: "start", to: &html)
      if first != last { label(last, 1, anchor: "end", to: &html) }
    }
  }

  // MARK: Parts

  private static func frame(_ caption: Caption, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void)
  {
    html.element(
      "svg",
      [
        "class": "chart", "role": "img", "aria-labelledby": "\(caption.id)-title \(caption.id)-text",
        "width": "100%", "height": String(top + height + labels),
      ]
    ) { html in
      html.element("title", ["id": "\(caption.id)-title"], caption.title)
      html.element("desc", ["id": "\(caption.id)-text"], caption.text)
      body(&html)
    }
  }

  /// Horizontal lines at zero, at half of the scale and at its top, each with its number.
  private static func grid(_ scale: Scale, _ number: (Int) -> String, to html: inout HTMLWriter) {
    for value in [0, scale.top / 2, scale.top]
    where value == 0 || value * 2 == scale.top || value == scale.top {
      let y = String(top + height - scale.pixels(value, of: height))
      html.element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": y, "y2": y], "")
      guard value > 0, let place = Int(y) else { continue }
      // The style keeps a margin for the numbers to the left of the drawing.
      html.element(
        "text", ["x": "-8", "y": String(place + 4), "text-anchor": "end"], number(value))
    }
  }

  private static func label(_ text: String, _ place: Double, anchor: String, to html: inout HTMLWriter) {
    html.element(
      "text", ["x": percent(place), "y": String(top + height + 16), "text-anchor": anchor], text)
  }

  private static func points(_ values: [Int], _ scale: Scale) -> String {
    // A single point is drawn as a level line.
    let values = values.count == 1 ? values + values : values
    return values.enumerated().map { place, value in
      "\(tenths(Double(place) * 1000 / Double(max(1, values.count - 1)))),\(height - scale.pixels(value, of: height))"
    }.joined(separator: " ")
  }

  private static func percent(_ share: Double) -> String { tenths(share * 100, places: 100) + "%" }

  /// The value with as many decimals as `places` has zeros; a whole number has none.
  private static func tenths(_ value: Double, places: Int = 10) -> String {
    let scaled = Int((value * Double(places)).rounded())
    let rest = String(scaled % places + places).dropFirst()
    return scaled % places == 0 ? String(scaled / places) : "\(scaled / places).\(rest)"
  }

  /// The vertical scale, from zero to a round number.
  struct Scale {
    /// A number of one digit and zeros that no value exceeds.
    let top: Int

    init(_ values: [Int]) {
      let most = values.max() ?? 0
      var power = 1
      while power * 10 < most { power *= 10 }
      top = [1, 2, 4, 5, 6, 8, 10].map { $0 * power }.first { $0 >= most } ?? max(1, most)
    }

    func pixels(_ value: Int, of height: Int) -> Int { (value * height + top / 2) / top }
  }
}
