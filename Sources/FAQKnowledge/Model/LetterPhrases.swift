/// The built-in words around a letter, in both languages. Names in braces are filled in; lists have commas.
enum LetterPhrases {
  static let indonesian: [Phrasebook.Key: String] = [
    .letterOffer: "Suratnya dapat dibuatkan. Balas: \"{pilihan}\".", .letterChoice: "Buatkan suratnya",
    .letterElsewhere:
      "Suratnya memuat data pribadi, jadi tidak dibuatkan lewat saluran ini. Tanyakan hal ini di jendela tanya jawab pada situs web, lalu pilih \"{tombol}\".",
    .letterBegin:
      "Ada {jumlah} isian. \"lewati\" mengosongkan, \"kembali\" atau \"ganti …\" membetulkan, \"batal\" berhenti.",
    .letterField: "Isian {nomor} dari {jumlah} ({sifat}): {label}", .letterRequired: "wajib",
    .letterOptional: "boleh dilewati", .letterCorrecting: "Membetulkan {label}; \"lewati\" bila tetap.",
    .letterWhichField: "Isian mana yang dibetulkan? Balas dengan salah satunya:",
    .letterNotYet: "{label} belum ditanyakan.",
    .letterDone: "Suratnya sudah jadi.", .letterCancelled: "Surat dibatalkan. Isiannya tidak disimpan.",
    .letterByHand: "Masih harus diisi dengan tangan: {isian}.", .letterSending: "Cara mengirim",
    .letterTo: "Kirim ke", .letterCopy: "Tembusan", .letterPrint: "Cetak halaman ini dengan Ctrl+P.",
    .sayBegin: "buatkan, bikinkan, buat, bikin, tuliskan, ya, iya, mau, boleh",
    .sayBeside:
      "tolong, mohon, minta, surat, suratnya, formulir, formulirnya, dong, saja, aja, ya, min, kak, pak, bu, saya, itu, ini, yang, isian",
    .saySkip: "lewati, lewat, skip, kosongkan, kosong, belum ada, tidak ada, -",
    .sayCancel: "batal, batalkan, cancel, stop, berhenti, tidak jadi",
    .sayBack: "kembali, sebelumnya, mundur, back",
    .sayChange: "ganti, ubah, betulkan, perbaiki, koreksi, ralat, salah",
    .valueMissing: "Isian ini belum ditulis.",
    .valueTooLong: "Tulisannya {jumlah} huruf; paling banyak {batas} huruf.",
    .valueNoRoom: "Tulisannya {jumlah} huruf; tempat yang tersisa {batas} huruf.",
    .valueUnknown: "Surat ini tidak punya isian itu.", .valueNotText: "Isian ini harus berupa tulisan.",
    .emailWithoutSign: "Alamat e-mail memuat tanda @, misalnya nama@contoh.co.id.",
    .emailTwice: "Tulis satu alamat e-mail saja.",
    .emailName: "Bagian di depan tanda @ belum benar, misalnya nama@contoh.co.id.",
    .emailDomain:
      "Bagian di belakang tanda @ belum benar (terbaca \"{bagian}\"), misalnya nama@contoh.co.id.",
    .phoneDigits:
      "Terbaca {jumlah} angka. Tulis nomor lengkap dengan kode wilayah, 8 sampai 13 angka, diawali 0 atau +62.",
    .taxDigits: "Terbaca {jumlah} angka; NPWP punya 15 atau 16 angka.",
    .notAChoice: "Itu bukan salah satu pilihannya.",
  ]

  static let english: [Phrasebook.Key: String] = [
    .letterOffer: "I can write the letter. Reply: \"{pilihan}\".", .letterChoice: "Write the letter",
    .letterElsewhere:
      "The letter holds personal data and is not written over this channel. Ask the same in the chat window of the website, then choose \"{tombol}\".",
    .letterBegin:
      "There are {jumlah} fields. \"skip\" leaves one empty, \"back\" or \"change …\" corrects, \"cancel\" ends.",
    .letterField: "Field {nomor} of {jumlah} ({sifat}): {label}", .letterRequired: "required",
    .letterOptional: "may be skipped", .letterCorrecting: "Correcting {label}; \"skip\" leaves it as it is.",
    .letterWhichField: "Which field shall be corrected? Reply with one of these:",
    .letterNotYet: "{label} will be asked for later.",
    .letterDone: "The letter is ready.", .letterCancelled: "The letter is cancelled. Nothing of it is kept.",
    .letterByHand: "Still to be filled in by hand: {isian}.", .letterSending: "How to send it",
    .letterTo: "Send to", .letterCopy: "Copy to", .letterPrint: "Print this page with Ctrl+P.",
    .sayBegin: "write, draft, make, start, yes, go",
    .sayBeside: "please, the, a, it, letter, form, for, me, my, now, just, is, field, this",
    .saySkip: "skip, none, leave empty, -", .sayCancel: "cancel, stop, quit, abort",
    .sayBack: "back, go back, previous", .sayChange: "change, correct, edit, fix, wrong",
    .valueMissing: "This field is empty.",
    .valueTooLong: "The text has {jumlah} characters; at most {batas} are possible.",
    .valueNoRoom: "The text has {jumlah} characters; there is room for {batas}.",
    .valueUnknown: "This letter has no such field.", .valueNotText: "This field must be text.",
    .emailWithoutSign: "An e-mail address has an @ sign, such as name@example.com.",
    .emailTwice: "Please give one e-mail address only.",
    .emailName: "The part before the @ sign is not right; an address looks like name@example.com.",
    .emailDomain:
      "The part behind the @ sign is not right (read as \"{bagian}\"); an address looks like name@example.com.",
    .phoneDigits:
      "I read {jumlah} digits. Please give the whole number with its area code, 8 to 13 digits, beginning with 0 or +62.",
    .taxDigits: "I read {jumlah} digits; an NPWP has 15 or 16.",
    .notAChoice: "That is none of the choices.",
  ]
}
