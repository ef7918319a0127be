import Basics

/// The words before a number that say what it is.
enum NumberLabel {
  case phone, identity, tax, account, card
  /// A price, a package, a ticket: nothing personal.
  case other

  /// How far back a label is looked for, in bytes, and how many words may stand between.
  private static let reach = 48
  private static let mostWords = 6

  private static let table: [[UInt8]: NumberLabel] = {
    var table: [[UInt8]: NumberLabel] = [:]
    for (label, words) in lists { for word in SecretWords.set(words) { table[word] = label } }
    return table
  }()

  private static let lists: [(NumberLabel, String)] = [
    (
      .phone,
      """
      hp wa telp tlp tlpn telepon tlpon telpon tel whatsapp whatsap watsap wasap wasapp hape nohp nowa notelp phone \
      handphone henpon ponsel call kontak hub hubungi me mobile selular seluler fax faks cp telegram tele
      """
    ),
    (.identity, "nik ktp nip kependudukan identitas kitas nrp"),
    (.tax, "npwp npwpd"),
    (
      .account,
      """
      rek rekening norek bank acc account bca bri bni mandiri btn bsi cimb danamon permata bjb ocbc bukopin muamalat bpd bankaltim \
      bankaltimtara seabank jago jenius gopay ovo dana shopeepay va virtual
      """
    ),
    (.card, "kartu kredit debit visa mastercard cc card atm"),
    (
      .other,
      """
      paket tender lelang rup sirup kontrak resi faktur tiket ticket invoice inv kuitansi billing pesanan order surat spk spmk \
      spm sp2d dipa rkap anggaran pagu hps rp harga nilai total versi tanggal tgl jam pukul tahun error kode nib sbu \
      sertifikat dokumen file lampiran id ref referensi isbn imei serial seri sn pid qid ntpn ntb bukti kbli halaman log \
      timestamp session commit build port akta ahu siup sk skp siujk skt ska rev transaksi pid thread process usd idr
      """
    ),
  ]

  private static let endings = ["nya", "ny", "ku", "mu", "na"].map { Array($0.utf8) }

  static func of(_ word: ArraySlice<UInt8>) -> NumberLabel? {
    guard word.count <= 16 else { return nil }
    if let label = table[Array(word)] { return label }
    for ending in endings
    where word.count > ending.count + 1 && word.suffix(ending.count).elementsEqual(ending) {
      if let label = table[Array(word.dropLast(ending.count))] { return label }
    }
    return nil
  }

  /// - Parameters:
  ///   - place: where a number begins.
  ///   - text: in small letters.
  /// - Returns: the nearest label before it, if one stands within six words; a number between ends the search.
  static func before(_ place: Int, in text: [UInt8]) -> NumberLabel? {
    let least = max(0, place - reach)
    var index = place
    for distance in 0..<mostWords {
      while index > least, !ASCII.isWord(text[index - 1]) { index -= 1 }
      let end = index
      while index > least, ASCII.isWord(text[index - 1]) { index -= 1 }
      guard index < end, !ASCII.isDigit(text[index]) else { return nil }
      // A word far away is seldom the name of an ordinary number, but may well be that of a person's.
      if let label = of(text[index..<end]), label != .other || distance < 3 { return label }
    }
    return nil
  }
}
