import FAQText

/// The lexicons that the tests share.
enum Readers {
  /// A small helpdesk: a few lists, a few sentences of knowledge.
  static let small = Reader { builder in
    builder.add(
      lines: """
        tidak: gak, ga, tdk
        bagaimana: gmn, gimana
        password: kata sandi, sandi, paswod
        user id: userid, id pengguna
        kirim ulang: resend
        berkas: dokumen, file
        tidak bisa: gabisa, cannot
        di: d
        """)
    builder.add(fillers: "kak, pak, mohon, yang terhormat, ya")
    builder.add(ordinary: "merah, kasur, sandal, kata, pengguna, tanda, dinas, kantor, makan, malam")
    builder.learn(
      """
      Lupa password. Cara ganti password dan user id penyedia. Pindah kantor, daftar ulang.
      Verifikasi berkas gagal; tidak bisa masuk. Bisa reset password? Pendaftaran perusahaan ditolak.
      """)
    builder.learn("password password password verifikasi daftar gmail inaproc")
  }

  /// The lists that come with the program, and nothing else.
  static let lists = Reader { IndonesianLists.add(to: &$0) }

  /// English, without any list.
  static let english = Reader(.english) { builder in
    builder.add(lines: "restart: reboot")
    builder.learn(
      "Reset the password. Registering a company. Charge the card. The release was late.")
  }
}
