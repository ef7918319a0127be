import HTML
import JournalRecords

/// Charts as inline SVG. Places across are percentages and text keeps its size, so that a chart fits a telephone and a
/// desk without a script; colours come from the page's style.
enum ChartSVG {
  /// Pixels of a chart's drawing, and of the line of labels below it.
  private static let height = 150
  private static let labels = 22
  /// Pixels above the drawing, for half of the number at the topmost line.
  private static let top = 8

  /// A bar in a row of a table, which says the same in figures.
  static func bar(_ value: Int, most: Int, to html: inout HTMLWriter) {
    let share = most == 0 ? 0 : Double(value) / Double(most)
    html.element("svg", ["class": "bar", "aria-hidden": "true"]) {
      $0.element("rect", ["width": percent(share), "height": "100%", "rx": "3"], "")
    }
  }

  struct Column {
    var label: String
    /// Shown when somebody points at the column.
    var hint: String
    var value: Int
  }

  /// What a chart says to those who do not see it.
  struct Caption {
    /// Part of the page's ids.
    var id: String
    var title: String
    var text: String
  }

  /// Columns from left to right; each `every`th has its label below.
  static func columns(
    _ columns: [Column], every: Int, _ caption: Caption, _ number: (Int) -> String, to html: inout HTMLWriter
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
          label(column.label, (Double(place) + 0.5) * width, "middle", to: &html)
        }
      }
    }
  }

  /// Two lines over time: all, and a part of it as a filled area below.
  static func lines(
    _ all: [Int], part: [Int], from first: String, to last: String, _ caption: Caption,
    _ number: (Int) -> String, to html: inout HTMLWriter
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
      label(first, 0, "start", to: &html)
      if first != last { label(last, 1, "end", to: &html) }
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

  /// Lines at nothing, at the half and at the top, with their numbers.
  private static func grid(_ scale: Scale, _ number: (Int) -> String, to html: inout HTMLWriter) {
    for value in [0, scale.top / 2, scale.top]
    where value == 0 || value * 2 == scale.top || value == scale.top {
      let y = String(top + height - scale.pixels(value, of: height))
      html.element("line", ["class": "grid", "x1": "0", "x2": "100%", "y1": y, "y2": y], "")
      guard value > 0, let place = Int(y) else { continue }
      // In the room that the style leaves to the left of the drawing.
      html.element(
        "text", ["x": "-8", "y": String(place + 4), "text-anchor": "end"], number(value))
    }
  }

  private static func label(_ text: String, _ place: Double, _ anchor: String, to html: inout HTMLWriter) {
    html.element(
      "text", ["x": percent(place), "y": String(top + height + 16), "text-anchor": anchor], text)
  }

  private static func points(_ values: [Int], _ scale: Scale) -> String {
    // One point alone is a level line.
    let values = values.count == 1 ? values + values : values
    return values.enumerated().map { place, value in
      "\(tenths(Double(place) * 1000 / Double(max(1, values.count - 1)))),\(height - scale.pixels(value, of: height))"
    }.joined(separator: " ")
  }

  private static func percent(_ share: Double) -> String { tenths(share * 100, places: 100) + "%" }

  /// With at most one decimal, or as many as `places` has zeros.
  private static func tenths(_ value: Double, places: Int = 10) -> String {
    let scaled = Int((value * Double(places)).rounded())
    let rest = String(scaled % places + places).dropFirst()
    return scaled % places == 0 ? String(scaled / places) : "\(scaled / places).\(rest)"
  }

  /// From nothing up to a round number.
  struct Scale {
    /// One digit with zeros behind it, no smaller than any value.
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
