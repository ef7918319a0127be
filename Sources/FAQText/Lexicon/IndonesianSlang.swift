extension IndonesianLists {
  /// Chat abbreviations, slang and forms with dropped vowels of everyday words.
  package static let slang = """
    tidak: gak, ga, nggak, ngga, gk, g, tdk, tak, enggak, engga, kagak, kaga, ndak, nda, gag, gaa, gakk, ngak, nggk, ngk, enggk, kgk, kagk, tdak, tidk, tida, tidakk, tkd, tdj, gx, kaq, tidaak
    tidak bisa: gabisa, gak bisa, ga bisa, gk bisa, gk bs, ga bs, gak bs, g bisa, g bs, tdk bisa, tdk bs, nggak bisa, ngga bisa, enggak bisa, tak bisa, ndak bisa, nda bisa, gbs, gbsa, tdkbisa, tidakbisa, gakbisa, tidak dapat, tdk dapat, tdk dpt
    tidak ada: gak ada, ga ada, gada, gaada, gk ada, g ada, tdk ada, tak ada, nggak ada, ngga ada, enggak ada, ndak ada, nda ada, tiada, gk ad, g ad, takada, tdkada
    tidak tahu: gak tau, ga tau, gatau, gak tahu, ga tahu, tdk tau, tdk tahu, gtau, gk tau, nggak tau, ngga tau, ndak tau, gaktau, tidak tau, enggak tau, tak tau, tak tahu
    tidak mau: gak mau, ga mau, gamau, gk mau, ogah, emoh, tdk mau, nggak mau, ngga mau, gmau, enggan, ndak mau
    tidak muncul: gak muncul, ga muncul, gk muncul, tdk muncul, gak nongol, ga nongol, nggak muncul, ngga muncul, gak keluar, ga keluar, tdk keluar, tidak keluar
    bukan: bkn, bukn, bkan, bukannya, bukanny
    jangan: jgn, jngn, jangn, jng, jgan
    bagaimana: gmn, gimana, bgmn, gmana, gmna, bgmna, bagaimna, bagemana, bagimana, gimna, bgaimana, gimanain, gimanaa, gemana, giman, gmnaa, bgimana, bagamana, bagaimanakah, gmanasih, bagaiman, bagaimama, begimana, begimane
    cara: caranya, carany, cranya, caranyah, tata cara, crnya, gimana caranya, bagaimana caranya, tatacara
    kenapa: knp, knapa, knpa, kenapaa, napa, ngapa, kenpa, mengapa, mngapa, mengpa, kenap, knpe, kenapakah, mengapakah, knaap
    apa: ap, apaan, apakah, apkh, apkah, apaa, aph, apasih, apaka
    siapa: sp, spa, siapakah, siap yg, siapaa, sypa, siapa sih, sapa yg, sapa yang
    kapan: kpn, kpan, kpankah, kapankah, kapn, bilamana
    berapa: brp, brapa, brpa, berp, berapakah, brapakah, berpa, bbrp banyak, berapaa
    berapa lama: brp lama, brapa lama, brp lm, berapa hari, brp hari, brapa hari, berapa lm, sampai kapan, smp kapan, butuh berapa lama
    dimana: di mana, dmn, dmana, dmna, d mana, dimn, dimna, dimanakah, di manakah, dimanaa, dmnkah
    kemana: ke mana, kmn, kmana, kmna, k mana, kemanakah, ke manakah, kemna
    darimana: dari mana, dr mana, drmn, drmana, darmana, drimana
    mana: mn, mna, manakah, yang mana, yg mana
    sudah: udah, udh, sdh, dah, udahan, suda, sudh, sdah, sudahh, uda h, udahh, sydah, dh, telah, tlh, tlah, udaah, sdhh, usah sudah, sudahkah, dahh
    belum: blm, blum, belom, blom, belon, blon, blmm, belm, blmn, belumm, belun, belumkah
    pernah: prnh, pernh, prnah, pernahh, prnh jg
    tidak pernah: gak pernah, ga pernah, tdk pernah, tdk prnh, gk prnh, ga prnh, nggak pernah, ngga pernah, tak pernah
    sedang: sdg, sdng, sedng
    akan: akn, bakal, bakalan, bkal, bkl
    bisa: bs, bsa, bis, bisaa, bza, bissa, biza, bisakah, bsakah, bsa gak, bisa gak, bisa ga, bs ga, bs gak, bisa nggak, bisa tidak, bs tdk, bisa ndak
    boleh: blh, bole, bolehkah, bleh, bolehh
    dapat: dpt, dapet, dpat, dapt, dapatkah, ngedapetin, dapetin, mendapat, mndpt
    harus: hrs, hrus, harusnya, hrsnya, mesti, msti, kudu, musti, wajib, kudunya
    perlu: prlu, perluu, prlukah, pelu
    mau: mw, mo, maw, pengen, pingin, pengin, kepengen, pgn, pngn, pngen, pgen, maunya, kepingin, ingin, ingn, igin
    ingat: inget, ingt, ngingat, nginget, mengingat, ingat2
    karena: krn, krena, karna, krna, kerna, karenaa, krana, soalnya, soalny, sebab, sbb, sebabnya, lantaran, dikarenakan, gara gara, gara-gara, gara2
    dengan: dgn, dg, dngn, dngan, dgan, dengn, degan, dgnn, deng
    dan: dn, n, serta, srt
    atau: ato, atw, ataw, atao, ataukah, atu, attau
    yang: yg, yng, yank, yangg, yag, iang, yh yg
    saya: sy, sya, aku, aq, gue, gw, ak, akyu, sayaa, saia, syaa, ku, aqu, akuh, sayah, sayya
    kami: kmi, kamii, kmy
    kita: kt, kta, kitaa
    kamu: kmu, km, lu, lo, elu, loe, elo, ente, anda, kau, engkau, anta, sampean
    mereka: mrk, mrka, mreka, mereke
    dia: diaa, doi, doski, ybs, yang bersangkutan, yg bersangkutan
    untuk: utk, utuk, untk, utnuk, bwt, wat, tuk, unt, intuk, untux, utntuk, unntuk
    dari: dr, dri, darii, drpd, daripada, darri
    pada: pd, pda, padaa
    dalam: dlm, dlam, didalam, di dalam, dlmnya
    kepada: kpd, kpada, kepda, kpda
    oleh: olh, oeh
    kalau: kalo, klo, klau, kl, klw, kalu, kalow, klu, kaloo, kallo, kalaw, jika, jk, jka, bila, apabila, bilamana nanti, apbl, apabla, jikalau, misalkan, andai, andaikan, seandainya
    sekali: bgt, banget, bngt, bangat, bgtt, amat, bnget, sgt, sangat, sngat, bingit, sekalii, bener2, bingits
    terus: trs, trus, teros, trz, trss, tros, abis itu, habis itu, setelah itu
    setelah: stlh, stelah, abis, sesudah, ssdh, sehabis, stlah, seteleh, setelh
    sebelum: sblm, sblum, sebelom, sebelumm
    ketika: wkt, wktu, saat, pas, ktika, pada saat, pada waktu, disaat, sewaktu, tatkala, pas waktu
    selama: slm, slama, slama ini
    sejak: sjk, semenjak, dari sejak
    tolong: tlg, tlong, tolongin, tlg dong, tolonglah, tlongin, tolg, tlngin, tlng, tolog, tolongg
    bantu: bntu, bantuin, bantuan, bantuannya, dibantu, bantuannya dong, membantu, bantuanya, bantuannyaa, bntuan, dibantuin, mbantu
    minta: mnta, mintak, mntk, mintaa, mintain, memohon, meminta, mminta, mintanya, mnt tolong
    tanya: nanya, tny, tnya, nanyak, tanyak, menanyakan, bertanya, nanyain, mau tanya, mo nanya, numpang tanya, ijin tanya, izin bertanya, ijin bertanya, izin tanya, mw tanya, mau nanya, tanyaa, nny
    jawab: jwb, jwab, jawb, jawabin, jawabannya, jwban, balasan jawaban
    balas: bls, bales, blas, dibales, balesan, dibls, balasin, balasan, mbales
    hanya: hny, hnya, cuma, cuman, cm, cmn, cma, doang, sekedar, sekadar
    saja: aja, aj, sja, ja, sajaa, ajah, ajj, aje, sahaja, sj, ajja
    tapi: tp, tpi, tetapi, ttp tapi, tapii, namun, akan tetapi, tpii, tapinya
    tetap: ttp, tetep, ttap, teteup, ttep
    sampai: smp, sampe, smpe, nyampe, smpai, sampek, nyampek, ampe, hingga, hngga, hg, sampay, mpe
    orang: org, orng, orag, orangg, oranng, oarang
    kantor: ktr, kntr, kntor, kantr, kantornya, ktor
    nomor: no, nmr, nomer, nmor, nomornya, nmer, nomr, no., nomerny, nomernya, nomornnya
    dokumen: dok, dokmen, dokumn, dokumennya, dkmn, doc, document, dokument, documen, dokuman, berkas, brks, berkasnya, docs, berkass
    informasi: info, inpo, infonya, infirmasi, informsi, informas, infokan, inf, informasinya, impo, imfo, infoin, infonyaa, imformasi
    banyak: bnyk, bnyak, byk, banyk, bayak, bnyaak, bannyak
    sedikit: dikit, sdkt, sdikit, dkit, sedkit, dikitt
    semua: smua, sma2, smuanya, semwa, smuany, seluruh, segala, seluruhnya, smw
    beberapa: bbrp, bbrapa, bebrapa, bberapa
    setiap: stiap, tiap, tiap2, stp, saben, setiapp, tiap-tiap
    besok: bsk, bsok, esok, besuk, besokk, besoknya
    kemarin: kmrn, kemaren, kmren, kmarin, kmaren, kemarn, kmrin, kemaring
    sekarang: skrg, skrng, skarang, skg, sekarng, skrang, skr, skrag, saat ini, sekrang, skrgg
    tadi: td, tdi, barusan, brusan, tadii
    nanti: nti, ntar, entar, nnti, ntr, nantik, nantinya
    hari: hr, hri, harii
    hari ini: hr ini, hri ini, hariini, hari nie
    jam: jm, pukul, pkl, jamm
    menit: mnt, menitt, mnit
    minggu: mgg, minggg, mggu, pekan, mnggu, seminggu
    bulan: bln, blan, sebulan, buln
    tahun: thn, tahn, setahun, taun, thun, th
    tanggal: tgl, tanggl, tggl, tngl, tnggal
    masih: msh, msih, masi, mash, msi, masihh, mash tetap
    juga: jg, jga, juga2, jugak, jugaa, jugaan, jua, pulak, plk
    lagi: lg, lgi, lge, lagii, lgy, lagie, kembali lagi
    sama: sm, sma, samaa, smaa
    selalu: sll, slalu, sllu, selallu, sllau, slalau, terus menerus, terus-terusan, terus2an, mulu, melulu, senantiasa
    sering: srg, srng, sring, seringkali, sering kali
    kadang: kdg, kdang, kadang2, kadang-kadang, terkadang, kdng
    begitu: bgtu, gitu, gtu, bgitu, begituu, gituh, gto, demikian
    begini: bgini, gini, gni, bgni, gene, beginih
    seperti: sprti, sperti, spt, sprt, kayak, kyk, kayk, kek, kaya gini, kyak, macam, mcm, macem, bagaikan, layaknya, ky
    lama: lm, lma, lamaa, lamanya, lamaaa, lamo
    cepat: cpt, cepet, cpet, cepat2, buru2, buru-buru, cpat, gercep
    segera: sgr, sgera, segra, secepatnya, sesegera
    baru: br, bru, bruu, baruu, terbaru, yg baru, yang baru
    ganti: gnti, gantiin, gnt, ngganti, mengganti, diganti, digantiin, gnti2, ganti2, penggantian, pergantian, berganti, menggantikan, ngeganti, mengubah, ubah, rubah, merubah, ngubah, ngerubah, dirubah, diubah, perubahan, brubah, mrubah, gantinya, menganti, gantikan, ubahin, rubahin, tukar, tuker, nukar, nuker, ditukar
    kirim: krm, kirimin, ngirim, mengirim, dikirim, kirimkan, dikirimin, kirm, krmkan, mengirimkan, kirimken, ngirimin, dikirimkan, pengiriman, kirimi, ngirimkan, kiriman, krimkan
    daftar: dftr, daptar, mendaftar, ndaftar, daftarin, daftr, daftarkan, mendaftarkan, pendaftaran, ngedaftar, dafar, daftra, didaftarkan, dftar, daptarin, pendaptaran, mendftar
    terdaftar: trdaftar, kedaftar, terdaptar, tedaftar, trdftr, sudah daftar, udah daftar, kedaptar, terdafatar
    pakai: pake, pk, pakek, make, memakai, dipakai, dipake, gunakan, menggunakan, mnggunakan, gunain, pakenya, makai, digunakan, gunakn
    buat: bikin, bkin, bikn, bkn buat, membuat, mbuat, dibuat, dibikin, ngebuat, bikinin, buatkan, bikinkan, ngebikin, buatin
    coba: cb, cba, cobain, nyoba, nyobain, mencoba, dicoba, cobak, cobaa
    lihat: liat, lht, lhat, ngeliat, melihat, nengok, tengok, liatin, dilihat, keliatan, terlihat, diliat, ngelihat, lihatin
    cari: nyari, mencari, cariin, dicari, nyariin, mncari, carikan
    ambil: ambl, ngambil, mengambil, diambil, ambilin, mngambil
    beri: kasih, kasi, ngasih, kasihkan, memberi, dikasih, brikan, kasihin, mberi, ngasi, diberi, dikasi, memberikan
    beri tahu: kasih tau, kasi tau, beritahu, kasih tahu, ngasih tau, beri tau, kasitau, diberitahu, memberitahu, dikasih tau, beritau, ksh tau, infoin dong
    tahu: tau, tw, tauk, thu, taw, mengetahui, ketahui, taunya, tahunya
    mengerti: ngerti, ngarti, faham, pham, mudeng, dong paham, memahami, mngerti, phm
    bingung: bingun, bgung, bngung, puyeng, bingungg, binggung, kebingungan
    susah: ssh, sush, sulit, kesulitan, slit, sukar, kesusahan, susahnya
    gampang: mudah, mdh, gmpang, gampangnya
    salah: slh, slah, salh, kesalahan, keliru, kliru, salahnya, slahh, salahh
    benar: bener, bnr, bnar, benr, betul, btl, bner, betulan, beneran
    lengkap: lngkp, lngkap, lkp, lengkp, komplit, komplet, selengkapnya
    kurang: krg, krng, kurng, krang
    selesai: slsai, slese, kelar, slesai, selese, rampung, slsi, tuntas
    masalah: mslh, mslah, masalh, problem, permasalahan, kendala, masalahnya, probelm, trouble, trobel, trabel, kendalanya, kndala, mslahnya, problema
    rusak: rsk, rsak, ngaco, ngadat, rusakk
    hilang: ilang, hlang, hilangg, raib, ilangg
    keluar: kluar, klr, klar, kelur, keluarr, kluarr
    muncul: mncul, muncl, nongol, muncull, timbul, tampil, mucul, ada tulisan, ada pesan, keluar pesan, munculnya, nongolin
    tulisan: tulisannya, tlsan, tulsan, tulisn
    buka: bka, bukak, buka2, membuka, ngebuka, dibuka, bukain, mbuka, bukanya dimana
    tutup: ttup, nutup, menutup, ditutup, tutupp
    klik: klk, klick, diklik, mengklik, klix, kilk, di klik, pencet, tekan, dipencet, ditekan, klikk
    pilih: plih, milih, memilih, dipilih, pilh
    isi: isikan, ngisi, mengisi, diisi, isiin, isinya, pengisian
    kosong: ksong, kosng, kosongg, ksg, ngosong
    hapus: hps, apus, hpus, menghapus, dihapus, ngehapus, kehapus, terhapus, apusin, hapusin, ilangin
    simpan: smpn, simpen, nyimpan, menyimpan, disimpan, tersimpan, nyimpen, kesimpan
    tulis: nulis, menulis, ditulis, tulisin, ketik, ngetik, mengetik, diketik
    baca: bca, mbaca, membaca, dibaca, bacain
    terima: trm, trima, nerima, menerima, diterima, nrima, keterima, terimaa
    tolak: nolak, menolak, tertolak, ketolak, dtolak, penolakan
    tunggu: nunggu, tgg, menunggu, ditunggu, tungguin, nungguin, tnggu, nuggu
    hubungi: hub, hubungin, menghubungi, ngehubungin, dihubungi, kontak, kontek, hbgi, mengontak, hubngi
    lapor: laporin, melapor, ngelapor, melaporkan, dilaporkan, laporkan, lapr, lpor, pelaporan, ngadu, mengadu
    urus: ngurus, mengurus, diurus, urusin, ngurusin, pengurusan
    syarat: syart, persyaratan, sarat2, syarat2, syarat-syarat, persaratan, syaratnya, prsyaratan
    proses: prses, proces, diproses, memproses, prosses, prosesnya, peroses, proess
    langkah: lngkh, langkah2, langkah-langkah, langkahnya, tahapan, tahap, step, step2, lngkah
    solusi: solusinya, slusi, jalan keluar, penyelesaian, solusy, mengatasi, ngatasi, ngatasin, cara ngatasi, cara mengatasi, solisi
    aturan: peraturan, atran, ketentuan, aturannya
    alamat: almt, alamt, almat, alamatnya, allamat
    nama: nm, nma, nmanya, namae
    kode: kod, kodenya, kde
    pesan: psn, pesn, pesen, pesannya, pesanan pesan
    bagian: bag, bgn, bgian, bagianny
    jabatan: jbtn, jabtan, jabatannya
    pegawai: pgw, pgwai, karyawan, staf, staff, karyawannya, pegawe, krywn
    mantan: eks, bekas pegawai, mantn
    berhenti: brhenti, brenti, berenti, stop, mberhenti
    berhenti kerja: resign, risen, resain, keluar kerja, keluar dari perusahaan, sudah tidak bekerja, udah gak kerja, sudah berhenti, mengundurkan diri, cabut dari kantor, udah resign, sudah resign
    punya: pny, pnya, puny, py, memiliki, miliki, pnya siapa, milik, punyak, kepunyaan, punyanya
    sendiri: sndiri, sdri, sndri, sendirian, sndirian, dewek
    bersama: bareng, brg, brng, barengan, brsama
    lain: laen, lainn, laennya, yang lain, yg lain
    beda: bda, berbeda, bedanya, perbedaan, perbedaannya, apa bedanya, bedany
    dulu: dl, dlu, dulo, terlebih dahulu, dahulu, duluan, dulunya
    sebelumnya: sblmnya, sblumnya, sebelomnya
    jadi: jd, jdi, jadinya, menjadi, mnjadi, njadi, jdnya
    supaya: spy, spya, agar, biar, biarr, agr, spaya
    tentang: ttg, tntg, tntang, mengenai, mngenai, soal, perihal, seputar, terkait, trkait, ttng
    langsung: lgsg, lgsung, langsg, lngsung, lsg, lsung
    harga: hrg, hrga, hargany
    biaya: bayar, ongkos, tarif, biyaya, biayanya, bayarnya, bayaran, berbayar, bayarr
    gratis: grtis, cuma-cuma, cuma2, gretong, free, geratis
    mungkin: mngkn, mgkn, mungkn, kayaknya, kyknya, kayanya, mgkin, sepertinya, spertinya
    pasti: psti, pastinya, pst
    ada: ad, adaa, adakah, tersedia
    ibu: ibuu
    selamat: slmt, slamat, selamatt
    terima kasih: makasih, trims, tks, thx, thanks, tq, terimakasih, trima kasih, trimakasih, trimaksh, trmksh, makasi, mksh, mksih, maksih, tengkyu, tengkiu, thank you, thankyou, ty, terimaksih, terima kasi, suwun, matur nuwun, matur suwun, maturnuwun, nuwun, hatur nuhun, nuhun, mauliate, tarimo kasih, suksma, matur suksma, kurru sumanga, teurimong gaseh, sakalangkong, tampi asih, dangke, makase, terimakasi
    maaf: maap, mf, mff, sori, sory, sorry, maff, punten, hapunten, ngapunten, nyuwun ngapunten
    permisi: prmisi, permisii, nuwun sewu, nyuwun sewu, kulo nuwun, kulonuwun
    halo: hallo, hai, hi, hello, helo, haloo, hy, hey, alo, hei
    selamat pagi: met pagi, slmt pagi, pgi, good morning, slamat pagi, mat pagi, sugeng enjing, wilujeng enjing
    selamat siang: met siang, slmt siang, sugeng siang, good afternoon, slamat siang, wilujeng siang
    selamat sore: met sore, slmt sore, slamat sore, sugeng sonten, wilujeng sonten
    selamat malam: met malam, slmt malam, slamat malam, sugeng dalu, good evening, wilujeng wengi
    assalamualaikum: assalamu'alaikum, asalamualaikum, aslkm, askum, ass wr wb, assalamu alaikum, assalamualaikum wr wb, salamlekum, asslmkm, mekum, samlekom, askm
    iya: iy, iyaa, yup, yoi, yo i, yep, yess, inggih, nggih, iyo, iyap, heeh, iye, yes
    oke: ok, okay, okee, oc, siapp, okeh, sip, sipp, okey, okk
    hp: handphone, hape, ponsel, telepon genggam, hengpon, smartphone, hpnya, hapenya, android, iphone
    komputer: kompi, computer, pc, kompyuter, komputr, komp, desktop
    laptop: leptop, notebook, lptop, laptp, lepi
    internet: inet, intrnet, jaringan, koneksi, sinyal, enternet, konek, wifi
    website: web, websit, situs, webnya, situsnya, laman, websitenya, webset, wabsite, portal web
    halaman: hal., halamn, halman, page, halamannya
    tombol: tmbl, tmbol, button, tombolnya, buton
    gambar: gmbr, gbr, gambr, gambarnya, foto, poto, photo
    tangkapan layar: screenshot, skrinsut, ss layar, screen shot, skrinshot, tangkap layar, skrinsot, screenshoot, sreenshot
    unggah: upload, uplod, aplod, aplot, upluad, mengunggah, apload, uplot, diupload, ngupload, diunggah, upload-an, ngaplod
    unduh: download, donlod, donlot, donload, downlod, mengunduh, didownload, dowload, ngedownload, dunlud, diunduh, dwnload
    cetak: print, ngeprint, nyetak, mencetak, prin, diprint, dicetak
    salin: copy, kopi dokumen, nyalin, copas, salinan, fotokopi, fotocopy, potokopi, fotocopi, copyan, kopian
    scan: sken, skan, pindai, discan, scen, memindai, dipindai, scaning, scanning, scaner, scanner, skening
    lampiran: lampirn, attachment, attach, dilampirkan, melampirkan, lampirkan, lampirin, lampirannya, atachment
    hubungan: hubngan, kaitannya
    alasan: alsan, alesan, alesannya, alasannya
    akun: account, acount, akunt, akunnya, accont, akounnya, acc, akaun, ekaun
    aktif: aktip, aktf, active, aktiff, aktifkan, mengaktifkan, diaktifkan, pengaktifan, aktivasi, aktipasi, activasi, aktifasi, aktivkan, ngaktifin, aktifin
    nonaktif: non aktif, non-aktif, tidak aktif, gak aktif, ga aktif, tdk aktif, inactive, nonaktip, dinonaktifkan, nggak aktif, tidak active, gk aktif
    blokir: diblokir, keblokir, terblokir, diblok, keblok, blokirr, block, blocked, terblok, diblock, keblock, pemblokiran, blokirnya, blokirin
    cek: check, cekk, chek, ngecek, mengecek, dicek, periksa, meriksa, memeriksa, diperiksa, cekin, pengecekan, crosscheck
    konfirmasi: konfirm, confirm, confirmasi, komfirmasi, kofirmasi, dikonfirmasi, konfirmasinya, mengkonfirmasi, konpirmasi, konfrmasi
    verifikasi: verif, verifikas, ferifikasi, veripikasi, verifkasi, diverifikasi, memverifikasi, verifikasinya, verivikasi, verification, verify
    gagal: ggl, gagl, ggal, gagall, kegagalan, gagal terus, tidak berhasil, gak berhasil, ga berhasil, tdk berhasil, nggak berhasil, gak jadi2
    berhasil: brhasil, bhasil, succes, suskes, berhsil, brhsil, success, berasil
    """
}
