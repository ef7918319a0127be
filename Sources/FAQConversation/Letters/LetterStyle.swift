/// The style sheet of a letter's page. It has rules for the screen and rules for paper.
enum LetterStyle {
  /// The SHA-256 of ``css`` in Base64, which the content security policy of the page names. `LetterPageTests` computes it
  /// again and shows the new one after an edit of the style.
  static let digest = "7jbljuAq3srdUGkEMVuh1Kw3Fx4gRGT56s83zhMf6jI="

  static let css = """
    @page { size: A4; margin: 14mm 20mm 12mm }
    * { box-sizing: border-box }
    html { color: #111; background: #e9ebee; font: 11pt/1.35 "Liberation Serif", "Times New Roman", Times, serif }
    body { margin: 0; padding: 16px }
    main, aside { max-width: 210mm; margin: 0 auto 16px; background: #fff }
    aside { padding: 16px 24px; border-left: 5px solid #0b5cad; font: 15px/1.5 system-ui, sans-serif }
    aside h2 { font-size: 1em; margin: 12px 0 4px }
    aside p, aside ul, aside ol { margin: 0 0 4px }
    aside a { color: #0b5cad }
    main { min-height: 297mm; padding: 16mm 22mm 14mm; box-shadow: 0 1px 6px #0004 }
    h1 { font-size: 1.1em; text-align: center; margin: 0 }
    h2 { font-size: 1em; margin: 0 }
    p { margin: 0; overflow-wrap: anywhere }
    .head { min-height: 24mm; display: flex; align-items: center; justify-content: center; color: #667; border-bottom: 2px solid; margin-bottom: 8px }
    .gap { height: 0.8em }
    .right ~ .gap { height: 1.5em }
    .long { white-space: pre-line }
    table { border-collapse: collapse; width: 100% }
    th { width: 34%; font-weight: normal; text-align: left; padding: 1px 0 }
    th, td { vertical-align: top }
    td { padding: 1px 0 1px 14px; position: relative; overflow-wrap: anywhere }
    td::before { content: ":"; position: absolute; left: 2px }
    ul { margin: 0; padding-left: 18px }
    .small { font-size: 0.9em }
    .right { margin-left: 54% }
    .dots { display: inline-block; width: 100%; min-width: 40mm; height: 1.1em; border-bottom: 1px dotted #111 }
    .right .dots { width: 60mm }
    @media screen and (max-width: 700px) {
      body { padding: 0 }
      main { min-height: 0; padding: 16px }
      .right { margin-left: 30% }
    }
    @media print {
      html { background: none; font-size: 10pt; line-height: 1.25 }
      body { padding: 0 }
      main { min-height: 0; padding: 0; margin: 0; max-width: none; box-shadow: none }
      aside { display: none }
      .head { visibility: hidden }
      .right, .right ~ .gap, h2 { break-after: avoid }
    }
    """
}
