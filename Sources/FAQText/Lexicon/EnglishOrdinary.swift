extension IndonesianLists {
  /// Ordinary English words without a mapping, to be left alone. Own list.
  package static let englishOrdinary = """
    ability, absence, absent, abstract, acceptable, accident, accidental, accompanying, accordingly, achieve
    achieved, acknowledge, acquire, across, actor, actual, adapt, adapted, adjust, adjusted, adult, advance
    advanced, advantage, adventure, advertise, advertising, affect, affected, affecting, affects, afraid
    against, aggressive, ago, ahead, airport, allocate, allocated, allocating, almost, along, alongside
    amount, analyze, analyzed, ancient, angry, animal, annoyed, annoying, answerable, apparently, apple
    appropriate, argument, arguments, army, around, artist, aspects, assembly, asset, assign, assigned
    assigning, associate, associated, assume, assumed, assumes, assuming, assumption, assumptions, attack
    attacks, attribute, august, author, authors, average, away, awful, back, background, backup, backups
    backward, backwards, badly, basic, beach, beautiful, bed, bedroom, beer, behaves, behavior, behind
    believe, bell, benefits, best, better, beyond, bicycle, bike, bill, binary, bird, birthday, black
    blanket, blue, boat, body, bold, book, boot, boots, bottle, bottom, bought, bowl, box, boy, boys, brain
    branch, branches, bread, break, breakfast, breaking, breaks, breathe, bridge, brief, bright, broke
    brother, budget, budgets, buffer, build, building, builds, built, bunch, busy, butter, bypass, cached
    caches, caching, cake, calculate, calculated, calculating, calm, camera, camp, candidate, candle
    capacity, captain, capture, car, care, careful, carefully, careless, catch, caught, cause, caused, causes
    causing, cell, chain, chair, chance, chapter, cheap, cheese, chicken, child, children, chocolate, church
    cigarette, circumstances, citizen, claim, claimed, claims, class, classic, classroom, clause, clean
    cleaned, cleaning, clear, clearly, client, clients, clock, cloth, clothes, clothing, cloud, club, coach
    coat, coffee, coin, cold, collect, collected, college, color, colors, column, columns, combine, combined
    combining, command, commands, comment, commented, comments, commercial, commission, commitment, committed
    committee, communicate, community, compact, compare, compared, compares, comparing, comparison
    comparisons, compatibility, compatible, complex, compliance, complicated, comply, component, components
    composed, compute, computed, computing, concept, config, configuration, configure, configured
    configuring, conflict, conflicts, consequences, consider, considered, consist, consistent, consisting
    consists, constant, constitutes, construct, constructed, constructing, construction, constructs, consult
    consultancy, consultant, consultants, consume, consumed, consumer, consuming, context, contexts
    continuous, contrast, contributed, contributions, control, controlled, controlling, controls, convenient
    convention, conventions, convert, converted, converting, converts, cook, cooking, cool, cope, corner
    corruption, count, counted, counting, country, counts, courage, course, court, cousin, cover, covered
    covers, cow, crazy, cream, crime, critical, crowd, cry, crying, cup, curious, currency, cursor, curtain
    curve, custom, cycle, cycles, dance, dancing, danger, dangerous, dark, daughter, dead, deal, death, debt
    december, decide, decided, deciding, decision, dedicated, deep, defaults, define, defined, defines
    defining, definition, definitions, degree, delicious, deliveries, delivery, depend, dependent, depending
    depends, describe, described, describes, describing, description, descriptions, design, designed, desired
    despite, destroy, destroyed, detailed, detect, detected, detecting, detects, determine, determined
    determines, determining, developed, developer, developers, developing, development, device, devices
    diagnose, dictionary, dinner, direction, directive, dirty, disappointed, discover, discovered, discussed
    discussion, disease, dish, disks, distinct, distribute, distributed, distributing, divorce, doctor, dog
    dollar, dollars, door, double, down, drawing, dream, dreams, dress, drink, drinking, drive, drivers, dry
    duration, dust, dynamic, ear, early, earn, earth, earthquake, ease, eat, eating, echo, economic, economy
    education, effect, effective, effects, efficient, effort, egg, eggs, eight, election, elections
    electricity, elements, elephant, eleven, encountered, encourage, encouraged, endless, enemy, energy
    enforced, engine, enhance, enhanced, enjoy, enjoyed, ensure, ensures, ensuring, entities, entity
    environment, environments, escape, escaped, especially, essential, essentially, establish, established
    etc, evaluate, evaluated, evaluates, evaluating, evaluation, even, event, events, eventually, evil, exact
    exactly, exam, exams, exceed, exceeds, except, excessive, exchange, exciting, exclude, excluded
    excluding, exclusive, excuse, exercise, expand, expanded, expanding, expands, expect, expected, expecting
    expects, expert, explicit, expose, exposed, exposes, express, expressed, expression, expressions, extend
    extended, extends, extension, extensions, extent, external, extremely, eye, eyes, face, facility, fact
    factory, fair, fairly, fall, falling, falls, family, famous, fan, farm, farmer, fashion, fat, father
    favor, fear, feature, features, february, feed, feedback, feel, feeling, feels, felt, fever, field
    fields, fifth, fifty, fight, fighting, filtered, filtering, filters, finance, financial, fine, finger
    fire, firewall, fish, fit, five, flag, flags, flexible, flight, float, floating, flood, floor, flow
    flower, flowers, fly, flying, focus, follow, followed, following, follows, font, fonts, food, foot
    football, force, forced, forces, forcing, foreign, forest, forever, forgive, formats, formatted
    formatting, forth, forty, four, fourth, frame, frames, fresh, friday, friend, friendly, friends, fruit
    fruits, frustrated, frustrating, fun, funny, future, gain, game, games, garden, gateway, generally
    generation, gentleman, gift, girl, girls, glad, glass, goal, gold, good, goodbye, goods, governing
    grammar, grandfather, grandmother, grant, granted, grants, grass, great, group, groups, guarantee
    guaranteed, guarantees, guard, guess, guidelines, guitar, gun, guy, hair, half, hand, hands, happen
    happened, happening, happens, happy, hard, hardware, hat, hate, head, headache, header, headers, health
    healthy, hear, heard, heart, heat, heavy, height, held, hidden, hide, high, highlight, highlighted
    highlighting, hill, historical, history, hobby, hold, holding, holds, holiday, holidays, home, homework
    honest, hope, horrible, horse, hospital, host, hosted, hosts, hot, hotels, house, huge, human, hundred
    hungry, hurry, hurt, husband, ice, icon, idea, identified, identifies, identify, identifying, ignore
    ignored, ignores, ignoring, ill, illness, impact, implemented, important, improve, improved, improves
    improving, include, included, includes, including, increase, increased, increases, increasing, indeed
    independent, index, indexes, indicate, indicated, indicates, indicating, indirect, infrastructure
    initial, initially, injury, input, inputs, insert, inserted, inserting, inserts, instance, instances
    instead, instruction, instructions, insurance, intact, integrity, intended, interact, interacts, interest
    interested, interesting, interface, interfere, intermediate, interpret, interpreted, interrupted
    interview, into, introduce, introduced, introduces, introducing, introduction, investment, invisible
    invoice, invoices, involved, involves, involving, iron, irrelevant, island, issued, issuer, item, items
    jacket, january, jealous, joke, jokes, journey, joy, judge, juice, july, jump, june, justice, keep
    keeping, kept, key, kid, kids, kitchen, knee, knife, knowledge, labels, lady, lamp, land, language
    languages, laugh, laughing, launched, law, lawsuit, lawyer, lawyers, layer, layout, lazy, lead, leader
    leads, learn, learned, least, leather, lecture, led, leg, lesson, lessons, let, lets, letting, levels
    liable, library, lie, life, lifetime, light, like, lines, lion, lips, listen, listening, literal, live
    lives, living, loan, loans, logic, logical, lonely, loop, loops, loose, loud, love, loved, lovely, lover
    low, luck, lucky, lunch, machine, machines, magazine, magic, mainly, maintain, maintained, maintaining
    maintains, maintenance, major, majority, manner, march, mark, market, marks, marriage, married, mask
    masks, materials, matter, matters, meal, meals, mean, meaning, means, meant, measure, measured, meat
    medicine, member, members, membership, memory, men, merge, merged, merges, merging, met, microsoft
    midnight, might, million, mind, mirror, mistress, mistrust, modules, moment, monday, money, monkey, mood
    moon, mostly, mother, mountain, mountains, mouth, movie, movies, murder, muscle, music, nails, native
    nature, nearly, neck, negative, neighbor, neighbors, neither, nervous, news, newspaper, nice, nine, nor
    normally, note, noted, notes, notice, noticed, notices, numerous, nurse, object, objection, objections
    objects, obvious, obviously, ocean, october, off, oil, omit, onion, onto, opposite, optional, orchestra
    order, ordered, ordering, ordinary, out, outer, outlook, output, outputs, outside, outstanding, over
    overall, overflow, overly, overview, pack, packed, paint, painting, pair, pairs, paragraph, paragraphs
    parallel, parent, parking, particular, particularly, parties, partly, party, patch, patches, path, paths
    patient, pattern, patterns, peace, pepper, percent, percentage, perfect, performance, performed
    performing, period, phase, philosophy, physical, physics, piece, pieces, pig, pixels, plain, plant
    plants, platforms, play, player, players, pleasure, plugin, plugins, pocket, poem, poems, poet, poetry
    point, pointed, pointing, points, poison, police, policeman, polite, political, politician, politics
    pollution, poor, positive, possibility, potato, potential, power, practical, practice, pray, prayer
    preceding, precise, precisely, precision, preference, preferences, pregnant, preparation, prepare
    prepared, preparing, presence, preserve, preserved, president, prevent, prevented, preventing, prevents
    preview, primarily, primary, priorities, priority, prize, product, products, professor, project, projects
    promise, promises, protect, protected, protocol, proud, publish, published, publishing, pupil, pure
    purpose, purposes, push, pushed, pushing, put, puts, putting, python, qualification, qualifications
    qualified, quality, queen, queries, query, queue, queues, quiet, rabbit, race, rain, rainbow, rainy
    raise, raised, range, ranges, rare, rather, ratio, ready, reality, reasonable, receipt, receipts, recent
    recently, recipe, recipes, recognize, recognized, recognizes, recommend, recommendation, recommended
    recommends, record, recorded, records, reduce, reduced, reduces, reducing, reference, references, reflect
    refresh, regardless, regular, related, relating, relation, relationship, relative, relatively, release
    released, releases, relevant, reliable, relied, relies, reload, rely, relying, remain, remaining, remains
    remote, rent, reserved, resides, resolution, resource, resources, respect, rest, restart, restarted
    restarting, restaurant, restaurants, result, resulted, resulting, results, returned, reverse, reversed
    review, rice, rich, ride, river, road, roads, rocket, roof, room, root, rose, round, sad, sadly, salad
    salaries, salary, salt, sand, sandwich, satisfied, satisfy, saturday, scale, schedule, scheduled
    schedules, scheduling, school, science, scientist, sea, season, seat, second, seconds, seed, seem, seemed
    seems, sell, selling, sense, sensible, sensitive, separate, separated, serious, serve, serves, serving
    session, sessions, sets, setting, settings, seven, shadow, shape, share, shared, shares, sharing, ship
    shipment, shipping, shirt, shoe, shoes, shop, shopping, shops, short, shortcut, shoulder, shower, shy
    sick, side, signal, signals, significant, significantly, silence, silent, silver, similar, similarly
    simplified, simplifies, simplify, singer, single, sister, situation, situations, six, size, sizes, sky
    sleep, sleepy, slight, slightly, smart, smell, smile, smiling, smoke, smoking, snake, snapshot, snow
    soap, soccer, socks, sold, soldier, something, sometimes, somewhat, somewhere, song, songs, sort, sorted
    sorting, sorts, soul, soup, source, sources, space, spaces, speak, speaking, special, specific
    specifically, specification, specifications, specified, specifies, specify, specifying, speed, speeds
    spent, spider, spoke, spoon, sport, sports, spring, square, stairs, stakeholder, stand, standard
    standards, stands, star, stars, stated, states, station, statistics, stay, steal, stomach, stone, stood
    stories, storm, story, stranger, strategy, straw, stream, streams, street, streets, strict, string
    strings, strong, strongly, structure, structured, structures, student, students, studies, study, studying
    stuff, style, styles, subcontractor, subsequently, sugar, suit, summary, summer, sun, sunday, supplied
    supply, supplying, supported, supporting, supports, suppose, sure, surrounding, sweet, swim, swimming
    tabs, talent, talk, talked, talking, tall, targets, taste, taught, taxi, teacher, teachers, technical
    teeth, temple, temporary, ten, tennis, terms, terrible, tested, testing, tests, text, theater, theory
    therefore, thief, thing, things, think, thinking, thinks, third, thirty, though, thought, thousand, three
    throw, throwing, throws, thursday, thus, timeout, timeouts, tiny, tired, title, titles, together, tokens
    tomato, tool, tools, tooth, topic, topics, touch, tourist, toward, towards, toy, toys, traditional
    traffic, training, trains, transaction, transform, transition, translate, translated, transport
    traveling, treat, treated, treatment, treats, tree, trees, trick, triggered, trip, trips, truck, trucks
    trust, trusted, tuesday, turn, turned, turning, turns, twelve, twenty, twice, two, typical, typically
    ugly, umbrella, uncle, undo, unexpected, unified, unify, unique, universities, university, unless, unlike
    unlikely, unstable, upgrade, upgraded, upgrades, upgrading, upon, upset, useful, useless, usual, usually
    vacation, value, values, vegetable, vegetables, vehicle, vertical, village, violence, voice, volumes
    vote, voting, wake, walk, wall, war, warm, warn, warns, warranties, warranty, wash, washing, water, weak
    wear, wearing, weather, wedding, wednesday, weekend, welcome, wet, wheel, whereas, whether, white, wide
    widely, width, wife, wild, wind, window, winter, wire, wise, woman, women, wonderful, wood, world
    worried, worry, worse, worst, worth, yard, yellow, yield, yields, young, youth, zero, zone, zones
    """
}
