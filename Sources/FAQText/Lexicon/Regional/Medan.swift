extension IndonesianLists {
  /// Everyday words of Medan and its neighbours: Batak, and Malay dialects.
  static let medan = """
    tidak: ndang, dang, indadong, ndada, inda adong do, daong
    tidak bisa: ndang boi, dang boi, ndak boi, mana bisa pulak, nggak bisa pulak, tak pandai, tak boleh masuk, dang boi be, inda tola, tak bise, tak bole, tak leh, ndang tarbahen
    tidak ada: dang adong, ndang adong, takde, tak ade, takda, tak de, mana ada pulak, tadak, dangadong, inda adong, nadong
    tidak tahu: ndang huboto, dang huboto, mana tau aku, manatau, tak tahulah, tak taulah, inda huboto
    tidak mau: ndang olo, dang olo, tak nak, taknak, tak mahu
    tidak muncul: tak muncul, tak keluar, dang haruar, ndang haruar, tak nampak, nggak nampak, gak nampak
    bukan: daongdo, bukannya pulak
    bisa: boi, boido
    bagaimana: macam mana, macammana, cemana, camana, cemmana, cam mana, kek mana, kekmana, kekmananya, songon dia, songondia, boha, cemananya, macam manalah, macemana, macam manapulak, beha do, sungon dia, kayak mana, kayakmana, cemanalah
    kenapa: boasa, kenapa pulak, kenapa rupanya, ngapa pulak, mahua, hape boasa, aso, boasa do
    apa: aha do, apa rupanya, apenye, hadia
    siapa: isedo, siapa rupanya, siapelah
    kapan: andigan, bile, bilenye, ndigan, addigan
    berapa: piga, sadia, sadia do, berapa rupanya, piga ari
    berapa lama: sadia leleng, piga hari, berapa lama pulak, berape lame ni
    dimana: didia, di dia, kat mane, kat mana, dimana pulak, dimana rupanya, dimanenye, idia, i dia
    kemana: tudia, tu dia, kemana pulak, kemanenye
    darimana: siandia
    saya: ahu, awak, kamek, au do, hamba
    kami: hami, kamek orang, kite orang
    kamu: hamu, kitak, awak kau, kelen, klen, kau tu, kalen
    mereka: nasida, halaki
    mau: naeng, olo, nak gi, mahu
    lupa: lupeklah, tarlupa, hulupahon, terlupe, lupahon
    masuk: bongot, masukkanlah, masuke
    kirim: tongos, tongoshon, kirimkanlah, mengirimlah, kirimhon, tongosan
    tanya: sungkun, manungkun, sungkunhon, nanyak dulu, nanyak lah, mau nanyak, bertanyelah, sukkun
    tolong: urupi, mangurupi, tolong dulu, tolonglah dulu, tolong bah, tolong pulak, patolong
    minta: mangido, pangidoan, mintakkan, mengido
    baru: imbaru, baru pulak, na imbaru
    lama: leleng, na leleng, lamak kali, lama kali, na robi
    lagi: muse, mulak, lagi pulak, agek lagi
    ada: adong, adong do
    sudah: nunga, nungnga, nungga, sudah pulak, dah pun, madung
    belum: ndang dope, dang dope, belom pulak, belom pun, dang pe
    karena: alana, ala ni, karne tu, dibahen
    kalau: molo, kalau pulak
    untuk: tu ahu, laho, untok kame, untukku
    dengan: dohot
    yang: na so, iang tu
    saja: sambing, aje lah, jelah
    sekali: kali pun, situtu, benar kali, kali lah, hian
    sendiri: sandiri, sorang diri, sandirion
    punya: punyaku, ampuna
    buat: mambahen, bahen, dibahen ma, buatlah, bikinlah
    buka: buha, mambuka ma, bukkai, bukakkan
    lihat: mamereng, pereng, bereng, manjaha, tengokkan, tengoklah
    cari: lului, mangalului, jalaki, carikkan
    ambil: buathon, ambekkan, ambilkanlah
    beri: lehon, mangalehon, kasihlah, kasikan, kasikkan
    beri tahu: paboa, paboahon, kasih taulah, kasitaulah
    tulis: surathon, manurat, tulislah
    nama: goar, goarna
    ganti: gantihon, manggantihon, gantikkan, tukarkan, tukarlah, ubahkan, menukar
    pindah: pinda ma, pindakkan, pindahlah pulak
    daftar: daftarhon, daftarkanlah, mandaftarhon
    rusak: sega, rusakpulak, rosak, hancur kali
    hilang: mago, ilang pulak, hilang pulak
    salah: sala do, salah pulak, hasalaan
    benar: tutu, betul kali
    bingung: bingung kali, pening, pening awak, pening kali
    susah: maol, susah kali, payah kali
    banyak: godang, banyak kali, bahat
    sedikit: otik, saotik, saotik nari, siket
    semua: sude, sudena, semue, semuenye, sasude
    besok: marsogot, sogot, besoklah, ancogot
    kemarin: nantoari, nattoari, kemaren tu
    sekarang: saonari, nuaeng, sekarang ni, skarangnilah, saonnari
    nanti: annon, haduan, nanti pulak, kejap lagi
    orang: jolma, halak, orang tu
    begitu: songoni, songon i, macam tu, cam tu, cemtu, kekgitu, kek gitu
    begini: songonon, songon on, macam ni, cam ni, cemni, kekgini, kek gini
    mengerti: antusan, mangantusi, paham pulak
    tunggu: paima, paimahon, tunggulah dulu, painte
    keluar: ruar, haruar, kaluarlah
    """
}
