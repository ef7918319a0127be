extension IndonesianLists {
  /// Everyday words of the regional languages and Malay dialects: Javanese, Sundanese, Minangkabau, Palembang, Jambi,
  /// Bangka, Banjar, Betawi, Medan, Makassar, Manado, Papuan, Ambonese, Balinese, Madurese, Acehnese and Sasak.
  package static let regional = """
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
    tidak: kagag, kage, gakkk, kaga'
    tidak bisa: kagak bisa, kaga bisa, kagak bise, kaga bise, kagak dapet, kga bisa, kagak bs, mana bisa
    tidak ada: kagak ada, kagak ade, kaga ada, kaga ade, kagak nongol barangnya
    tidak tahu: kagak tau, kaga tau, kagak tahu, meneketehe
    tidak mau: kagak mau, kaga mau, ogah ah
    tidak muncul: kagak muncul, kaga muncul, kagak nongol, kaga nongol, kagak keluar
    bagaimana: gimane, pegimane, pegimana, begimanah, gimane caranye, gimanee, gmane
    kenapa: ngapain, kenape sih, napa sih, ngapa yak, kenape yak
    apa: ape aje, apaan sih, paan
    siapa: siape aje, siape yang
    kapan: kapan sih, kapan tau
    berapa: berape duit, berape sih, brape yak
    berapa lama: berape lama, berape hari, brp lame
    dimana: di mane sih, dimane sih, dimane ye
    kemana: kemane sih, kemane aje
    saya: aye, guwe, guah, gwe, gweh, guwa, saye nih
    kamu: lw, ellu, luh, elu pade, lo pada
    mereka: mereka pada
    mau: kepengen aje, pengennye, pgnnya
    lupa: lupain, ngelupain, lupaan
    masuk: masup, masupin, masukin, ngemasukin, kemasukin
    kirim: kirimin dong, ngirimnye, dikirimnye
    tanya: nanyak dong, nanya dong, tanya dong, mo tanya, numpang nanya
    tolong: tolongin gue, tolongin dong, bantuin dong, bantu dong
    baru: baruan, nyang baru, barunye
    lama: lamenye, lame banget, lamaan
    sudah: udeh lama, udehan, udahlah, dah lama
    belum: belonan, blon juga, belom juga
    ada: adenye, adanye
    muncul: nongol di, nongolnye, munculin
    rusak: jebolan, ngehang, ngeheng, ngelag, nge-lag, nge-hang, lemot rusak
    lambat: lemot, lelet, lola, lemott, lmbt, ngelemot
    karena: gegara die, soalnye, lantaran die
    kalau: kalo misal, kalo semisal, semisal
    untuk: buat gue
    dengan: ame, ama
    yang: nyang, nyg
    juga: jugaan dong, jg dong
    saja: ajalah, ajadeh
    sekali: bangettt, bet dah, buanget, pisann
    sendiri: sendirinye, ndiri, ndirian
    punya: punye, punyenye
    beri: kasihin dong, ksh, ngasiin
    beri tahu: kasih tauin, bilangin, ngomongin, bilang ke
    ambil: ngambilin, ambilnye
    lihat: ngeliatin, liat dong, tengokin
    cari: nyari-nyari, nyarinye
    buka: bukanye, ngebukain
    buat: bikinnye, ngebikinin, buatnye
    tulis: nulisnye, tulisnye
    ganti: gantiinye, ngegantiin, nukerin, tukerin, gantinye
    pindah: pindahin, mindahin, dipindahin, pindahinye, pindahnya, dipindah, dipindahkan, memindahkan, perpindahan, pemindahan, berpindah, dipindahkn, mindah
    daftar: ngedaftarin, daftarinnya, daftarnye
    hapus: ngapus, ngapusin, dihapusin
    hubungi: ngontak, ngontek
    nama: namenye, namain
    nomor: nomernye, nomorin
    orang: orangnye, orang-orang
    sampai: ampek, nyampe-nyampe, sampenye
    hilang: ngilang, ilang-ilangan
    salah: salahnye, kesalahin
    benar: benerin dong, bener gak, bener ga
    perbaiki: benerin, betulin, dibenerin, memperbaiki, diperbaiki, benahi, perbaikan, betulkan, dibetulin, perbaikin, diperbaikin
    mengerti: ngartiin, ngeh, mudengan
    bingung: bingungin, pusing, pusing gue, mumet gue
    susah: susahnye, susah banget, ribet, rempong, ruwet
    cepat: buruan, cepetan dong, cepetin, gece
    nanti: ntaran, entaran, ntar dulu, tar dulu
    kemarin: kemarenan, kmren-kmren
    sekarang: sekarangan, skrg juga
    begitu: gitu loh, gituan, gitunye
    begini: giniin, gini loh
    seperti: kayak gini, kayak gitu, kyk gini, kyk gitu, kayak apa
    semua: semuanye, pada semua
    sedikit: dikitan, seupil, secuil
    hanya: doangan, cumaan
    mungkin: kali aja, kayanye
    buang: buangin, ngebuang, dibuang, kebuang
    coba: cobain dong, nyobaiin
    telepon: nelp, telponin, nelponin, telepn, tlpon, ditelepon, telephone
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
