/// What browsers load. The files stand beside this one as they are written, and are built into the program.
package enum WebAssets {
  /// The parts of the widget's script, which is served as one, in the order they build on each other.
  package static var widgetScript: [[UInt8]] {
    [
      PackageResources.widget_start_js, PackageResources.widget_elements_js,
      PackageResources.widget_memory_js, PackageResources.widget_connection_js,
      PackageResources.widget_answer_js, PackageResources.widget_feedback_js,
      PackageResources.widget_letter_js, PackageResources.widget_panel_js,
    ]
  }
  package static var widgetStyle: [UInt8] { PackageResources.widget_css }
  package static var lookupPage: [UInt8] { PackageResources.lookup_html }
  package static var lookupScript: [UInt8] { PackageResources.lookup_js }
  package static var lookupStyle: [UInt8] { PackageResources.lookup_css }
}
