extension IndonesianLists {
  /// Everyday Javanese.
  static let javanese = """
    tidak: ora, mboten, boten, ndhak, orak, ra, ogak, gorah, oranan
    tidak bisa: ra iso, raiso, ora iso, ora isa, rak iso, gak iso, ga iso, ndak iso, mboten saged, boten saged, mboten saget, ra isa, ra bisa, gaiso, rakiso, gak isok, ga isok, ora bisa, mboten saged-saged, gak isa, ora keno
    tidak ada: ora ono, ora ana, ra ono, ra ana, gak ono, gak onok, ga onok, mboten wonten, boten wonten, mboten enten, ora enek, gak enek, ra enek, raono, ora ene
    tidak tahu: ora ngerti, ra ngerti, mboten ngertos, gak eruh, gak ngerti, ora weruh, ra ruh, mboten mangertos, ora reti, ra reti
    tidak mau: ora gelem, ra gelem, gak gelem, mboten purun, moh, wegah
    tidak muncul: ora metu, ra metu, gak metu, mboten medal, ora muncul, ra muncul, ora njedul
    bukan: dudu, duduk iku, sanes, gudu
    jangan: ojo, ampun ngantos, ojok
    bisa: iso, isa, saged, saget, isoh, biso
    bagaimana: piye, pripun, kepiye, priye, kepriye, kepripun, yok opo, yokopo, yo opo, yaopo, kepriben, primen, kepriwe, priben, kadospundi, kados pundi, piye carane, pripun carane, pimen, pripunipun
    kenapa: kenopo, ngopo, kenging nopo, kenging menapa, knopo, opoo, opo'o, keno opo, kena apa, genea, kok iso, nyapo, kenengopo, menging nopo
    apa: opo, nopo, menopo, menapa, opone, nopone
    siapa: sopo, sinten, sapa sing, sopo sing, sintenipun
    kapan: suk kapan, mbesok kapan, kala punapa, kapane
    berapa: piro, pinten, piroan, pirang, sepiro, pira
    berapa lama: pirang dino, pirang dina, pinten dinten, suwene piro, piro suwene, dangu pinten
    dimana: ning endi, nang endi, neng endi, teng pundi, wonten pundi, ngendi, nengendi, nangendi, ndek endi, nandi, ning ngendi, ing pundi
    kemana: menyang endi, nyang endi, dateng pundi, nang ngendi, nyangendi, maring endi, menyang ngendi
    darimana: saka endi, soko endi, saking pundi, seko endi
    mana: endi, pundi, sing endi, ingkang pundi
    saya: kulo, kula, dalem kulo, inyong, nyong, enyong, ingsun, kawulo
    kamu: panjenengan, njenengan, sampeyan, kowe, koen, koe, jenengan, sliramu, rika, awakmu
    kami: awake dhewe, awak dewe, awakdewe, kito sedoyo
    mau: arep, ajeng, arepe, arpe, gelem, purun, badhe, bade, pengin arep, kapengin, kepingen
    ingat: eling, kelingan, kengetan
    lupa: lali, kelalen, kesupen, supe, klalen, kelalian, lalek, kesupenan
    masuk: mlebu, mlebet, mlbu, melbu, nlebu, dilebokke, mlebune
    keluar: metu, mijil, metune
    muncul: njedul, mecungul, ngetok, metu tulisan, jedul, metu tulisane
    kirim: ngirimke, kirimno, ngirimno, dikirimno, dikirimke, kirimke, ngintun, dikintun, kintunaken, ngirimi
    tanya: takon, tanglet, takok, tanklet, arep takon, nyuwun pirso, badhe tanglet, nderek tanglet, ajeng tanglet, nyuwun pirsa, ngendikan takon, nyuwun priksa
    minta: njaluk, nyuwun, jaluk, njalok, jalok, disuwun
    tolong: tulung, nyuwun tulung, tulungi, njaluk tulung, mbok tulung, tulungono, nyuwun bantuanipun, direwangi, rewangi
    lama: lawas, suwe, suwi, dangu, sing lawas
    baru: anyar, sing anyar, ingkang enggal, anyare
    lagi: maneh, meneh, malih
    ada: ono, wonten, enek, onok, enten, onten
    sudah: wis, wes, sampun, uwis, wus, uwes, mpun, bar iki
    belum: durung, dereng, drung, dereng nate
    pernah: tau nate
    karena: amarga, mergo, mergane, amargi, jalaran, merga, marai, gegara, amergo, amargo, soale, goro-goro, goro goro
    kalau: nek, yen, menawi, lek, menowo, manawa, umpomo
    untuk: kanggo, nggo, dinggo, kangge, ngge
    dengan: karo, kaliyan, kalih, mbek, kambek, kaleh, karoan
    dan: ian, lan ugo
    dari: soko, saka, saking, seko, sangko, sangking
    yang: sing, ingkang
    hanya: mung, namung, ming, gur, mong, amung
    saja: wae, mawon, ae, bae, mawonan, kemawon
    tapi: nanging, ananging
    sampai: nganti, ngantos, dugi, nganthi
    sekali: tenan, banget tenan, sanget, nemen
    juga: ugo, uga, ugi
    masih: isih, ijek, tasih, taksih, jek, esih, seh tetep
    selalu: tansah, mesti wae, ajeg
    orang: wong, tiyang, uwong
    punya: duwe, nduwe, gadhah, gadah, nduweni, kagungan, duwene
    sendiri: dhewe, dewe, piyambak, dewekan, piyambakan
    buat: nggawe, gawe, damel, ndamel, digawe, gawekno, gawekke
    buka: mbukak, mbukake, dibukak, bukakno, mbikak
    lihat: ndelok, delok, mirsani, ningali, delengi, nyawang, dideleng, ndeleng, ketok
    cari: golek, nggolek, goleki, nggoleki, pados, madosi, golekno
    ambil: jupuk, njupuk, mundhut, pendhet, mendhet, dijupuk, jukuk, njukuk
    beri: wenehi, menehi, maringi, diwenehi, paringi, nyukani, sukani, diparingi, wehi, nguwehi
    beri tahu: kandani, ngandani, dikandani, ngabari, kabari, dikabari
    tulis: nyerat, nulisi, diserat
    ganti: gantos, ngijoli, ijol, gantine, gantosi, gantos nipun, ngganteni, diganteni, digantos
    pindah: pindhah, boyong, ngalih panggonan
    hilang: ical, ilange
    rusak: bubrah, rusake, bubar rusak
    salah: klentu, lepat, kleru, luput
    benar: leres, bener temen, bener tenan
    bingung: mumet, ngelu, bingunge
    susah: angel, rekoso, ewuh
    banyak: akeh, kathah, katah, uakeh, akehe
    sedikit: sithik, sitik, sekedik, sethithik, sakedhik, titik wae, setitik
    semua: kabeh, sedoyo, sedaya, sedanten, kabehan
    besok: sesuk, mbenjing, benjing, sesok, mbesuk, sesuke
    kemarin: wingi, wingenane, kolo wingi, kala wingi, winginane
    sekarang: saiki, sakniki, sakmeniko, sakpuniki, samenika, saniki
    tadi: wau
    nanti: mengko, mangke, engko, mengkin, ngko
    hari: dino, dinten, dina
    nama: jeneng, asmo, asmane, jenenge, nami, naminipun
    nomor: nomere, nomeripun
    surat: layang resmi, surate, seratipun
    seperti: koyo, kados, koyok, kadosipun, kaya kuwi, koyo ngene
    begitu: ngono, mekaten, mengkono, ngoten, kuwi ngono, ngunu
    begini: ngene, mekaten niki, mengkene, ngeten
    kantor: kantore, kantoripun
    mengerti: mangertos, ngertos, reti, dhong
    tunggu: ngenteni, enteni, nengga, ditunggoni, entenono
    selesai: rampunge, bubaran, paripurna
    cepat: enggal, gelis, rikat, cepetan
    """
}
