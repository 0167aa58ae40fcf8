/**
 * Words of readers, of other products, and of other languages, with the words that this site uses. A query with one of the
 * words before `=` also finds each of those after it. A query with one word of a group without `=` also finds the others,
 * for a little less. Any form of a word counts (`invoice` for `invoices`). Words for one page belong in its keywords.
 */
const table = `
# Words that mean the same on every page
sign in, log in, login, logon, signin, log on; sign out, log out, logout, signed out, logged out, log off
sign up, signup, register, create an account, registration, join
two-factor authentication, 2fa, mfa, otp, totp, two step verification, authenticator; password, passphrase, passcode, pwd
email, e-mail, mail; username, nickname, handle, nick, display name, screen name
profile picture, avatar, pfp, profile photo, profile pic; hacked, stolen, compromised, hijacked, taken over
delete, remove, erase, get rid of, close; guest, anonymous, anon, visitor, without an account
session, device, signed in places; chat, room, chatroom, shoutbox, chatbox, group; channel, subroom, tab, thread
member, user, people, person; moderator, mod; administrator, admin; owner, host, creator; staff, crew, mods, team
rank, role, permission, rights, privilege; promote, make moderator, give rank; demote, take away rank, lose rank
direct message, dm, pm, private message, whisper; friend, buddy, contact; block, ignore
mute, timeout, silence, gag, shut up; kick, eject, boot, throw out; ban, block, suspend, banish, blacklist
unban, lift a ban, pardon, unblock
word filter, swear filter, profanity filter, censor, bad words, swearing, language filter; spam, flood, raid, advertising
report, complain, flag, complaint, abuse, harassment; approve, moderation queue, hold, pending, review
slow mode, rate limit, cooldown, throttle, slowmode; action log, audit log, mod log, activity log; ip address, ip tag, ips
archive, history, transcript, chat log, backup, old messages; export, download, dump
notice, announcement, sticky, banner, motd, pinned message, pin; emoji, smiley, smilie, emoticon, emote; sticker, gif
reaction, react, like; upload, attachment, file, picture, image, photo; format, markdown, bold, italic; poll, vote, survey
bookmark, save message, favourite; notification, alert, push, ping, notify; sound, noise, audio, beep; mention, ping, tag
language, translation, locale; colour, theme, skin; appearance, look, style, design, customize
logo, branding, brand, white label; dark mode, night mode, dark theme; font, typeface, text size; icon, badge, symbol, shape
embed, widget, iframe, add to website, integrate; website, site, blog, web page, homepage
popup, pop up, floating button, bubble; domain, subdomain, hostname; certificate, ssl, tls, https; cookie, tracking
plan, tier, subscription, membership, premium, upgrade; price, cost, pricing, fee, how much
payment, pay, billing, charge, buy, purchase; invoice, receipt, bill, vat; refund, money back, chargeback
cancel, unsubscribe, end subscription, stop paying; card, credit card, debit card
feathers, coins, credits, points, currency, money; boost, support the chat, power up; free, free of charge, gratis
organization, company, workspace, enterprise, business; single sign-on, sso, saml, oidc, openid, identity provider, idp
token, jwt; api, rest, endpoint, http api; api key, bearer token, credential; webhook, callback url, outgoing hook
sdk, javascript library, js library, client library; error, fault, failure, problem, failed
limit, maximum, max, quota, how many, cap; example, sample, snippet, code sample; bot, robot, automation
command, slash command; privacy, gdpr, data protection, personal data; law, legal, compliance
phone, mobile, iphone, android, smartphone; change, edit, rename, modify
broken, not working, doesnt work, isnt working, stopped working, wont work
setting, option, preference, configuration, config; turn on, enable, switch on, activate
turn off, disable, switch off, deactivate; link, url, web address, hyperlink
permanent, forever, for good, indefinitely, lifetime; newcomer, new member, new people, new account, newbie, first timer
message, post, comment; send, write, post; show, display, see, view; hide, conceal, invisible; letters, text, characters
size, length, dimensions, width, height; empty, blank, white; slow, lag, laggy; copy, duplicate, clone
transfer, hand over, give away, move; schedule, timed, recurring, repeat; music, song, radio, stream; game, play, minigame
lock, close, shut, freeze; join, enter, come in, get in; leave, quit, exit, go out; expire, run out, lapse
automatic, auto, by itself; code, verification code, confirmation code; question, help, support; list, overview, table
browser, chrome, firefox, safari, edge; computer, pc, laptop, desktop; wrong, incorrect, invalid
lost, missing, gone, disappeared, vanished; stop, prevent, forbid, disallow, not allow; allow, permit, let
children, kids, teens, minors, underage; threat, bully, bullying, stalking, harass; server, backend, back end
verify, check, validate, confirm; digest, summary, newsletter; discount, coupon, promo code, voucher
trial, try out, test period
# Discord
server, guild = chat; server boost = boost chat; nitro = animated emoji shop; automod = filter; audit log = action log
vanity url = change chat address; invite link = invitation link; verification level = captcha waiting period
membership screening = accept rules; welcome screen = welcome message; nsfw, age restricted = adult chat
server nickname = name in this chat; modmail, ticket = report staff; bot token, botfather = api key own bot
mee6, dyno, carl bot = caw bot; stage, voice channel = radio; server icon = logo; role color = name color
gold, gems = feathers; soundboard = sounds
invites, invite, join link = invitation link; reaction role, self role = custom rank; discoverable = list of chats
afk, idle, away = online status; member list, user list, roster = people list; tempban, temp ban = temporary ban
tempmute = mute duration; warn, warning = reason action log; modlogs, logs = action log
purge, prune, nuke, bulk = clear delete messages; lockdown = raid lock maintenance; sockpuppet = evasion ban
lurk, lurker, lurking = guest read; giphy, tenor = gif; hierarchy = ranks permissions; category, categories = channel
crosspost = announcement; deafen = sound; server list, chat directory, catalog = list of chats
webhook url = webhook address; perk, perks, advantage, advantages = boost plan features; gifting, present = gift
cosmetics, decoration = shop
# Slack, Teams, and Zoom
tenant = organization; slackbot = caw bot; custom response, canned answer, canned response = automatic reply
incoming webhook = post message api; do not disturb, dnd, pause notifications = quiet hours; highlight words = keywords
saved items, later list = bookmarks; user group = rank; full member = seat; lobby, waiting room = approve hold
co host = co-owner; compliance export = archive export; provisioning = create accounts csv; remind = reminder
huddle, voice call = voice; huddles = voice; canvas, pinboard = notices; mention everyone, all hands = everyone mention
deactivated user, offboard, leaver, ex employee, former employee = delete account remove
onboard, onboarding, bulk add = csv accounts; superadmin, super admin, account owner = owner organization
retention, retain = history archive; coworker, worker, workforce, staff member = account organization
division, branch, team space = chat organization; entra, keycloak, onelogin = single sign-on provider
scim = provisioning; intranet = organization; conference call = event chat
e-discovery, ediscovery, legal hold = archive export
# Telegram, WhatsApp, and Messenger
supergroup, gc, group chat = chat; broadcast channel, broadcast = announcement channel; join request = access invitation
restrict user, restrict member = mute; antiflood, anti flood = spam protection; secret chat = direct message
blue ticks, ticks, seen = read receipts; last seen, active status = online status; disappearing messages = message history
sticker pack = custom emoji; mute group, mute chat = turn off notifications; group link = invitation link
backup = export archive; silent message = notification; admins only, only admins = send rank announcement
story, stories = status; forward, share = link; last online = online status; wallpaper = background
chat wallpaper = page background; delete for everyone = delete message; view once = message history
archive chat = archive; thrown out = kick; community, society = chat; group admin = owner administrator
slow down = slow mode; group info, bio, about me, about = profile description
add people, invite people, invite friends = invitation link; story reply, swipe to reply = reply
profile status = status; contact list = friends; blocked users = block; mark unread = notification
pinned chat = pinned notice
# Twitch and YouTube
chatter, viewer = member; vip = regular rank; subs only, sub only, followers only = waiting period new accounts rank
nightbot, streamelements, moobot = caw bot; custom command, custom commands = automatic replies
bits, channel points = feathers; shield mode = raid mode; unban request = appeal ban; held for review = pre-approve
browser source, overlay = embed; super chat = feathers boost; emote only = emoji; popout = pop-up window; streamer = owner
subathon = boost
mods chat, sub mode = rank; timeouted, timed out = mute; permaban, perma, permabanned = ban permanent
bot command, commands list = commands; donations, donate, tip, tips, tipping = feathers boost
broadcaster = radio stream; shoutcast, pls, playlist = radio stream address; track, tune, album = radio song
loud, quiet, louder = sound volume; silence, silent = mute sound; livestream, live = stream event; watch party = event
crowd, spectators, viewers = guests people
# Reddit, Discourse, and forums
subreddit, subforum, board = channel; automoderator = word filter; flair, title, user title = custom rank
karma, upvote = reactions; mod queue = approve waiting; shadowban, shadow ban = mute pre-approve; stickied = pinned
bbcode = markdown formatting; foe, foes list, ignore list = block list; account activation = verify email
trust level = rank regular; signature = personalization; approved users = members only; wiki = notice
thread, threads, topic = channel; post count = messages; reputation = rank; modmail = report
ban appeal, appeals = appeal; comment section = embed chat; disqus, commento = embed
forum, bulletin board, phpbb, vbulletin = chat website; avatar = profile; moderation log = action log
sticky post = pinned notice; private topic = private channel; vote up, downvote = reaction
troll, trolls, trolling, hater = block ban spam
# IRC
op, ops, chanop = administrator moderator; voice = regular rank; hostmask = ip tag; nickserv = registration
kline, gline = ban; whois = profile; topic = channel topic; moderated mode = send rank
# Developer tools
access token, personal access token = api key; signing secret = webhook secret; sandbox = test key; redelivery = retries
throttled, throttling = rate limit; hmac = signature; env, environment variable = secret key; postback = webhook
preflight, cors = cross-origin; pagination = paging cursor; deprecation, deprecated = version; oauth = openid connect
payload, fields = object event; unauthenticated = unauthorized api key; 404 = not found; 409 = conflict
429 = rate limit; 500, 502, 503 = error server; headers = header; bulk, batch = list
cursor, offset, next page = pagination; duplicate event, twice = idempotency retries; timestamp, clock = signature time
public key, private key, rsa = token keys; expiry, exp, ttl, lifespan = expires lifetime; callback = event
curl, python, php, java, golang, node = api example; roll, regenerate = rotate secret key
leak, leaked, exposed = revoke secret; deprecate, sunset, breaking change = version
uptime, downtime, outage, status page = server trouble connection; ip range, allowlist, firewall, ports = network
nameserver, a record = custom domain; propagation = dns; letsencrypt, let's encrypt, caa = certificate
# False friends of French, Spanish, Portuguese, and Italian
inscription, subscribe myself = registration; abonnement, suscription, abo = subscription
factura, facture, fattura = invoice; tva, iva, mwst, btw = vat tax; caducated, caduced, caducous = expired
actualise, actualize = update change; actual = current; historic, historical = history archive; consult = read see search
conserve = keep; recuperate, recuperation = get back recover refund; sensible = sensitive; tariff = plan
direction = address; false = wrong; prohibit, interdict = block filter; salon, salle, sala, camera, room = chat channel
pseudo, pseudonym, surname, apodo = nickname; suppress, efface = delete; expulse, expel, exclude = kick ban
idiom, idioma = language; solicitude, solicitation, solicit, demand = request; publicity, propaganda = advertisements
signal, signalize, denounce = report; reimburse, reimbursement = refund; responsible, proprietor = owner
reglement, regulation, normative = rules; validate, homologate = verify confirm; disconnect, deconnect = sign out
connect, connexion, conexion = sign in; identifier, identification = username
desactivate, deactivate, inactivate = turn off; gratuit, gratuitous = free; augment = raise increase
archivo, fichier = file; introduce = enter; contest = reply; molest, incommode = harass; invited, invitee = guest
assist, assistance = help support; mot de passe, contrasena, senha, passwort = password
foto, fotos, photograph = picture upload image; prove, probe = try; conference, discussion = conversation chat
ultimate = last; annul, annulate, resign, rescind, terminate, resiliate = cancel; eventual, eventually = possible
modify = change edit; portable, movil, telefonino, handy = phone; ordenador, informatic = computer; carpet, dossier = folder
dar de baja, baja = delete cancel; confidential, confidentiality = privacy; image of profile, photo of profile = avatar
parole, word of pass = password; propriety = property; realize = make
# False friends of German and Dutch
become = get; fat, fett, thick = bold; protocol, protocoll = action log; chef, chief, boss = owner; spend, donate = boost
cursive = italic; mobbing = bullying; calculation, rechnung = invoice; announce myself = register
termination, kundigung = cancel; lock, blockade, sperre = ban block; extinguish, wipe = delete; mappe = folder
nutzer, benutzer = user; konto = account
pretend, pretension = claim ask; assist at, attend = join; formation = training; quit = leave; comand = order
order = command buy; remark, observation, annotation = message; commentary = comment; agenda = schedule
adjoint, adjunct, joined file, annex = attachment; piece joint, piece joined = attachment
capture, capture of screen = screenshot; treat = handle; exploit = use; effectuate, realise, execute = do make
verify the account, confirm the mail = verify email; desinstall, uninstall = remove; enregister, register = save
registered message = saved; inform, information = report; competence, habilitation = permission rank; charge = rank
degree = rank; dimension = size; police, policy = font; caracteres, character = text; mark, marque = bookmark
mute the sound, dumb = mute; gain = win; publish = post; emission, transmission = stream; transmitter = radio
chart = menu; note = notice; control, controle = check; reanudate = continue; deliver = send; transmit = send
receive = get; impede, hinder, avoid, evitate = prevent; punish, penalize, sanction, penalty, punishment = mute ban
liberate, free up = unban; consumption, use of data = data; aperçu, vorschau = preview
safe copy, security copy = export archive; user name, name of user = username; number of invoice = invoice
domicile = invoice address
# Phone spellings
fr, 4 = for; 4ever = forever permanently; u, ya = you; msg, msgs, mesg = message; pic, pics, pix = picture image upload
acc, acct, accs = account; txt = text; usr, usrname = username; pw, pass = password; cmd, cmds = command; notif, notifs, noti = notification; ppl, peeps = people
convo = conversation; vid, vids = video upload; sec, secs = seconds; min, mins = minutes; hr, hrs = hours; yr, yrs = year
info = information; bg = background; bday = birthday; ss = screenshot; perms, perm = permissions permanently
pls, plz, thx, ty = please; ur = your; smth, sth = something; sm1, some1, sum1 = someone; every1 = everyone
any1 = anyone; bc, cuz, coz = because; abt = about; b4 = before; tmrw, 2moro = tomorrow; wo, w/o = without
del, dlt, dlete = delete; chnl, chan, chnls = channel; adm, admn = administrator; acnt, accnt = account
pswd, psw, passwrd, pwrd = password; sub = subscription; lang = language; pref, prefs = settings; dl = download
cert = certificate; img, imgs, jpg, jpeg = image; mp4, mov = video; mp3 = audio; temp = temporary; diff = different
tel, cell, cellphone = phone; pvt, priv = private; grp = group chat; rm, rmv = remove; chg = change
notify me = notification; refund me = refund; max = limit; num, nr = number; addr = address; fb, insta, snap = social
# Wishes and symptoms
buzz, ding, vibrate, ring = notification sound; nothing pops up = notifications trouble; tags me, tagged = mention
grayed out, greyed out, gray, grey = trouble rank; cant click = trouble; starred out, asterisks = filter; too big = size
for tonight, for a day = temporary; combine, merge = merge accounts; starred = bookmark; strictness = level
anonymous network, tor, proxy = vpn; spins, stuck, hangs, freezes = trouble loading; too small, tiny = size height
# Website builders and hosts
script tag, snippet = embed code; weebly, drupal, joomla, blogger, tumblr, carrd = embed website
gutenberg, elementor, divi = wordpress embed; sidebar, floating = pop-up window button
full screen, whole page = own page size; cut off, overflow, scrollbar, scroll bar, height = size embed
content security policy = headers embed; refused to connect, x-frame-options = embed allowed domain
csp = content security policy; spa, nextjs, next = react sdk; angular, svelte, astro, nuxt = sdk recipe
local = test embed domain; typescript, types = sdk install
# Everyday words
talk, chatter, speak = message post; say = message; speech = message; words = filter
cuss, curse, cursing, swear = word filter report; mean, nasty, toxic = report block mute
bother, bothers, bothering, pester = block mute; flooding, spambot, spambots = spam; robot, machine = bot
human = captcha; puzzle = captcha; quiz = trivia; hangman = game
winner, win, winning, score, leaderboard = game feathers; questionnaire, survey = poll; alarm, timer = remind reminder
weather, joke = caw command; photo album, gallery, album = uploads; selfie, snapshot = picture upload
pdf, attachment = file upload; attach = upload; portrait = avatar; nameless, unnamed = guest
alias, name tag, nametag = nickname; login name = username; shield, circle, diamond = shape rank
tint, hue, shade, palette = color; rainbow = color name; blue, red, green, purple = color
pretty, beautiful, ugly = appearance; bigger, larger, smaller, enlarge, zoom = size text; bright, day = light theme
emblem, crest = logo; headline, heading = title; footer = bottom
tongue, spanish, french, german, dutch, hebrew = language; rtl = right to left
translate, translated = language translation; time zone, timezone, clock, hour format = time
beep, ringtone, chime, jingle = notification sound; vibration = notification; red dot, unread count = notification
popups, banner = notification; night, bedtime, holidays, vacation = quiet hours
spammy emails, mails, newsletter = email digest; screenreader, voiceover, nvda, talkback, jaws = screen reader
deaf, colorblind, color blind, contrast = accessibility; shortcuts, hotkey, hotkeys = keyboard shortcut
password manager, weak password, strong password = password; forgot, forgotten = reset password
usb key, yubikey, fingerprint, face id = passkey security key
sms, text message code, google authenticator, authy = two-factor authentication
backup codes, emergency codes = recovery codes; lost phone, broken phone = recovery two-factor
hacker, intruder = hacked account; sign everyone out, log out everywhere = sessions sign out
stranger, unknown = unexpected; kid, kids, son, daughter, parent, mom, mum, dad, father = minors parents age
student, classroom, teacher = teens school; birthday, date of birth, how old, years old = age
eighteen, 18 plus, 18+ = adult chat; law enforcement, police, lawyer, court, subpoena = safety team legal
gdpr, ccpa, dsgvo, rgpd, lgpd = privacy; dpo, data processing agreement, dpa, processor = privacy compliance
consent banner = cookies consent; tracker, trackers = cookies tracking; right to be forgotten, erasure = delete data
personal info, my data, copy of data = data download; encrypted, e2e, end to end = encryption privacy
cash, money, dollars, usd, eur = price payment; cheap, cheaper, cheapest, expensive, affordable = price plan
bank, iban, sepa, wire, apple pay, google pay, visa, mastercard, amex = payment method; statement = invoice
tax id, tax number, vat number = tax invoice; deducted, withdrawn, double charge = charge payment
overdue, bounced = failed payment; renew, auto renew = subscription renewal
monthly, annual, annually, yearly = subscription; downgrade, lower plan, smaller plan = downgrades
upgrade, higher plan, bigger plan = change plan; nonprofit, charity, student discount, sale, black friday = discount
voucher = code; giveaway, give feathers = gift feathers; farm = feathers
firm, corporation, agency, institution, enterprise = organization; tos = terms; vacant, owner left = owner absence
successor, inherit, hand off, new boss = transfer owner; partner, second owner = co-owner
leader, captain, president, chairman = owner; helper, janitor, sheriff, supervisor = moderator
newbie, noob, rookie, beginner, new guy = new member
promote, appoint, nominate, upgrade to mod, deputize, assign = give rank
demote, strip, degrade, dismiss, unmod, demod = remove rank; hush, gag, quieten, muzzle, shush = mute
boot, remove from chat, chuck out, throw out = kick; outlaw, exile, expelled, banish, shut out, lock out = ban
forgive, let back in, amnesty = unban; blacklisted words, naughty words, dirty words, n word, slur, slurs = word filter
whitelist word, allowed word, exception, harmless word = filter exceptions; censorship, bleep, bleeped = filter
shouting, yelling, all caps = caps limit; same message, copypasta = repeat limit
links allowed, url posting, hyperlinks = links; flooded, attack, attacked, invasion, brigading = raid
vpns, tor browser = vpn; not shown yet = approve; invisible messages, hidden message = approve mute
typo, fix message, correct message = edit message; take back, retract, undo message = delete message
restore, undelete, bring back = deleted undo; scroll up, previous, earlier, yesterday = history archive
find message, look up, search for = search archive; print, printout, pdf export, save chat = export archive
quote, respond, answer to = reply; thread reply = reply
bold text, italics, underline, strikethrough, crossed out, monospace = formatting; spoilers, hidden text = spoiler
line break, shift enter = new line; list, bullets, bullet = formatting; formula, latex, math = formatting
fave, faves, favourites, favorites, favorite, saved, pinned for me = bookmark; smileys, smilies, kaomoji, ascii = emoji
own emoji, upload emoji = custom emoji; skin tone = emoji
rules page, guidelines, code of conduct, etiquette, netiquette = rules; greeting, greet, intro message = welcome message
entrance, entry, door, lobby = join access; private room, secret room, closed group, hidden chat = private access
public room, open to all, open chat = public access; room password, entry code, pin code = password chat
whitelist members, approved only = approve access; nick change, rename me = nickname change
name taken, copycat, fake account = impersonation report; real staff = rank shapes
dead link, invalid link = invitation link; slug, shortlink = address; own domain, own url, custom url = custom domain
qr, qr code = link; apk, app store, play store, download app, desktop app = install phone app; ios, tablet = phone
old browser, opera, samsung internet = browser requirements
endless loading, spinner, connecting, reconnect, reconnecting, disconnected = loading connection trouble
crash, crashes, crashed, frozen, glitch, buggy = trouble
grayed, disabled button, inactive button, unclickable, button missing, cant find button, no button = missing rank plan
delayed, late, slowly, latency = slow; double, twice, duplicated = duplicate; pixelated, distorted = size
upside down, sideways, rotated = picture
contact, hotline, call you, phone number, email you, support team, customer service, helpdesk = support
guide, how to start, getting started, first steps = start; difference, versus, comparison = compare
`;

/** What readers write, and the words to search for as well. */
interface Alternatives {
  readonly theirs: string;
  readonly ours: readonly string[];
  /** Whether it's the other way around, too. */
  readonly isSynonym: boolean;
}

function listOf(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}

/** Everything in the table. */
export const vocabulary: readonly Alternatives[] = table
  .split(/[;\n]/)
  .filter((entry) => /[=,]/.test(entry) && !entry.startsWith('#'))
  .flatMap((entry) => {
    const [left = '', right] = entry.split('=');
    const words = listOf(left);
    return words.map((theirs) =>
      right === undefined
        ? { theirs, ours: words.filter((word) => word !== theirs), isSynonym: true }
        : { theirs, ours: right.trim().split(' '), isSynonym: false },
    );
  });
