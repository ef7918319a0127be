extension IndonesianLists {
  /// English helpdesk words and the Indonesian words that they are read as.
  package static let english = """
    lupa: forgot, forget, forgotten, forgets, forgetting, forgeting, forgoten, cannot remember, can't remember, cant remember, don't remember, dont remember, do not remember, didn't remember, no longer remember, forgetful, forgettable, slipped my mind, have forgotten, has forgotten
    masuk: enter, entering, entered, go into, come in, get into, getting into, enters, entry, entries, entrance, came in, comes in, go in
    login: sign-in, logging in, logged in, signing in, signed in, log into, sign into, login into, log back in, logs in, log me in, sign me in, login page, logins
    keluar: logout, log out, sign out, log off, exit, signing out, logged out, signout, left, leave, leaves, leaving, exits, exited, exiting, departs, departed, departing, departure, logouts, logging out, log out of, signs out, logs out
    password: passwords, passcode, pass word, passphrase, my password, passwordless, passcodes, passphrases
    bagaimana: how, how to, how do i, how can i, how do we, how can we, how should, how does, hows, how did, in what way
    kenapa: why, why is, why does, why can't, how come, why do, why did
    apa: what, whats, what's, what is, what are, which thing, whatever
    siapa: who, whom, who is, whose, who should, whoever, whomever
    dimana: where, where is, where can, where do, where are, wheres, where's, whereabouts
    kemana: where to, to where, to whom, whereto, to which
    darimana: from where, where from, wherefrom
    kapan: when, when will, when is, what time, whenever is
    berapa: how many, how much, what number of
    berapa lama: how long, how many days, how much time, how many weeks, how long does it take, how long will it take
    mana: which, which one, which ones, whichever
    ganti: change, changing, changed, changes, replace, replacing, replaced, replacement, swap, switch, alter, modify, modified, amend, reassign, reassigns, reassigned, reassigning, reassignment, reassignments, successor, successors, replacements, replaces, swaps, swapped, swapping, switches, switched, switching, switchover, alters, altered, altering, alteration, alterations, modifies, modifying, modification, modifications, amends, amended, amending, amendment, amendments, substitute, substitutes, substituted, substituting, substitution, substitutions, succeed, succeeds, succeeded, succeeding, handover of the role, takes over, take over, taking over, took over, taken over, takeover, changeover
    perbarui: update, updating, updated, renew, renewal, apdet, updet, up date, perbaharui, memperbarui, pembaruan, diperbarui, diupdate, mutakhirkan, pemutakhiran, memperbaharui
    edit: editing, edited, ngedit, mengedit, diedit, sunting
    kirim: send, sending, sent, sends, submit, submitting, submitted, deliver, forward, resend, delivers, delivered, delivering, submits, submission, submissions, submitter, forwards, forwarded, sender, senders, transmit, transmits, transmitted, transmitting, transmission, transmissions, mailed, mailing, dispatch, dispatched, dispatches, convey, conveys, conveyed, conveying
    kirim ulang: send again, re-send, kirim lagi, mengirim ulang, ngirim lagi, mengirim lagi, kirim kembali, ngirim ulang, resubmit, resubmits, resubmitted, resubmitting, resends, resent, resending, resubmission, sent again
    surat: letter, letters, request letter, official letter, cover letter
    tanda tangan: sign, signed, signing, signatures, signs, who signs, signatory, signatories, signer, signers, countersigned, undersigned, unsigned, e-signature
    stempel: stamp, stamped, company stamp, seal, stamps, company seal, stamping, stamper, seals, sealed, sealing, rubber stamp
    reset: resetting, resets, reset it, reseting
    daftar: register, registering, registration, sign up, signup, enroll, enrol, sign-up, registers, enrollment, registry, enrolled, enrolling, enrolls, registrant, registrants, registrar, signed up, signing up
    terdaftar: registered, already registered, is registered, been registered
    daftar ulang: re-register, reregister, register again, registering again, re-registration, daftar lagi, mendaftar lagi, daftar baru lagi, regis ulang, sign up again, re-registered, reregistered, re-registering, reregistering, reregistration, re-enroll, registered again
    baru: new, newer, newest, brand new, latest
    lama: old, older, previous one, the old, former one
    gagal: fail, failed, failing, fails, failure, unsuccessful, unsuccessfully, not successful, did not work, didn't work, failures, malfunction, malfunctions, malfunctioned, malfunctioning, abort, aborts, aborted, aborting
    tidak bisa: cannot, can't, cant, unable, can not, could not, couldn't, couldnt, not able, not possible, impossible, won't let me, wont let me, unable to, not able to, isn't able
    tidak: not, don't, dont, doesn't, doesnt, isn't, isnt, didn't, didnt, do not, does not, did not, won't, wont, aren't, wasn't, without any, is not, are not
    tidak ada: there is no, there's no, no such, none, nothing, there are no, theres no, nonexistent, non-existent, inexistent, does not exist, do not exist, unavailable, unavailability, nowhere, nobody, no one, not found, not there
    tidak tahu: don't know, dont know, do not know, unknown, no idea, doesn't know, unaware, unsure, uncertain, not sure, don't recognize, not recognized, unrecognized, unrecognised, unfamiliar, unknowns
    tidak jalan: not working, doesn't work, doesnt work, does not work, isn't working, not work, not functioning, gak jalan, ga jalan, tdk jalan, tidak berfungsi, gak berfungsi, ga berfungsi, tdk berfungsi, nggak jalan, tidak jalan2, tidak berjalan, ora mlaku, ra mlaku, stopped working, stops working, no longer working, out of order, nonfunctional
    tidak menerima: not received, did not receive, didn't receive, not receiving, haven't received, never received, don't receive, didnt receive, not get, didn't get, doesn't receive, tidak terima, gak terima, ga terima, belum terima, belum menerima, tidak dapat email, gak dapat email, not arrived, hasn't arrived, didn't arrive, tidak nerima, gak nerima, ga nerima, ga dapet email, gak dapet email
    belum: not yet, haven't, hasn't, havent, hasnt, have not, has not
    bisa: can, able, can i, can we, could, able to, possible, could i, can it, capable, capability
    boleh: may, allowed, permitted, may i, allow, permit, allows, allowing, permits, permitting, permissible
    harus: must, have to, has to, should, required to, need to, mandatory, obliged, ought, shall we, compulsory, obligation, obligations, obligated, obligatory, supposed to, supposed
    perlu: need, needs, needed, required, necessary, do i need, do we need, do i have to, requires, requiring, necessity, needing, necessarily
    minta: request, requesting, requested, ask for, asking for, apply for, requests, requester, applicant, applicants, petition, petitions, demand, demands, demanded, demanding, beg, begs, begged, begging, apply, applies, applied, applying
    tanya: ask, asking, question, asked, inquire, inquiry, questions, enquiry, i want to ask, asks, enquire, enquired, enquiries, enquiring, inquired, inquires, inquiring, inquiries, questioned, questioning, wonder, wonders, wondered, wondering
    jawab: answer, reply, respond, answered, replied, response, replies, responded, answers, no response, responding, responds, answering, replying, responders, unanswered, responsive, unresponsive
    jawaban: answered by, jwbn, jwbnya
    bantu: help, helping, assist, assistance, helped, assisting, support me, can you help, need help, help me, helps, helper, helpers, helpful, assists, assisted, assistant, assistants, aid
    mau: want, wants, wish, would like, wanted, wanna, i'd like, like to
    tahu: know, knows, knowing, known, find out, aware
    ingat: remember, remembers, remembered, recall, remembering, reminder, reminders, remind, reminds, reminded, reminding, recalled, recalling, recalls, memorize, memorized
    cara: way to, steps to, procedure to, the way, method, ways
    langkah: steps, stages, stage, tutorial, guide
    lihat: see, look, view, viewing, seeing, check out, looking, saw, seen, sees, views, viewed, viewer, viewable, looks, watch, watches, watched, watching, glance, glances, glanced, glancing, visible, observe, observes, observed, observing
    cari: find, search, look for, searching, finding, looking for, seek, finds, found, seeks, seeked, seeking, sought, searches, searched, finder, looked, looks for, looked for, locate, locates, located, locating
    cek: checking, checked, inspect, examine, verify it, to check
    ambil: take, get back, fetch, pick up, retrieve, obtain, grab, retrieves, retrieved, retrieving, retrieval, fetches, fetched, fetching, took, taken, takes, taking, obtains, obtaining, grabs, grabbed, grabbing, picked up, getting back
    dapat: get, got, getting, gets, gotten, obtained
    beri: give, giving, given, gave, provide, provided, hand over
    beri tahu: tell, inform, notify, informed, told, notifying, let me know, informs, informing, tells, telling, advise, advises, advised, advising, mention, mentions, mentioned, mentioning
    tulis: write, writing, wrote, written, type, typing, typed, writes, writer, typed in, types, retype, retypes, retyped, retyping, keyed, spelling, spelled, spell, spells
    baca: read, reading, reads, readable, unreadable, reader, readers, legible, illegible, rereading
    buka: open, opening, opened, opens, unlock, unlocking, access, accessing, reopen, reopened, reopening, opener, unlocks, unlocked, accesses, accessed, accessible, reachable site
    tutup: close, closed, closing, shut, closes, shuts, shutting, closure
    klik: click, press, clicking, tap, clicked, clicks, clickable, tapped, tapping, presses, pressed
    pilih: choose, select, selecting, chosen, pick, selected, choosing, selects, selection, selections, selectable, chose, chooses, choice, choices, picks, picked, picking, opt, opts, optted, optting
    isi: fill, fill in, fill out, filling, filled, fills, filling in, fills in, filled in, filled out, filling out, fills out, content, contents
    hapus: delete, remove, erase, deleted, removed, deleting, removing, removal, erased, deletes, deletion, deletions, removes, removable, erases, erasing, discard, discards, discarded, discarding, uninstall, uninstalls, uninstalled, uninstalling, purge, purges, purged, purging
    simpan: save, saved, saving, store, stored, saves, storing, stores, storage, retain, retains, retained, retaining
    unggah: uploading, uploaded, uploads, upload file, uploader, re-upload, reupload, reuploaded, uploadable
    unduh: downloading, downloaded, downloads, downloader, downloadable, redownload
    lampiran: attached, attaching, attachments, enclose, enclosed, attaches, enclosure, enclosures, enclosing
    terima: receive, received, accept, accepted, receiving, receives, accepts
    tolak: reject, rejected, refuse, refused, rejection, decline, declined, denied, rejects, rejecting, rejections, refuses, refusing, refusal, refusals, declines, declining, deny, denies, denying, disapproved, disapprove, unaccepted, unapproved, turned down, turn down
    muncul: appear, appears, shows up, show up, appeared, showing, pops up, pop up, shows, popup, showed up, pop-up, displayed, says, appearing, displays, displaying, shown, show, popups, prompt, prompts, prompted, prompting, emerge, emerges, emerged, emerging, appearance, came up, comes up, come up, coming up, popped, popping
    tulisan: text says, message says, it says, wording, worded, sentence, sentences
    pesan: message, messages, msg, messaged, messaging
    peringatan: warning, alert, warnings, peringatn, alerts
    error: errors, error message
    masalah: issue, issues, problems, problematic, trouble with, hassle, hassles, difficulty, difficulties, obstacle, obstacles, troubles, troubled, troubling, complication, complications
    rusak: broken, corrupt, corrupted, damaged, crash, crashed, crashing
    hilang: lost, missing, disappeared, vanished, gone, disappear, lose, missed, misses, losing, loses, loss, vanish, vanishes, vanishing, disappears, disappearing, disappearance, misplaced
    salah: wrong, incorrect, invalid, mistake, false, mistaken, incorrectly, invalid one, wrongly, mistakes, mistakenly, mistyped, typo, typos, typing error, misspelled, misspelling, misspelt, misspell, incorrectness, inaccurate, inaccuracy, inaccuracies, erroneous, erroneously, faulty, fault, faults, wrongfully, blunder, blunders
    benar: correct, right one, valid, true, properly, correctly, correctness, accurate, accurately, validly, proper, propers, truth, rightly
    sama: same, the same, identical, equal, sameness, equals, equally, identically
    beda: different, difference, differs, differ, differences, mismatch, mismatches, mismatched, mismatching, differing, differed, differently, vary, varies, varied, varying, variation, variations, discrepancy, discrepancies, dissimilar, unequal, inconsistent, inconsistency, inconsistencies
    lain: other, another, different one, else, others, elsewhere, another's, otherwise, alternative, alternatives, another one, other ones, the others
    banyak: many, much, lots, a lot, plenty, lot of
    sedikit: few, little, a few, a bit
    semua: all, every, everything, whole, entire, everywhere, everybody, everyone, wherever, totally, anywhere, throughout, fully, completely, entirely
    beberapa: some, several, a number of, certain, various, couple, handful, handfuls, multiple
    sering: often, frequently, keeps, frequent, repeatedly, repeated, many times
    selalu: always, constantly, continually, every time, everytime
    lagi: again, once more, anymore, any more, once again
    masih: still, still the same
    sudah: already, have already, has been, has already
    pernah: ever, have ever
    tidak pernah: never, has never, have never, never ever, never once
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
    pegawai: employee, staffs, worker, employees, staff member, workers, employed, employs, staffer, staffers, personnel, colleague, colleagues, coworker, coworkers, co-worker, subordinate, subordinates
    berhenti kerja: resigned, quit, has left, left the company, leaves the company, resigning, quit his job, no longer works, resigns, resignation, resignations, retire, retires, retired, retiring, retirement, quits, quitting, stepped down, dismiss, dismisses, dismissed, dismissing, dismissal, dismissals, laid off
    perusahaan: companies, firm, corporation, enterprise, business, corporate, corporations, businesses, firms, enterprises, company's, corporates
    penyedia: vendors, suppliers, provider, bidder, contractor, bidders, contractors, provides services, tenderers, merchant, merchants, seller, sellers
    direktur: director, directors, ceo, president director, managing director, directorship, president directors, bosses, chairman, chairmen, company head
    kantor: office, offices, at the office, head office, headquarters, office building
    nama: names, the name, full name, named, naming
    nomor: number, numbers, num, numbered, numeric
    alamat: address, addresses, addressed, addressing
    telepon: phone, phone number, call by phone, phones, telephone number, phoned, phoning, telephones, telephoned, telephoning, telephonic, dial, dials, dialed, dialing, dialled, dialling, calls by phone, landline, landlines, phone numbers
    hubungi: contact, call, reach out, contacting, calling, get in touch, contacted, contacts, called, calls, caller, callers, contactable, reachable
    email: mail, mails, emails, e-mails, mailbox address, mail address, email address, emailed, emailing, mailer, e-mailed, electronic mail
    akun: accounts, my account, user account
    dokumen: documents, file, files, paperwork, papers, documentation, documented, docs file, paper
    formulir: forms, application form, request form, fill-in form
    contoh: example, sample, examples, samples, cth, cnth, misal, misalnya, contohnya, sampel, sampled, exemplar, specimen
    syarat: requirement, requirements, conditions, prerequisite, condition, prerequisites, precondition, preconditions, eligibility, eligible, criteria, criterion
    aturan: rule, rules, regulation, regulations, policy, regulate, regulated, regulates, regulatory, policies, provision, provisions
    tiket: tickets, ticket number
    lacak: trace, track down, tracing, follow up, tracked, tracks, tracker, traced, traces, followup, followed up, following up, follows up, monitors, monitored, monitoring, progressed, progressing, progresses
    status: state of, statuses, stat, current status, status of
    tunggu: wait, waiting, waited, waits, awaiting, await, awaits, awaited, standby, on hold
    lama sekali: too long, so long, very long, taking too long
    lambat: slow, slowly, sluggish, takes forever, late, delay, delays, delayed, delaying, lateness, lagging, overdue, slower, tardy
    cepat: fast, quick, quickly, faster, asap please
    langsung: directly, immediately, straight away, direct, instantly, straightaway, straight, instant
    aktif: activate, activated, activation, activating, enable, enabled, enabling, activates, reactivate, reactivated, reactivates, reactivating, reactivation, enables, activity, turned on, turn on, switched on, switch on
    nonaktif: deactivate, deactivated, disabled, disable, not active, no longer active, deactivation, disables, disabling, deactivates, inactivated, inactivity, dormant, terminated, terminate, terminates, termination, switched off, turned off, turn off, discontinue, discontinues, discontinued, discontinuing
    blokir: blocking, banned, suspend, suspended, suspension, locked account, blocks, blacklist, blacklisted, blacklisting, blocker, blockage, unblock, unblocked, unblocking, banning, suspends, suspending, restricted, restrict, restricts
    kunci: lock, locked, locking
    masa berlaku: expired, expire, expiry, expires, validity, kadaluarsa, kedaluwarsa, kadaluwarsa, habis masa berlaku, expiring, expiration, valid until, validity period, lapsed, lapse, out of date, outdated
    konfirmasi: confirmation, confirmed, confirming, confirms
    verifikasi: verified, verifying, verifies, verifiable, verifications, validate, validates, validated, validating, validation, reverify, reverification
    pindah: move, moved, moving, relocate, transferred, relocated, moves, transfers, transferring, transferable, rotate, rotates, rotated, rotating, migrate, migrates, migrated, migrating, migration, migrations, shift, shifts, shifted, shifting, reposition, repositions, repositioned, repositioning
    pindahkan: transfer, move it, moving it, hand over to
    hubungkan: connect, connected, connecting, link up, hubungin ke
    data: datas, datanya, dataa, dataset, datasets
    lengkap: complete, completed, completing, completes, completion, completeness, thorough, comprehensive
    tidak lengkap: incomplete, not complete, belum lengkap, gak lengkap, ga lengkap, tdk lengkap, blm lengkap, kurang lengkap, tdk lngkp, nggak lengkap, incompletely, incompleteness, not complete yet, lacking, partially filled, lack, lacks, lacked
    kosong: empty, blank, void, blanks, emptied, empties, emptying, emptiness, unfilled, vacant
    pakai: use, used, uses, utilize, make use, usage, usable, reuse, reused, reusing, reuses, utilizing, utilise, utilises, utilised, utilising, unused
    buat: create, creating, created, make a, make one, making, generate, made, creates, creation, creations, creator, generates, generated, generating, produce, produced, makes a
    coba: try, trying, tried, attempt, tries, attempts, retry, retried, retries, retrying, attempted, attempting, trial, trials
    mulai: start, begin, started, beginning, starting, mulay, mulain, memulai, begins, began, starts, startup, commence, commences, commenced, commencing, initiate, initiates, initiated, initiating
    selesai: finish, finished, done, resolved, solved, fixed, finishes, over with, finishing, completes it, conclude, concludes, concluded, concluding, settled
    perbaiki: fix, repair, solve, fixing, repaired, resolve, solving, troubleshoot, fixes, repairs, repairing, repairer, solves, resolves, resolving, corrects, corrected, correcting, rectify, rectifies, rectified, rectifying, troubleshooting, revise, revises, revised, revising, revision, revisions
    solusi: solution, solutions, workaround, fix for
    alasan: reason, reasons, reasoning, reasoned
    resmi: official, officially, resmii, rsmi
    pribadi: personal, private, prbadi, personalnya, personally, privately
    jabatan: job title, job position, position, positions, job titles, occupation, occupations, roles, role
    tugas: duty, task, duties, tasks, assignment, tgs, tugasnya
    wewenang: authority, authorized, authorised, kewenangan, berwenang, authorities, authorize, authorise, authorization, authorisation, authorizes, empowered, jurisdiction, entitled
    hak akses: access right, access rights, permission, permissions, privilege, hakakses, privileges, access level, permitted access, access permission
    biaya: fee, cost, fees, costs, charge, price, pay, payment, paid, charged, charges, charging, paying, pays, payments, payable, expense, expenses, expensive, tariff, tariffs
    gratis: free of charge, at no cost, for free, freely, complimentary
    layar: screen, monitor, screens, display
    tombol: buttons, keys
    menu: menus, menunya, mnu, menu bar, menu option, navigation, submenu, submenus, sidebar
    halaman: pages, webpage, web page
    website: websites, site, sites, home page, homepage
    tautan: link, links, url, hyperlink, linknya, link-nya, tautn, pranala, hyperlinks, urls, weblink
    aplikasi: app, application, apps, applications, software, aplikasinya, apk, aplkasi, apliksi, program aplikasi, sofwer, aplikasih, applikasi, aplikai
    sistem: system, systems, sistim, sstem, sistemnya
    peramban: browser, browsers, browsernya, broser, brouser, chrome, firefox, mozilla, crome, google chrome, browzer
    folder: folders, directory, map folder
    komputer: computers, my computer
    versi: version, versions, persi, vers
    instal: install, installing, installation, installed, instalasi, menginstal, nginstal, istall, diinstal, pasang aplikasi, instalan, nginstall, diinstall
    layanan: service, services, pelayanan, servis, layananya, serviced, servicing, service provider desk
    pengguna: user, users, usernya, end user
    petugas: officer, officers, petgas, petugasnya, operator, officials, official officer, clerk, clerks, operators, attendant
    pemerintah: government, gov, pmerintah, pemerinta
    penawaran: bid, offer, bids, offers, bidding document, penawrn, penawarn, quotation, quotations, quote, quotes, bid document, bid documents, bid file, offered, offering, offerings, bidding, rebid
    peserta: participant, participants, psrta, attendees, attendee, contestant, contestants
    pengumuman: announcement, announce, announcements, pngumuman, announced, announces, announcing, announcer, publicly announced, bulletin, bulletins
    kontrak: contract, contracts, kontark, kontrk, contracted, contracting, contractual, agreement, agreements
    tarik: pull, pulls, pulled, pulling, drag, drags, dragged, dragging, puller, withdraw, withdraws, withdrew, withdrawn, withdrawing
    sedang: midway, meanwhile, in the middle of, in the middle
    sedang jalan: ongoing, on-going, in progress, underway, under way, midstream
    tender sedang jalan: mid-tender, running tender
    serah terima: handover, handovers, handing over, handed over
    inbox: mailboxes, inboxes
    bounce: bounces, bouncer, undeliverables, bounced back, bounce-back, bouncebacks, bounceback, bounces back, delivery failed, returned to sender
    spam: spams, spammed, spamming, spammy, junks, junked, spam folder, spam box, junk box, trash folder, spam filter, junkbox
    bukan spam: whitelist, whitelists, whitelisted, whitelisting, white-listed, safe sender, safe senders, safe list, safelist
    kop surat: letterheads, letter-head, headed paper, company header, company letterhead
    template: templates, sample letter, letter sample, example letter, letter template, letter format, form template, sample form
    call center: hotlines, call centers, call centres, helpline, helplines, help line
    promosi: promote, promotes, promoted, promoting, promotion, promotions
    angkat: appoint, appoints, appointed, appointing, appointment, appointments, inaugurate, inaugurates, inaugurated, inaugurating, inauguration
    sk: decree, decrees, decision letter, appointment letter, letter of appointment, letter of decree, decreed
    satker: work unit, work units, working unit, working units, organizational unit, organisational unit, units
    instansi: agencies, institution, institutions, institutional, ministry, ministries, department, departments, bureau, bureaus, organization, organizations, organisation, organisations, government agency, government agencies, governmental
    paket: package, packages, packaged, packaging
    pengadaan: procurement, procurements, procure, procures, procured, procuring, procurer, public procurement
    tender: auction, auctions, auctioned, auctioning, tendered, tenderer
    enkripsi: encrypts, encryptor, encryptions, re-encrypt, encrypter, ciphered, cipher, unencrypted
    dekripsi: decrypted, decrypts, decryptor, decryptions
    karakter: symbol, symbols, characters, pipe, pipes, bars, glyph, glyphs, vertical bar, vertical line, vertical lines, pipe character, pipe symbol, special characters, weird character, weird characters, strange character, strange characters, odd characters, funny characters, slash, slashes, hyphen, hyphens, dash, dashes, punctuation, punctuations, bar symbol, bar character, pipe bar, double bar
    depan: prefix, prefixes, prefixed, prefixing, front, leading, in front, in front of, preceded
    pulih: recover, recovers, recovered, recovering, recovery, recoverable, restore, restores, restored, restoring, restoration, regain, regained, regaining, regains, reinstate, reinstates, reinstated, reinstating
    user id password: credentials, credential, login details, login credentials
    user id: userids, usernames, user names, login name, account name, account names
    cocok: match, matches, matched, matching, matchings, corresponds, corresponding, suitable
    tidak cocok: unmatched, does not match, do not match
    jalan: work, works, working, worked, function, functions, functioned, functioning, functional, operate, operates, operated, operating, operation, operations, run, runs, running, operational
    kerja: job, jobs, workplace, workplaces, workload, workday, workdays
    hanya: only, merely, solely, exclusively, nothing but
    punya: own, owns, owned, owning, owner, owners, ownership, possess, possesses, possessed, belongs, belong, belonged, belonging
    mantan: former, ex-employee, ex-staff
    ada: exist, exists, existed, existing, existence, existent, occur, occurs, occured, occuring, available, availability, contain, contains, contained, containing
    tidak terdaftar: unregistered, not listed, unlisted
    notifikasi: notifier, notifies, push notification
    menang: winner, winners, win, wins, won, winning
    salin: copies, copied, copying, photocopy, photocopies, photocopied, photocopying, duplicate, duplicates, duplicated, transcript, transcripts, replica, replicas
    dalam: within, inside, insides, inner
    integrasi: integrates, integrating, integrator, import, imports, imported, importing, importer, importation
    sinkron: synchronise, synchronised, synchronising, synchronisation, synchronization, synchronizing, synchronizes, syncs, resync
    tidak sinkron: unsynchronized, unsynchronised, unsynced, out of sync, not in sync, desynchronized
    berhasil: successful, successfully, successes
    email resmi: corporate email, company email, official email, office email, business email, corporate mail
    email pribadi: personal email, private email, personal mail, employee email, employee's email, staff email
    email gratis: free email account, free mail account, free mail
    verifikator: verifier, verifiers, verificators
    auditor: auditors
    admin: administrator, administrators, admins, administrative, administration
    helpdesk: help desks, service desk, helpdesks, support desk
    pokja: working group, working groups, selection committee, selection working group, procurement working group, tender committee
    ppk: commitment officer, commitment officers, commitment making officer, commitment maker, ppks, contracting officer, budget commitment officer
    lapor: report, reports, reported, reporting, reporter, reportedly
    pengaduan: complains, complained, complaining, complaints, grievance, grievances
    urus: handle, handles, handled, handling, handler, manage, manages, managed, managing, manager, managers, management, administer, administers, administered, administering, take care of, taking care of
    macet: stuck, hangs, hung, freezing, frozen, freezes, stalled, stall, jammed
    kurang: less, fewer, insufficient
    lebih: more, extra, additional, further
    cukup: enough, sufficient, sufficiently, adequate, quite
    sejak: since, ever since
    selama: during, as long as
    ketika: while, whilst
    tanpa: without
    sendiri: myself, ourselves, yourself, himself, herself, itself, themselves, alone
    pertama: first, firstly
    akhir: last, finally, lastly, end, ends, ended, ending
    jelas: explain, explains, explained, explaining, explanation, explanations, clarify, clarified, clarifies, clarification, clarifications
    datang: come, comes, coming, came, visit, visits, visited, visiting, visitor, visitors, attend, attends, attended, attending
    pergi: goes, going, went
    bawa: bring, brings, bringing, brought, carry, carries, carried, carrying
    asli: original, originals, originally, genuine, authentic
    pajak: tax, taxes, taxation, taxpayer, tax data, tax return
    akta: deed, deeds, company deed, notarial deed, deed of establishment
    izin usaha: business license, business licence, business licenses, trading license
    npwp: taxpayer number, tax number, tax id, taxpayer identification
    ktp: identity card, id card, identity cards, id cards
    surat kuasa: power of attorney, letter of authority, authorization letter, authorisation letter, letter of authorization, proxy letter
    surat tugas: assignment letter, letter of assignment, assignment letters
    surat permohonan: application letter, letter of request, letter of application
    pengalaman: experience, experiences, experienced, work experience
    jam layanan: business hours, service hours, hours of operation, operating hours
    internet: network, networks, connection, connections, connectivity, wireless, broadband
    hp: mobile, mobiles, mobile phone, cellphone, cellphones, cell phone, cell phones, smartphones
    gambar: photos, picture, pictures, image, images, photograph, photographs
    tangkapan layar: screenshots, screen capture, screen captures
    cetak: prints, printed, printing, printout
    scan: scanned, scans
    unggah penawaran: upload a bid, upload our bid, upload the bid, submit a bid, submit bid, submit our bid, submit the bid
    kata: words
    susah: difficult, harder, tricky, troublesome
    gampang: easy, easier, easily, simple, simply
    bingung: confused, confusing, confuse, confuses, confusion, puzzled, puzzling, baffled
    mengerti: understand, understands, understanding, understood, comprehend
    prosedur: procedures, procedural, mechanism, mechanisms, workflow, workflows
    sop: standard operating procedures, operating procedure
    informasi: information, informational, infos
    server: servers
    database: databases
    tembusan: carbon copied, cc'd
    teruskan otomatis: auto-forwarding, automatic forwarding, auto-forwarded, forward automatically
    tempat: place, places, location, locations, venue
    dekat: near, nearest, nearby, closest, closer
    daerah: region, regions, local, locally, area, areas, territory, province area
    kota: city, cities, town, towns, municipality, municipal
    kabupaten: regency, regencies, district, districts
    provinsi: province, provinces, provincial
    pusat: central
    asal: origin, origins
    mungkin: maybe, perhaps, possibly, probably, likely
    pasti: surely, definitely
    segera: immediate, urgent, urgently, promptly, as soon as possible, asap
    otomatis: automatic, automatically, automated, automate
    sekali: once
    setiap: each
    juga: likewise
    atas: above, upper
    bawah: below, under, beneath, underneath
    lewat: through
    kode: code, codes, coded, coding
    jenis: kind, kinds
    bagian: section, sections, division, divisions, part, parts, portion, portions
    tim: team, teams
    usul: suggest, suggests, suggested, suggesting, suggestion, suggestions
    setuju: agree, agrees, agreed, agreeing, approve, approves, approved, approving, approval
    batal: cancel, cancels, canceled, cancelled, canceling, cancelling, cancellation
    tambah: add, adds, added, adding, addition
    bukti: proof, evidence
    tanggung jawab: responsible, responsibility, responsibilities, in charge
    kembali: return, returns, returning
    lanjut: continue, continues, continued, continuing, proceed, proceeds, proceeded, next
    ulang: repeat, repeats, repeating
    gabung: join, joins, joined, joining
    batas: limit, limits, limited, limitation, deadline, deadlines
    penuh: full
    besar: big, large, bigger, larger
    kecil: small, smaller
    aneh: strange, weird, odd, unusual, strangely
    malam: night, nights, evening, evenings
    pagi: morning, mornings
    siang: noon, afternoon, afternoons, midday
    jadi: become, becomes, became, becoming
    aman: safe, safely, safety, secure, secured, securely, security
    """
}
