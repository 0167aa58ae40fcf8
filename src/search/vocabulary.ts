/**
 * Words of other products and languages, with the words that this site uses instead: `theirs, theirs = ours`. A query
 * with one of theirs also finds ours. Words that mean the same on every page are in `synonyms.ts`, and words for one
 * page in its keywords.
 */
const table = `
# Discord
server, guild = chat; role, roles = rank; server boost = boost chat; nitro = animated emoji shop; automod = filter
emote, emotes = emoji; audit log = action log; vanity url = chat address; invite link = invitation link
verification level = captcha waiting period; membership screening = accept rules; welcome screen = welcome message
nsfw, age restricted = adult chat; server nickname = name in this chat; modmail, ticket = report staff
bot token, botfather = api key own bot; mee6, dyno, carl bot = caw bot; stage, voice channel = radio
server icon = logo; role color = name color; gold, gems, coins = feathers; soundboard = sounds
# Slack, Teams, and Zoom
workspace, tenant = organization; slackbot = caw bot; custom response, canned answer, canned response = automatic reply
incoming webhook = post message api; do not disturb, dnd, pause notifications = quiet hours; highlight words = keywords
saved items, later list = bookmarks; user group = rank; full member = seat; lobby, waiting room = approve hold
co host = co-owner; compliance export = archive export; provisioning = create accounts csv; remind = reminder
# Telegram, WhatsApp, and Messenger
supergroup, gc, group chat = chat; broadcast channel, broadcast = announcement channel; join request = access invitation
restrict user, restrict member = mute; antiflood, anti flood = spam protection; secret chat = direct message
blue ticks, ticks, seen = read receipts; last seen, active status = online status; disappearing messages = message history
sticker pack = custom emoji; mute group, mute chat = turn off notifications; group link = invitation link
backup = export archive; silent message = notification; admins only, only admins = send rank announcement
# Twitch and YouTube
chatter, viewer = member; vip = regular rank; subs only, sub only, followers only = waiting period new accounts rank
nightbot, streamelements, moobot = caw bot; custom command, custom commands = automatic replies; bits, channel points = feathers
shield mode = raid mode; unban request = appeal ban; held for review = pre-approve; browser source, overlay = embed
super chat = feathers boost; emote only = emoji; popout = pop-up window; streamer = owner; subathon = boost
# Reddit, Discourse, and forums
subreddit, subforum, board = channel; automoderator = word filter; flair, title, user title = custom rank
karma, upvote, likes = reactions; mod queue = approve waiting; shadowban, shadow ban = mute pre-approve; stickied = pinned
bbcode = markdown formatting; foe, foes list, ignore list = block list; account activation = verify email
trust level = rank regular; signature = personalization; approved users = members only; wiki = notice
# IRC
op, ops, chanop = administrator moderator; voice = regular rank; hostmask = ip tag; nickserv = registration
kline, gline = ban; whois = profile; topic = channel topic; moderated mode = send rank
# Developer tools
access token, personal access token = api key; signing secret = webhook secret; sandbox = test key; redelivery = retries
throttled, throttling = rate limit; hmac = signature; env, environment variable = secret key; postback = webhook
preflight, cors = cross-origin; pagination = paging cursor; deprecation, deprecated = version; oauth = openid connect
# False friends of French, Spanish, Portuguese, and Italian
inscription, subscribe myself = registration; abonnement, suscription, abo = subscription; factura, facture, fattura = invoice
tva, iva, mwst, btw = vat tax; caducated, caduced, caducous = expired; actualise, actualize = update change; actual = current
historic, historical = history archive; consult = read see search; conserve = keep; recuperate, recuperation = get back recover refund
sensible = sensitive; tariff = plan; direction = address; false = wrong; prohibit, interdict = block filter
salon, salle, sala, camera, room = chat channel; pseudo, pseudonym, surname, apodo = nickname; suppress, efface = delete
expulse, expel, exclude = kick ban; idiom, idioma = language; solicitude, solicitation, solicit, demand = request
publicity, propaganda = advertisements; signal, signalize, denounce = report; reimburse, reimbursement = refund
responsible, proprietor = owner; reglement, regulation, normative = rules; validate, homologate = verify confirm
disconnect, deconnect = sign out; connect, connexion, conexion = sign in; identifier, identification = username
desactivate, deactivate, inactivate = turn off; gratuit, gratuitous = free; augment = raise increase
archivo, fichier = file; introduce = enter; contest = reply; molest, incommode = harass
invited, invitee = guest; assist, assistance = help support; mot de passe, contrasena, senha, passwort = password
foto, fotos, photograph = picture upload image; prove, probe = try; conference, discussion = conversation chat
ultimate = last; annul, annulate, resign, rescind, terminate, resiliate = cancel; eventual, eventually = possible
modify = change edit; portable, movil, telefonino, handy = phone; ordenador, informatic = computer; carpet, dossier = folder
dar de baja, baja = delete cancel; confidential, confidentiality = privacy
image of profile, photo of profile = avatar; parole, word of pass = password; propriety = property; realize = make
# False friends of German and Dutch
become = get; fat, fett, thick = bold; protocol, protocoll = action log; chef, chief, boss = owner; spend, donate = boost
cursive = italic; mobbing = bullying; calculation, rechnung = invoice; announce myself = register
termination, kundigung = cancel; lock, blockade, sperre = ban block; extinguish, wipe = delete; homepage = website
mappe = folder; smileys = emoji; nutzer, benutzer = user; konto = account
# Phone spellings
fr, 4 = for; 4ever = forever permanently; u, ya = you; msg, msgs, mesg = message; pic, pics, pix = picture image upload
acc, acct, accs = account; pw, pass = password; cmd, cmds = command; notif, notifs, noti = notification; ppl, peeps = people
convo = conversation; vid, vids = video upload; sec, secs = seconds; min, mins = minutes; hr, hrs = hours; yr, yrs = year
info = information; bg = background; bday = birthday; ss = screenshot; perms, perm = permissions permanently; config = settings
# Wishes and symptoms
buzz, ding, vibrate, ring = notification sound; nothing pops up = notifications trouble; tags me, tagged = mention
grayed out, greyed out, gray, grey = trouble rank; cant click = trouble; starred out, asterisks = filter; too big = size
for tonight, for a day = temporary; combine, merge = merge accounts; starred = bookmark; strictness = level
anonymous network, tor, proxy = vpn; spins, stuck, hangs, freezes = trouble loading; too small, tiny = size height
`;

/** The replacements: the words to find in a query, and the words to search for as well. */
export const vocabulary: readonly (readonly [theirs: string, ours: readonly string[]])[] = table
  .split(/[;\n]/)
  .filter((entry) => entry.includes('='))
  .flatMap((entry) => {
    const [theirs = '', ours = ''] = entry.split('=');
    return theirs.split(',').map((words) => [words.trim(), ours.trim().split(' ')] as const);
  });
