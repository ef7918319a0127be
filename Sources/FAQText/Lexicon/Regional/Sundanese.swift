extension IndonesianLists {
  /// Everyday Sundanese.
  static let sundanese = """
    tidak: teu, henteu, moal, teuing, hente, hnteu
    tidak bisa: teu tiasa, teu bisa, teu bisaeun, henteu tiasa, teu tiasaeun, moal bisa, teu bs, teutiasa
    tidak ada: teu aya, euweuh, teuaya, henteu aya, teu aya kabar, weuh
    tidak tahu: teu nyaho, teu terang, teu apal, teu uninga
    tidak mau: embung, alim ah, teu hayang, teu hoyong, teu daek
    tidak muncul: teu muncul, teu kaluar, teu bijil, teu nongol
    jangan: entong
    bisa: tiasa, bisaeun, tiasana
    bagaimana: kumaha, kmha, kumahaeun, kumaha carana, kumaha atuh, kumaha nya, kumhaa, kuma atuh
    kenapa: kunaon, naha, kunaha, knaon, ku naon, naha atuh
    apa: naon, naonna, naon eta
    siapa: saha, sahaeun, saha nu
    kapan: iraha, irahana
    berapa: sabaraha, baraha, sabarahaeun
    berapa lama: sabaraha lami, sabaraha lila, sabaraha dinten, sabaraha poe
    dimana: di mana atuh, dimanana, palih mana, palebah mana
    kemana: kamana, ka mana, kamanakeun
    darimana: timana, ti mana, ti manana
    saya: abdi, kuring, simkuring, sim kuring
    kami: abdi sadaya, arurang
    kamu: anjeun, salira, hidep, anjeunna
    mau: hoyong, hayang, badé, palay, daek
    lupa: poho, hilap, pohoeun, kapopohokeun, mopohokeun
    ingat: inget keneh, emut, emut keneh
    masuk: lebet, asup, asupna, ngasupkeun, lebetna, asupkeun, diasupkeun
    keluar: kaluar, bijil, kaluarna
    kirim: kintun, ngintunkeun, kirimkeun, ngirimkeun, dikintunkeun, dikirimkeun, kintunkeun
    tanya: naros, tumaros, taros, nanyakeun, naroskeun, badé tumaros, bade naros, bade tumaros, hoyong naros, tanyakeun
    minta: menta, nyuhunkeun, suhunkeun, nyungkeun, menta tulung, sungkeun
    tolong: bantosan, bantosna, punten bantosan, pangbantoskeun, tulungan, pangnulungkeun, bantuan atuh
    baru: anyarna, nu anyar, weuteuh
    lama: lami, heubeul, lawasna, nu lami, nu heubeul
    lagi: deui, deuih
    ada: aya, ayana, aya teu
    sudah: parantos, tos, geus, ges, atos, entos, prantos, enggeus
    belum: teu acan, acan, can acan, tacan, encan, teacan, teu acanan
    pernah: kantos, kungsi
    karena: margi, kusabab, ku sabab, sabab kitu, pedah, kulantaran, kumargi
    kalau: upami, pami, lamun, mun
    untuk: kanggo ka, keur ka, pikeun
    dengan: sareng, jeung, sarng
    dan: sareng ogé
    dari: ti kantor, tina, ti lpse
    juga: oge, ogé, ge oge
    saja: wungkul, waé, wé, hungkul
    sekali: pisan, kacida, teuing ku
    sampai: dugi ka, nepi ka, dugika, nepika
    selalu: salawasna, sok terus
    masih: keneh, kneh
    orang: jalmi, jelema, jalma
    punya: gaduheun, bogaeun
    tidak punya: teu gaduh, teu boga, ora duwe, ra nduwe, gak duwe, mboten gadhah, gak punya, ga punya, tdk punya, nggak punya, ngga punya, gapunya
    sendiri: sorangan, nyalira, soranganan
    buat: nyieun, midamel, ngadamel, pangnyieunkeun, didamel, nyiuen
    buka: mukakeun, bukakeun, dibukakeun
    lihat: ningal, ninggali, nempo, tempo heula, ningalikeun, tingali
    cari: milarian, neangan, pilarian, teangan, milari
    ambil: candak, cokot, nyokot, dicandak, dicokot
    beri: masihan, pasihan, bere, pasihkeun, dipasihan, mikeun, maparin
    beri tahu: wartosan, ngawartosan, bejaan, bejakeun, diwartosan
    tulis: nuliskeun, serat surat, nyeratan
    ganti: gentos, ngagentos, digentos, ngarobih, robih, ngarobah, robah, ganti atuh, gentoskeun, gantikeun, ngaganti, dirobih
    pindah: pindahkeun, ngalih tugas, mindahkeun
    hilang: leungit, icalna, ngiles
    rusak: ruksak, rusakeun
    salah: lepat na, lepatna, salahna
    benar: leres na, leresna, bener pisan
    bingung: lieur, rieut, bingungeun
    susah: hese, sesah, hesena, hésé
    banyak: seueur, seeur
    sedikit: saeutik, sakedik, saetik, saeutikeun
    semua: sadaya, sadayana, kabehna, sakabeh, sakabehna
    besok: enjing, isukan, enjingan, isuk poe
    kemarin: kamari, kamarina
    sekarang: ayeuna, ayna, ayeuna keneh
    nanti: engke, engkin, ngke
    hari: poe, poé
    nama: ngaran, wasta, ngarana, nami na, jenengan na
    daftar: ngadaptar, daptarkeun, ngadaftar, ngadaftarkeun
    begitu: kitu, kituna, kitu cenah
    begini: kieu, kieuna
    seperti: siga, jiga, kawas, sapertos, saperti, sapertosna
    harus: kedah, kuduna, kedahna
    tunggu: antosan, ngantosan, dagoan, ngadagoan, diantos
    mengerti: ngartos, ngartoseun, kahartos
    selesai: parantosan, bereseun, anggeus, rengse
    cepat: gancang, enggal-enggal, gura-giru, geuwat
    hubungi: ngahubungi, hubungan atuh
    """
}
