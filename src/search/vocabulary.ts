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
# Slack, Teams, and Zoom
tenant = organization; slackbot = caw bot; custom response, canned answer, canned response = automatic reply
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
nightbot, streamelements, moobot = caw bot; custom command, custom commands = automatic replies
bits, channel points = feathers; shield mode = raid mode; unban request = appeal ban; held for review = pre-approve
browser source, overlay = embed; super chat = feathers boost; emote only = emoji; popout = pop-up window; streamer = owner
subathon = boost
# Reddit, Discourse, and forums
subreddit, subforum, board = channel; automoderator = word filter; flair, title, user title = custom rank
karma, upvote = reactions; mod queue = approve waiting; shadowban, shadow ban = mute pre-approve; stickied = pinned
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
# Phone spellings
fr, 4 = for; 4ever = forever permanently; u, ya = you; msg, msgs, mesg = message; pic, pics, pix = picture image upload
acc, acct, accs = account; txt = text; usr, usrname = username; pw, pass = password; cmd, cmds = command; notif, notifs, noti = notification; ppl, peeps = people
convo = conversation; vid, vids = video upload; sec, secs = seconds; min, mins = minutes; hr, hrs = hours; yr, yrs = year
info = information; bg = background; bday = birthday; ss = screenshot; perms, perm = permissions permanently
# Wishes and symptoms
buzz, ding, vibrate, ring = notification sound; nothing pops up = notifications trouble; tags me, tagged = mention
grayed out, greyed out, gray, grey = trouble rank; cant click = trouble; starred out, asterisks = filter; too big = size
for tonight, for a day = temporary; combine, merge = merge accounts; starred = bookmark; strictness = level
anonymous network, tor, proxy = vpn; spins, stuck, hangs, freezes = trouble loading; too small, tiny = size height
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
