extension IndonesianLists {
  /// Everyday words of the regional languages and Malay dialects. The order counts: of two lists that have the same word
  /// the first decides.
  static let regional = [
    javanese, sundanese, minangkabau, southSumatran, banjar, betawi, medan, eastern, balineseToSasak,
  ]
}
