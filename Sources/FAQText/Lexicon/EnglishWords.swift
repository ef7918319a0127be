extension IndonesianLists {
  /// English helpdesk words and the Indonesian words that they are read as.
  package static let english = """
    lupa: forgot, forget, forgotten, forgets, forgetting, forgeting, forgoten, cannot remember, can't remember, cant remember, don't remember, dont remember, do not remember, didn't remember, no longer remember
    masuk: enter, entering, entered, go into, come in, get into, getting into
    login: sign-in, logging in, logged in, signing in, signed in, log into, sign into, login into
    keluar: logout, log out, sign out, log off, exit, signing out, logged out, signout
    password: passwords, passcode, pass word, passphrase, my password
    bagaimana: how, how to, how do i, how can i, how do we, how can we, how should, how does, hows, how did, in what way
    kenapa: why, why is, why does, why can't, how come, why do, why did
    apa: what, whats, what's, what is, what are, which thing
    siapa: who, whom, who is, whose, who should
    dimana: where, where is, where can, where do, where are, wheres, where's
    kemana: where to, to where, to whom, whereto, to which
    darimana: from where, where from, wherefrom
    kapan: when, when will, when is, what time
    berapa: how many, how much, what number of
    berapa lama: how long, how many days, how much time, how many weeks, how long does it take, how long will it take
    mana: which, which one, which ones
    ganti: change, changing, changed, changes, replace, replacing, replaced, replacement, swap, switch, alter, modify, modified, amend
    perbarui: update, updating, updated, renew, renewal, apdet, updet, up date, perbaharui, memperbarui, pembaruan, diperbarui, diupdate, mutakhirkan, pemutakhiran, memperbaharui
    edit: editing, edited, ngedit, mengedit, diedit, sunting
    kirim: send, sending, sent, sends, submit, submitting, submitted, deliver, forward, resend
    kirim ulang: send again, re-send, kirim lagi, mengirim ulang, ngirim lagi, mengirim lagi, kirim kembali, ngirim ulang
    surat: letter, letters, request letter, official letter, cover letter
    tanda tangan: sign, signed, signing, signatures, signs, who signs
    stempel: stamp, stamped, company stamp, seal, stamps, company seal
    reset: resetting, resets, reset it, reseting
    daftar: register, registering, registration, sign up, signup, enroll, enrol, sign-up, registers, enrollment, registry
    terdaftar: registered, already registered, is registered, been registered
    daftar ulang: re-register, reregister, register again, registering again, re-registration, daftar lagi, mendaftar lagi, daftar baru lagi, regis ulang, sign up again
    baru: new, newer, newest, brand new, latest
    lama: old, older, previous one, the old, former one
    gagal: fail, failed, failing, fails, failure, unsuccessful, unsuccessfully, not successful, did not work, didn't work
    tidak bisa: cannot, can't, cant, unable, can not, could not, couldn't, couldnt, not able, not possible, impossible, won't let me, wont let me, unable to, not able to, isn't able
    tidak: not, don't, dont, doesn't, doesnt, isn't, isnt, didn't, didnt, do not, does not, did not, won't, wont, aren't, wasn't, without any, is not, are not
    tidak ada: there is no, there's no, no such, none, nothing, there are no, theres no
    tidak tahu: don't know, dont know, do not know, unknown, no idea, doesn't know, unaware
    tidak jalan: not working, doesn't work, doesnt work, does not work, isn't working, not work, not functioning, gak jalan, ga jalan, tdk jalan, tidak berfungsi, gak berfungsi, ga berfungsi, tdk berfungsi, nggak jalan, tidak jalan2, tidak berjalan, ora mlaku, ra mlaku
    tidak menerima: not received, did not receive, didn't receive, not receiving, haven't received, never received, don't receive, didnt receive, not get, didn't get, doesn't receive, tidak terima, gak terima, ga terima, belum terima, belum menerima, tidak dapat email, gak dapat email, not arrived, hasn't arrived, didn't arrive, tidak nerima, gak nerima, ga nerima, ga dapet email, gak dapet email
    belum: not yet, haven't, hasn't, havent, hasnt, have not, has not
    bisa: can, able, can i, can we, could, able to, possible, could i, can it
    boleh: may, allowed, permitted, may i, allow, permit
    harus: must, have to, has to, should, required to, need to, mandatory, obliged
    perlu: need, needs, needed, required, necessary, do i need, do we need, do i have to
    minta: request, requesting, requested, ask for, asking for, apply for, requests
    tanya: ask, asking, question, asked, inquire, inquiry, questions, enquiry, i want to ask
    jawab: answer, reply, respond, answered, replied, response, replies, responded, answers, no response
    jawaban: answered by, jwbn, jwbnya
    bantu: help, helping, assist, assistance, helped, assisting, support me, can you help, need help, help me
    mau: want, wants, wish, would like, wanted, wanna, i'd like, like to
    tahu: know, knows, knowing, known, find out
    ingat: remember, remembers, remembered, recall, remembering
    cara: way to, steps to, procedure to, the way, method, ways
    langkah: steps, stages, stage, tutorial, guide
    lihat: see, look, view, viewing, seeing, check out, looking
    cari: find, search, look for, searching, finding, looking for, seek
    cek: checking, checked, inspect, examine, verify it, to check
    ambil: take, get back, fetch, pick up, retrieve, obtain, grab
    dapat: get, got, getting, gets, gotten, obtained
    beri: give, giving, given, gave, provide, provided, hand over
    beri tahu: tell, inform, notify, informed, told, notifying, let me know
    tulis: write, writing, wrote, written, type, typing, typed
    baca: read, reading, reads
    buka: open, opening, opened, opens, unlock, unlocking, access, accessing
    tutup: close, closed, closing, shut
    klik: click, press, clicking, tap, clicked
    pilih: choose, select, selecting, chosen, pick, selected, choosing
    isi: fill, fill in, fill out, filling, filled, fills, filling in
    hapus: delete, remove, erase, deleted, removed, deleting, removing, removal, erased
    simpan: save, saved, saving, store, stored
    unggah: uploading, uploaded, uploads, upload file
    unduh: downloading, downloaded, downloads
    lampiran: attached, attaching, attachments, enclose, enclosed
    terima: receive, received, accept, accepted, receiving, receives, accepts
    tolak: reject, rejected, refuse, refused, rejection, decline, declined, denied
    muncul: appear, appears, shows up, show up, appeared, showing, pops up, pop up, shows, popup, showed up, pop-up, displayed, says
    tulisan: text says, message says, it says
    pesan: message, messages, msg
    peringatan: warning, alert, warnings, peringatn, alerts
    error: errors, error message
    masalah: issue, issues, problems, problematic, trouble with
    rusak: broken, corrupt, corrupted, damaged, crash, crashed, crashing
    hilang: lost, missing, disappeared, vanished, gone, disappear, lose
    salah: wrong, incorrect, invalid, mistake, false, mistaken, incorrectly, invalid one
    benar: correct, right one, valid, true, properly, correctly
    sama: same, the same, identical, equal
    beda: different, difference, differs, differ, differences
    lain: other, another, different one, else, others, elsewhere
    banyak: many, much, lots, a lot, plenty, lot of
    sedikit: few, little, a few, a bit
    semua: all, every, everything, whole, entire
    beberapa: some, several, a number of
    sering: often, frequently, keeps, frequent
    selalu: always, constantly, continually, every time, everytime
    lagi: again, once more, anymore, any more, once again
    masih: still, still the same
    sudah: already, have already, has been, has already
    pernah: ever, have ever
    tidak pernah: never, has never, have never
    setelah: after, afterwards, after that
    sebelum: before, prior to
    sebelumnya: previously, earlier, previous, formerly
    sekarang: now, right now, currently, at the moment, nowadays
    nanti: later, later on, soon
    hari ini: today, this day
    besok: tomorrow, next day
    kemarin: yesterday, the other day
    hari: day, days
    jam: hour, hours, o'clock, opening hours, working hours, office hours
    menit: minute, minutes
    minggu: week, weeks
    bulan: month, months
    tahun: year, years
    tanggal: dates, due date
    karena: because, due to, because of, since that, owing to
    kalau: if, in case, whenever, provided that, what if
    tapi: but, however, although
    atau: or, either
    dan: and, also and
    dengan: with, using, together with
    untuk: for, in order to, for the
    dari: from, out of
    tentang: about, regarding, concerning, related to
    sampai: until, till, up to, arrive, arrived, arrives, reach
    orang: person, people, someone, somebody, persons, anyone
    pegawai: employee, staffs, worker, employees, staff member
    berhenti kerja: resigned, quit, has left, left the company, leaves the company, resigning, quit his job, no longer works, resigns
    perusahaan: companies, firm, corporation, enterprise, business
    penyedia: vendors, suppliers, provider, bidder, contractor, bidders, contractors
    direktur: director, directors, ceo, president director, managing director
    kantor: office, offices, at the office
    nama: names, the name, full name
    nomor: number, numbers, num
    alamat: address, addresses
    telepon: phone, phone number, call by phone, phones, telephone number
    hubungi: contact, call, reach out, contacting, calling, get in touch, contacted, contacts
    email: mail, mails, emails, e-mails, mailbox address, mail address, email address
    akun: accounts, my account, user account
    dokumen: documents, file, files, paperwork, papers
    formulir: forms, application form, request form, fill-in form
    contoh: example, sample, examples, samples, cth, cnth, misal, misalnya, contohnya, sampel
    syarat: requirement, requirements, conditions, prerequisite, condition, prerequisites
    aturan: rule, rules, regulation, regulations, policy
    tiket: tickets, ticket number
    lacak: trace, track down, tracing, follow up
    status: state of, statuses, stat
    tunggu: wait, waiting, waited, waits
    lama sekali: too long, so long, very long, taking too long
    lambat: slow, slowly, sluggish, takes forever
    cepat: fast, quick, quickly, faster, asap please
    langsung: directly, immediately, straight away, direct
    aktif: activate, activated, activation, activating, enable, enabled, enabling
    nonaktif: deactivate, deactivated, disabled, disable, not active, no longer active, deactivation
    blokir: blocking, banned, suspend, suspended, suspension, locked account
    kunci: lock, locked, locking
    masa berlaku: expired, expire, expiry, expires, validity, kadaluarsa, kedaluwarsa, kadaluwarsa, habis masa berlaku
    konfirmasi: confirmation, confirmed, confirming, confirms
    verifikasi: verified, verifying, verifies
    pindah: move, moved, moving, relocate, transferred, relocated, moves
    pindahkan: transfer, move it, moving it, hand over to
    hubungkan: connect, connected, connecting, link up, hubungin ke
    data: datas, datanya, dataa
    lengkap: complete, completed, completing
    tidak lengkap: incomplete, not complete, belum lengkap, gak lengkap, ga lengkap, tdk lengkap, blm lengkap, kurang lengkap, tdk lngkp, nggak lengkap
    kosong: empty, blank, void
    pakai: use, used, uses, utilize, make use
    buat: create, creating, created, make a, make one, making, generate, made, creates
    coba: try, trying, tried, attempt, tries, attempts
    mulai: start, begin, started, beginning, starting, mulay, mulain, memulai
    selesai: finish, finished, done, resolved, solved, fixed, finishes, over with
    perbaiki: fix, repair, solve, fixing, repaired, resolve, solving, troubleshoot
    solusi: solution, solutions, workaround, fix for
    alasan: reason, reasons
    resmi: official, officially, resmii, rsmi
    pribadi: personal, private, prbadi, personalnya
    jabatan: job title, job position
    tugas: duty, task, duties, tasks, assignment, tgs, tugasnya
    wewenang: authority, authorized, authorised, kewenangan, berwenang
    hak akses: access right, access rights, permission, permissions, privilege, hakakses
    biaya: fee, cost, fees, costs, charge, price, pay, payment, paid
    gratis: free of charge, at no cost, for free
    layar: screen, monitor, screens, display
    tombol: buttons, keys
    menu: menus, menunya, mnu
    halaman: pages, webpage, web page
    website: websites, site, sites, home page, homepage
    tautan: link, links, url, hyperlink, linknya, link-nya, tautn, pranala
    aplikasi: app, application, apps, applications, software, aplikasinya, apk, aplkasi, apliksi, program aplikasi, sofwer, aplikasih, applikasi, aplikai
    sistem: system, systems, sistim, sstem, sistemnya
    peramban: browser, browsers, browsernya, broser, brouser, chrome, firefox, mozilla, crome, google chrome, browzer
    folder: folders, directory, map folder
    komputer: computers, my computer
    versi: version, versions, persi, vers
    instal: install, installing, installation, installed, instalasi, menginstal, nginstal, istall, diinstal, pasang aplikasi, instalan, nginstall, diinstall
    layanan: service, services, pelayanan, servis, layananya
    pengguna: user, users, usernya, end user
    petugas: officer, officers, petgas, petugasnya, operator
    pemerintah: government, gov, pmerintah, pemerinta
    penawaran: bid, offer, bids, offers, bidding document, penawrn, penawarn
    peserta: participant, participants, psrta
    pengumuman: announcement, announce, announcements, pngumuman
    kontrak: contract, contracts, kontark, kontrk
    """
}
