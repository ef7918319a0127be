extension IndonesianLists {
  /// Everyday Betawi.
  static let betawi = """
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
    """
}
