extension IndonesianLists {
  /// Everyday Minangkabau.
  static let minangkabau = """
    tidak: indak, ndaak, inda, indk, indaak
    tidak bisa: indak bisa, indak dapek, ndak dapek, ndak bisa do, indak bisa do, indak amuah, indak talok
    tidak ada: indak ado, ndak ado, indak ado do, ndak ado do, indakado, dak ado, ndakado
    tidak tahu: indak tau, indak tau do, ndak tau do, antah, antahlah
    tidak mau: indak namuah, indak nio, ndak nio, indak nak
    bukan: bukannyo, bukan itu do
    jangan: jaan
    bagaimana: baa, ba'a, bagaimano, baa caro, baa caronyo, bak mano, bakpo, ba a, baa ko, bantuak a
    kenapa: manga, mangapo, kanapo, dek a, deka, baa dek, manga kok, dek apo
    apa: apo, a tu, aponyo
    siapa: sia, siapo, sianyo, sia nan
    kapan: bilo, pabilo, bilonyo
    berapa: barapo, bara banyak, bara harago
    berapa lama: bara lamo, bara hari, barapo lamo, barapo hari
    dimana: dima, dimano, di ma, di mano, dimanyo
    kemana: kama, kamano, ka ma, ka mano
    darimana: dari ma, dari mano, darimano
    mana: mano, nan ma, nan mano
    saya: ambo, denai, wak ko
    kamu: waang, angku, wa'ang, awak ang
    mau: nio, namuah, amuah, nak nio, mauan
    lupa: lupo, talupo, talupoan, luponyo
    ingat: takana, ingek
    masuk: masuak, masuakan, masuaknyo
    keluar: kalua, kaluanyo
    muncul: muncua, timbua, tabik
    kirim: mangirim, kiriman den, kirimkan lah, mangirimkan
    tanya: tanyo, batanyo, mananyo, tanyokan, nio batanyo, ka batanyo, nak batanyo
    minta: mamintak, mintak tolong
    tolong: tulong, tolongan, tolonglah ambo, tolong ciek, bantulah
    lama: lamonyo, nan lamo, usang
    baru: nan baru, barunyo, baharu
    lagi: baliak, liak, laih
    ada: ado, adonyo, ado ndak
    sudah: alah, sudahnyo, lah sudah
    belum: alun lai, balun, alun ado, balum, alunlai
    karena: karano, dek karano, dek sabab, karanonyo
    kalau: jikok, kalaunyo, jiko, kok lai
    untuk: untuak, untuknyo
    dengan: jo nan, samo jo
    yang: nan, nan tu
    saja: sajo, se nyo, sajonyo
    juga: juo
    sekali: bana, sangaik, bana do
    sampai: sampaikan juo, sampainyo, hinggo
    sendiri: surang, sorang, surangnyo
    punya: punyo, ampunyo, punyo sia
    buat: mambuek, buek, dibuek, buekan, mambuekan
    buka: mambukak, bukaan, dibukak an
    lihat: caliak, mancaliak, liek, maliek, dicaliak
    cari: mancari, carian
    ambil: ambiak, maambiak, diambiak
    beri: agiah, agia, maagiah, diagiah
    beri tahu: agiah tau, kecekan, agiah tahu
    tulis: tulih, manulih, tulihan
    surat: surek, sureknyo
    nama: namo, namonyo
    ganti: tuka, manuka, batuka, gantian, mangganti, gantinyo, maruba, maubah
    pindah: pindahnyo, bapindah, pindahan nyo
    daftar: dafta, mandafta, daftaran, mandaftar
    rusak: ruyak, rusaknyo, binaso
    hilang: ilangnyo, hilangnyo
    salah: salahnyo, salahan
    benar: batua, bana batua, banar
    bingung: bingungnyo, ragu awak
    susah: sulik, susahnyo
    banyak: banyaknyo
    sedikit: saketek, saketeknyo
    semua: kasado, sadonyo, sado, kasadonyo, kasadoalahnyo
    besok: bisuak, isuak
    kemarin: kapatang, kapatangnyo, patang ko
    sekarang: kini, kini ko, kiniko
    nanti: beko, bekolah, nantinyo
    hari: arinyo
    orang: urang tu, urang nan
    begitu: bantuak itu, mode tu, baitu, itunyo
    begini: bantuak iko, mode ko, baiko
    kantor: kantua, kantuanyo
    harus: musti nyo, haruih
    perlu: paralu, paralunyo
    tunggu: tunggunyo, nanti lah, manunggu
    mengerti: mangarati, mangaratinyo, mangecek
    terima: tarimo, manarimo, ditarimo
    """
}
