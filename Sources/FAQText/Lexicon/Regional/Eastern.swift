extension IndonesianLists {
  /// Everyday words of Makassar, Manado, Papua, Ambon and Kupang.
  static let eastern = """
    tidak: tra, nyanda, nyanda', tena, taena, sonde, nda'
    tidak bisa: tra bisa, trabisa, tara bisa, nyanda bisa, nyanda boleh, seng bisa, sonde bisa, tena kulle, taena kulle, nda bisa ka, tidak bisaka, tidak bisa ki, nda bisa ki, ndak bisaka, tidak bisa pi, son bisa, te bisa, tida bisa, nda bisaka, seng bole, tra mampu, nda bole, tidak bisa ka
    tidak ada: trada, tra ada, tarada, tida ada, nyanda ada, seng ada, sonde ada, taena antu, nda ada ki, tena antu, son ada, degaga, nda adaji, tidak adaji, nyada
    tidak tahu: tra tau, tra tahu, nyanda tau, seng tau, sonde tau, tidak tau ka, tara tau, nda tau ka, nintau, tida tau
    tidak mau: tra mau, nyanda mau, seng mau, sonde mau, tida mau, nda mauka, tra suka mau
    tidak muncul: tra muncul, nyanda muncul, seng muncul, sonde muncul, tra keluar, nyanda kaluar, seng kaluar, tida muncul, nda muncul ki
    tidak masuk: tra masuk, nyanda maso, seng maso, sonde maso, tida maso, gak masuk, ga masuk, tdk masuk, ora mlebu, ra mlebu, gak mlebu, teu asup, teu lebet, indak masuak, kada masuk, dak masuk, kagak masuk, gk masuk, g masuk, nggak masuk, ngga masuk, mboten mlebet, teu acan lebet, ndak masuk, nda masuk, tak masuk
    bukan: bukang, tena ia, bukan ji
    jangan: jang dulu, jangan ki, jang
    bisa: kulle, akkulle, bisa ji, bisaji, bisakah ki, bisaka, weding
    bagaimana: bagaimana mi, bagaimana ji, bagaimanami, bagaimana ka, bgmn mi, bagaimanaka, karmana, bagemanakah, bagaimana e, antekamma, anteikamma, magapi, bagaimanami ini, pekkoga, gimanami
    kenapa: kiapa, mangapa kah, kenapa ka, kenapa ki, kenapakah ini, angngapa, anngapa, magai, akurang, kenapa kah, knp ki, mengapa e, kenapami, knp mi
    apa: apakah ini e, apa ka, apaji, agae
    siapa: sapa so, inai, niga, siapa ka, sapa pu
    kapan: tempo apa, siapa kapang, kapang, kapanpi, uppanna
    berapa: brapa ka, berapakah e, barapa ka, berapa kah
    berapa lama: barapa lama e, berapa lama mi, berapa lama pi, brapa lama lai
    dimana: kemae, dimana ki, dimana ka, di mana kah, di mana e, kegasi, dimanami
    kemana: pigi mana, ke mana kah, kemana ka, kemanami, pi di mana
    darimana: dari mana ka, dari mana kah, dari mana e
    saya: sa, beta, bt, nakke, inakke, sayya ka, sa ni, beta ni
    kami: torang, kitong, kitorang, katong, ikatte, kitaorang, ketong
    kamu: ngana, ngoni, kam, kamorang, ose, ale, bosong, ngoni samua, kau ki, katte, dikau
    mereka: dorang, drg, dong dorang, dorng
    dia: antu ia, de pu, dia pe, dia pu
    mau: suka mau, mo pi, erok, maukah, mo minta
    lupa: kuluppai, takkaluppa, kaluppai, lupaka, kalupa, lupami, lupa mi, talupa, so lupa, su lupa, allupa
    ingat: inga, inga mi, ingatka
    masuk: maso, antama, masuk mi, tamasuk, muttama, kase maso, kas masuk, kasi masuk, kase masuk
    keluar: kaluar jo, assulu, kaluar mi, massu
    muncul: muncul mi, basonto, kaluar tulisan, dapalia, ada muncul
    kirim: bakirim, kase kirim, kas kirim, kasi kirim, kirim akang, akkiring, kirim mi, da kirim
    tanya: batanya, akkutaknang, mau batanya, mo batanya, mo tanya kasana, sa mau tanya, batanya dulu, makkutana
    tolong: tolong jo, tolong ki, tolong dulu e, tulung mi, bantu akang, tolong kasana, bantu kah, bantu ki, baku bantu, tulungka
    minta: baminta, minta akang, appalak, minta ki
    baru: beru, baru mi, baru ji, yang beru
    lama: sallo, lama mi, lamami, yang lama mi, lama lai
    lagi: ulang lai, lagi kah, sampe lai
    ada: niak, ada ji, adaji, adami, ada mi, ada so
    sudah: su, suda mi, sudahmi, sudah mi, le'ba, purani, sudami
    belum: tapi belum, belumpi, belum pi, blm pi, tenapa, balong, balom, blumpa, blum lai
    pernah: parna, pernahka
    karena: karna itu e, nasaba, karana itu, gara itu, saba'
    kalau: kalo e, punna, kalo mi, kalau ki
    untuk: for torang, voor, for kita, par beta, untuk ki
    dengan: deng torang, na anu, deng dorang, deng beta, sibawa
    dari: battu, pole ri
    hanya: cuma itu ji, itu ji, cuma ji
    saja: sa ja, jo ja, sajo e
    tapi: mar, tapi e, mingka, mar kiapa
    sampai: sampe jo, sampe e, narapi
    sekali: skali, sakali, paling skali, mamo, batul skali
    sendiri: sandiri jo, kale-kale, sandiri mi
    punya: pe, pu, punya e, pung, kita pe, sa pu, ko pu, beta pung, torang pe, kitong pu
    pergi: pigi, pi, mange, pigi jo, jalan ki, prgi, pegi, lunga, indit, angkat kaki, kesah
    buat: beking, biking, bekeng, bikin akang, appare, bikin ki, mabbu
    buka: kase buka, kas buka, bukai, sungke, kasi buka, timpak
    lihat: lia, lia akang, ciniki, accini, lia jo, dapa lia, ita ki
    cari: bacari, cari akang, boya, appuboya, cari ki, sappa
    ambil: ambe akang, alle, ngalle, ambil mi, ala ki
    beri: kase, kasih akang, sarei, assare, kase pa, kasi ki, kasiki
    beri tahu: kase tau, kas tau, kas tahu, kasi taukan, kase tau akang, kasi tauka, podang, bilang pa kita
    tulis: tulis akang, annulisi
    nama: areng, areng ta, nama ta, aseng
    nomor: nomor ta, nomorna
    ganti: kase ganti, kas ganti, ganti akang, sambei, bakuganti, kasi ganti, ganti ki, kasi ubah, pinra, assambe, baganti, ganti mi, kase robah
    pindah: bapinda, kase pinda, kas pindah, kasi pindah, lette, allette, pinda jo
    daftar: kase daftar, kas daftar, bapdaftar, daftar akang, kasi daftar, daftar ki
    rusak: rusak mi, panra, rusakmi, kase rusak, so rusak, su rusak, talawas rusak
    hilang: ilang mi, tappelak, ilang jo, so ilang, su hilang, hilangmi, teddeng
    salah: salah mi, salami, salakki, so salah
    benar: batul, batul ji, tojeng, tongeng, betul ji, botul
    bingung: bingung ka, bingung mi, pusing skali, bingungka
    susah: susah skali, susah mi, sussa
    banyak: banya, banyak skali, jaina, maega
    sedikit: sadiki, sidiki, sadikit jo, sikedde, sadiki jo, cedde
    semua: samua, samua e, ngaseng, semua ki, maneng
    besok: beso, ammuko, beso jo, baja ki
    kemarin: kalamaring, kamareng, subangngi, kalamareng, kamaring
    sekarang: sakarang, kamma-kamma, skarang mi, sakarang jo, makkukkuange
    nanti: nanti pi, nantipi, sabantar, sebentar pi, minne
    hari: esso
    tunggu: tunggu jo, tayang ki, tunggu akang, tajeng ki, tungguki
    begitu: bagitu, kamma anjo, begitu mi, bagitu jo
    begini: bagini, kamma anne, begini mi, bagini jo
    cepat: capat, cepat jo, kas capat, kase capat
    hubungi: hubungi ki, hubungi akang, kase hubungi
    sering: sering ki
    surat: suratta, surat ta
    """
}
