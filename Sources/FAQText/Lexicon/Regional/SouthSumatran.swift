extension IndonesianLists {
  /// Everyday words of Palembang, Jambi and Bangka.
  static let southSumatran = """
    tidak: dak, idak, dakdo, idaklah
    tidak bisa: dak biso, dak pacak, idak biso, idak pacak, dak bisa, dakpacak, dakbiso, dak kawah, dak acak, dak dapat, idak dapat
    tidak ada: katek, dak katek, dak do, dak ade, dak de, idak ado, kate, dakado, dak ado do, dade
    tidak tahu: dak tau, dak tahu, idak tau, daktau, dak ngerti
    tidak mau: dak galak, dak endak, idak galak, dak mau, dak nak
    tidak muncul: dak muncul, dak keluar, dak nongol, idak keluar
    bukan: bukanlah, bukannyo lah
    bisa: pacak, bise, pacaklah
    bagaimana: cakmano, cak mano, makmano, mak mano, macam mano, camano, cemano, cakmane, cem mane, kayak mane, macem mane, cemane, kek mano, bagaimane, kayakmano, kayak mano, cam mane, camane
    kenapa: ngapo, kenapo, ngape, kenape, ngapola, ngapo la, ngapelah, ngapolah
    apa: ape, apolah, apelah
    siapa: sapo, siape, sape, sapo yang, sape yang
    kapan: kapanlah, bilo la
    berapa: berapo, berape, brapo, brape
    berapa lama: berapo lamo, berapo hari, berape lame, berape ari
    dimana: di mane, dimane, dimanolah, di manolah
    kemana: kemano, kemane, ke mano, ke mane
    darimana: dari mane, darimane
    saya: sayo, saye
    kami: kamilah, kami ne
    kamu: nga, kau ni
    mau: hendak, nak mintak
    lupa: lupe, lupolah, kelupoan, telupo
    masuk: masok, masoklah, msuk, masuklah
    kirim: ngirimke dak, kirimlah, ngirimnyo
    tanya: nanyo, betanyo, nanye, betanye, nak nanyo, nak nanye, nak betanyo
    tolong: tolonglah kak, bantuilah, tulunglah, tolong kelah
    lama: lame, lamolah, yang lamo, lamak nian
    baru: yang anyar, baro
    lagi: agik, gik, lagilah, agi
    ada: ade, adola, adolah
    sudah: la, lah la, udeh, sudem, udem, udeklah, sudeh, lah sude, udela
    belum: lumlah, belumlah, lum, dak lagi, belum la
    karena: karno, kerno, karne, kerne
    kalau: kalunyo, kalolah, amon
    untuk: untok, untuke
    dengan: kek dio, dengen, ngen
    hanya: cumo, cume, cuma bae
    saja: baelah, saje, gale bae
    juga: jugo, juge
    sekali: nian, niannyo, amot, benar nian
    sampai: sampek la, sampelah
    sendiri: dewek an, sorang bae, dewe'an, surang bae
    punya: punyo siapo, gaduke
    beri: enjuk, juk, ngenjuk, dienjuk, enjukla, njok
    beri tahu: enjuk tau, kasih tau la, ngenjuk tau
    ambil: ngambik
    lihat: jingok, njingok, ningok, kinak, nginak, tingok
    cari: nyarik, carik, nyarike
    buka: bukaklah, mukak, ngebukak
    muncul: nimbul, timbulnyo
    rusak: rusaklah, jebol
    ganti: gantike, nggantike, ngubahke, gantila, nukarke, rubahke, ngerubahke
    pindah: pindahke, mindahke, pindahlah
    daftar: daftarke, ndaftarke, bedaftar
    hilang: ilanglah, lengit
    semua: galo, galo-galo, galonyo, galegale, gegale, segalo
    banyak: banyaklah, rame nian
    sedikit: dikitlah, sikit, sekit
    besok: pagilah
    kemarin: kemarenlah, malem tadi
    sekarang: makini, mak ini, sekarangni, ni ari
    nanti: kagek, agek
    orang: uwonglah, urang kantor
    begitu: cak itu, mak itu, cakitu, makitu, macamtu
    begini: cak ini, cakini, mak inilah
    seperti: mak cak
    nama: name, namolah, namelah
    minta: mintaklah, nak mintak tolong
    susah: saro, payah nian, sare
    salah: salahlah
    tunggu: nunggula, tunggulah
    """
}
