extension IndonesianLists {
  /// Everyday Banjar.
  static let banjar = """
    tidak: kada, kd, kadak, kadae, kadanya
    tidak bisa: kada kawa, kada bisa, kada kawalah, kd kawa, kada mau kawa, kadakawa, kada kawa-kawa
    tidak ada: kadada, kadida, kada ada, kadadaan, kd ada
    tidak tahu: kada tahu, kada tau, kd tahu, kada paham
    tidak mau: kada handak, kada hakun, kd handak
    tidak muncul: kada muncul, kada kaluar, kada cungul, kd muncul
    bukan: lainan, lain nang itu
    jangan: jangan pang
    bisa: kawa, kawalah, kawa kah, kawakah
    bagaimana: kayapa, kaya apa, kyapa, kayapang, kayapakah, kayapa caranya, kayapa garang, kayapa pang, kayaapa
    kenapa: mangapa, kanapa, kanapa garang, mangapa garang, kanapakah, kanapang, napang
    siapa: siapang, siapa garang, siapa pang
    kapan: pabila, pabilakah, bilakah
    berapa: barapa, barapakah, brapakah garang, sabarapa
    berapa lama: barapa lawas, barapa hari, barapa lama, barapa harikah
    dimana: dimapa, dimanakah garang, di mana garang
    kemana: kamanakah, ka mana garang, kamana pang
    saya: ulun, unda, ulunnya
    kami: kami nih, kami sabarataan
    kamu: pian, ikam, andika, pyan, piyan
    mau: handak, handakkah, hakun, handaknya, hndk
    lupa: kalumpanan, kada ingat, kada ingat lagi, lumpan, kelumpanan, kd ingat
    masuk: masukakan, mamasukakan, bamasuk
    keluar: kaluaran, kaluarakan
    muncul: cungul, mancungul, timbulnya
    kirim: kirimakan, mangirimakan, dikirimakan
    tanya: batakun, takun, handak batakun, takunakan, umpat batakun, umpat takun, batakunan
    tolong: tulungakan, minta tulung, tulungi pang, dangani
    baru: hanyar, hanyaran, nang hanyar
    lama: nang lawas, lawasnya, tuha
    lagi: lagi pang
    ada: adakah pang, adalah garang
    sudah: suda dah, sudahai, sudah am
    belum: baluman, balumlah, balumnya, balum lagi
    pernah: suah, suahkah
    karena: karana, maraga, gara-gara ai, marga inya
    kalau: amun, amunnya, amunai
    untuk: gasan, gasannya, gasan ulun
    dengan: lawan pian, wan, lawan ulun
    dari: matan, tumat, matannya
    hanya: cuma haja, tapaksa haja
    saja: haja, hajalah, haja pang
    juga: juwa, jua pang
    sekali: banarai, banar pang, tupang
    sendiri: saurang, sorangan haja, saurangan
    punya: baisi, ampun ulun, ampunnya
    buat: maulah, maulahakan, diulah, ulahakan, maulah akan
    buka: mambuka, bukaakan, dibukaakan
    lihat: maitihi, malihat, itihi, lihati, maliati
    cari: mancariakan, mancarii, cariakan
    ambil: maambil, ambilakan, diambilakan
    beri: bari i, dibari, mambari, mambarii, unjuki, dibarii
    beri tahu: padahi, mamadahi, dipadahi, padahakan
    tulis: manulis, tulisakan, batulis
    nama: ngarannya, ngaran pian
    ganti: gantiakan, mangganti akan, mangganti pang, diubahakan, maubahakan, tukari, batukar
    pindah: bapindah akan, pindahakan, mamindahakan, bapindahan
    daftar: badaftar, mandaftarakan, daftarakan
    rusak: bungkar, rusakai, carucut
    hilang: hilangai, kahilangan
    salah: tasalah, salahai
    bingung: bingungai, pusang, kabingungan
    susah: ngalih banar, ngalih pang
    banyak: banyakai, tabanyak
    sedikit: sadikit, sadikitai, sangkal
    semua: samunyaan, sabarataan, samuaan, barataan
    besok: isukkah
    kemarin: samalam, kamarian
    sekarang: wayahini, wayah ini, wayahni
    nanti: kaina, kainakah
    begitu: kaya itu, kayaitu, nintu
    begini: kaya ini, kayaini, ninni
    orang: urang banjar, urangnya
    tunggu: mahadangi, hadangi, dihadangi, hadang dulu, mahadang
    mengerti: mangarti, paham ai, harti
    hubungi: mahubungi, hubungi akan
    """
}
