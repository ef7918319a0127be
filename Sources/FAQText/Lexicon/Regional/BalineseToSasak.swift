extension IndonesianLists {
  /// Everyday Balinese, Madurese, Acehnese and Sasak.
  static let balineseToSasak = """
    tidak: tusing, nenten, sing je, ndek, ndeq, endek, endeq, hana, h'an, ndeqne, ta', ndek ne
    tidak bisa: sing nyidang, sing nyidaang, ten nyidang, sing dadi, tusing dadi, nenten prasida, ten prasida, ndek bau, ndeq bau, ndek bauk, hanjeut, han jeut, h'an jeut, hana jeut, ta' bisa, ta' ollé, tak kenneng, sing bisa, tusing bisa, tusing nyidang, ten bisa, nenten bisa, ndeq ku bau, hanek mampu, ta' kengeng, ten mrasidayang, nenten mrasidayang
    tidak ada: sing ada, ten wenten, nenten wenten, tusing ada, sing ade, tada', ndek arak, ndeq arak, ndekna arak, hana meu, hana na, tak bada, ta' bada, ndeqara, hana pih
    tidak tahu: sing nawang, ten uning, nenten uning, tusing nawang, hana tupeue, han teupeu, ta' tao, ndek taok, ndeq taoq, tak oneng, ndek na taok
    tidak mau: sing nyak, tusing nyak, ten kayun, ndek mele, ndeq mele, han ek, ta' endha', ta' poron
    tidak muncul: sing pesu, sing ngenah, ten ngenah, ndek sugul, ndeq sugul, hana teubit, ta' kalowar, nenten medal
    bukan: boya je, sing je keto, banne, ndekne, kon nyan, kon lagee
    jangan: sampunang, da nae, ajja', dendek, ndaq
    bisa: nyidang, ngidang, nyidaang, jeut, prasida, mrasidayang, bisah, ollé, bauk
    bagaimana: kenken, kengken, sapunapi, kenken carane, sapunapi carane, dekremma, dhekremma, kadi ponapa, berembe, brembe, ngumbe, pakriban, pakiban, kiban, dekkremmah, berembe carana, pakriban cara, ngumbe carana, punapi carane, kadhi ponapa, kenkenang
    kenapa: nguda, ngudiang, napi mawinan, arapa, anapa, kembek, kumbek, pakon, kembekn, peue sabab, arapah, napi awinan, ngudiang je, pakeun, kumbekn, kembeq
    apa: napi, punapi, ponapa, peu, peue, napi nika, pue
    siapa: nyen, sapah, soe, sira sane, sera
    kapan: pidan, pajan, bilah, piran, ring napi, jeh pidan, pajan teuma
    berapa: akuda, kuda akeh, bereppa, berempa, padum, pire, aji kuda, bherempa, padumna
    berapa lama: akuda makelo, kuda lami, bereppa are, padum uroe, pire jelo, akuda suba, padum trep, bherempa abit, pire ngonena
    dimana: dija, ring dija, e dimmah, dimmah, dimma, leq mbe, lek mbe, pane, bak pane, eka'dimma, ring dija je, e kemma, leqmbe, didimma
    kemana: kija, ka dimma, ojok mbe, ojoq mbe, jak pane, u pane, lakar kija, jok mbe, ka kemma, kaimma
    darimana: uli dija, saking dija, lekan mbe, dari dimma, panesa, lekan embe
    saya: titiang, icang, tityang, kaula, kaule, sengko', engko', lon, ulon, ulontuwan, tiang nunas, iraga, lontuan
    kami: iraga sareng, kamoe, geutanyoe, sengko' kabbhi, titiang sami, ite, kamo
    kamu: ragane, idadane, cai, ba'na, bekna, gata, droeneuh, droneuh, pelungguh, panjennengngan, pelinggih
    mau: nyak, kayun, terro, mele, meuheut, poron, lakar, jagi, endha'
    lupa: engsap, loppa, kaloppa, kaloppaen, lupaq, tuwo, tuwoe, kaengsap, engsapang, telupaq, tuwo lon, kalalen, kaloppae
    ingat: enga', ingateuh, nginget-nginget
    masuk: macelep, ngranjing, maso', tamong, ngeranjing, macelepan, masoq, tamongjeut
    keluar: pesu, kaloar, kalowar, teubiet, teubit, sugul, pesune
    muncul: ngenah, metengok, mecik, pesu tulisan, leumah, ngenah tulisan
    kirim: ngirimang, kirimang, kerem, peukirem, kirem, kirimang tiang, kirimin tiang, ngeremagi, kerema
    tanya: matakon, metaken, atanya, tanyong, beketoan, ketoan, tiang metaken, nunas metaken, meutanyong, atanya'a, lon tanyong, nakenang, nunas tetaken
    tolong: tulungin, tulungin tiang, nunas tulung, tulong lon, tolongen, neda tolong, tulungang, ngelungsur tulung, nunas bantuan, nulungin
    minta: nunas, ngelungsur, ngidih, lakee, menta', ngendeng, nunasang, mintaq, nyo'on
    baru: baro nyoe, wawu, sane anyar, baroe
    lama: makelo, mekelo, abit, laek, laeq, ngone, trep, jameun, sane lami, suba makelo, ngonek, trep that
    lagi: buin, pole ka, maliq
    ada: wenten, bada, bedhe, badha, arakn, ade niki, na bak, beda'
    sudah: suba, ampon, uah, ka lheuh, sube, olem, kaleuh, lheuh, lhueh
    belum: konden, gi' ta', ghi' ta', gik tak, ndeqman, ndekman, goh, gohlom, goh lom, kondene, hana lom, nenten durung
    pernah: taen, kala', tao la, uah taoq
    karena: duaning, sawireh, polana, sengaq, sengak, sabab nyan, awinan, keurana, kerana, keranteng, santukan
    kalau: yening, manabi, mon, meunyo, yening kari, menyo, lamunna
    untuk: anggon, anggen, antuk, ghebay, ka'angghuy, keu, keubit, gaweq, kangghuy, anggona, gebay
    dengan: ajak tiang, ngajak, ngon, kance, sareng tiang, kanca
    dan: miwah
    dari: uli, lekan, lekak, nibak, dhari
    yang: sane, siq
    hanya: wantah, coma, mak tuah, tuah
    saja: dogen, manten, bhai, mantong, gén
    sampai: kanti, trok, trok bak
    tapi: nangin, tape ye, teutapi, laguna, sakewala, kewala
    sekali: sajan, that-that, ghellu, parada, ongguh
    juga: masih je, jhuga, endah
    masih: nu masih, mantong na, ghi'
    selalu: sesai, setata, sabe, serrena
    orang: jlema, jadma, oreng, ureueng, ureung, manusa, reuneung
    punya: ngelah, gelah, ghadhuwan, andi', na lon, bedoe, maduwe
    tidak punya: sing ngelah, ten ngelah, ta' andi', ndek bedoe, hana po, ndek gadu
    sendiri: pedidi, padidi, pedidian, dibi', dhibi', mesak, mesaq, keudroe, dibik, sidroe, mesaqn
    pergi: majalan, lampaq, luwas
    buat: ngae, gaenang, ngaryanin, ngabey, piyak, piaq, peugot, peuget, agaway, ngaenang
    buka: ngampakang, ampakang, buka', peuhah, bukaq, mukka', bukakang
    lihat: nepukin, tingalin, kalon, gita', gitaq, abasagi, nyingakin, cingakin, tangale, nolih
    cari: ngrereh, rereh, nyare, boyaq, jak mita, ngalihang
    ambil: jemak, nyemak, ngala', baitang, jemakang
    beri: baang, ngicenin, icenin, berri', jok lon, bi keu, bengan, baangin, bengang, aberri'
    beri tahu: orahin, ngorahin, orin, peugah, bada'en, badaq, badak, matur, peuthe, bada'na, ngorin, pabala
    tulis: nyurat, tuleh, tolis, nolis, suratang, teumuleh, nyuratang, noles
    surat: sorat, suratne, serrat
    nama: adan, parab, nyama, nyamana, aran, arana, adane, nan droe, wastan
    nomor: nomerne, nomber, numboe
    ganti: gantiang, silur, nyilurin, ghante, aghante, gantoe, peugantoe, gentosin, ngentosin, nyeluk, robaq, gantiq, aobah, obahin, ngubahang, ubahang, gantiin tiang, peuubah
    pindah: magingsir, gingsir, penda, apenda, pindahang, pinah, ngingsirang, meupinah, ngaleh, peupinah
    daftar: ngedaftarang, daftarang, dafeutar, mendafeutar, adaftar, dhaftar
    rusak: uwug, usak, rusakne, reuloh, sede, sedaq, uug, uwugang, reulohan
    hilang: gadoh, kecag, teulang, telang, elangan
    salah: pelih, iwang, sala nyan, kaleru, salaq, pelihne, sala'
    benar: beneh, lerres, ongghu, beutoi, beutoy, kenaq, seken
    bingung: pungo, puyeng tiang, teungoh-teungoh, benyer
    susah: keweh, meweh, sossa, payah that, sengka, jangkaq
    banyak: liu, bannya', luek, luweq, le that, jaih, luwe'
    sedikit: abedik, bedik, sakone', sakonnik, sedik, bacut, bacot, akidik, kodeq sedik, sekediq, sakunik
    semua: makejang, kabbi, kabbhi, mandum, bandum, selapuq, selapuk, mandumteuh
    besok: benjang, laggu', lemaq, lemak jemaq, singoh, jemak jani, laggu, beungoh singoh
    kemarin: dibi, bari', uiq, baroe uroe, uwi, iwi
    sekarang: jani, mangkin, satiya, nengka, jinoe, nyoekeuh, nane, samangken, jinoenyoe, jani jani
    nanti: nyanan, dagghi', eteh, entik, singohteuh, bin jebos, dagghi
    hari: rahina, uroe, jelo
    tunggu: antosang, ngantosang, antiang, ngantiang, prehlon, antih
    begitu: keto, asapunika, sapunika, jareya, meunan, menuq, kento, lagee nyan
    begini: asapuniki, sapuniki, meunoe, meneq, lagee nyoe, reya
    seperti: lagee, kantha, akantha, maraq, marak, kadi
    mengerti: ngresep, ngarte, muphom, meuphom, ngarteh
    selesai: puput, lheueh, pragat, wah suah, lastari
    cepat: enggalan, becat, bagaih, jegheh, jagjag, becatan
    itu: nika, ento, rowa, jih nyan, nike, niku, kuwi, kae, menika, iku
    ini: niki, ene, neka, nyoe, iki, nikii, iki lho, meniki
    """
}
