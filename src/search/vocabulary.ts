/**
 * Words of readers, of other products, and of other languages, with the words that this site uses. A query with one of the
 * words before `=` also finds each of those after it. A query with one word of a group without `=` also finds the others,
 * for a little less. Any form of a word counts (`invoice` for `invoices`). Words for one page belong in its keywords.
 */
const table = `
# Words that mean the same on every page
sign in, log in, login, logon, signin, log on; sign up, signup, register, create an account, registration, join
two-factor authentication, 2fa, mfa, otp, totp, two step verification, authenticator
password, passphrase, passcode, pwd; email, e-mail, mail; username, nickname, handle, nick, display name, screen name
hacked, stolen, compromised, hijacked, taken over; delete, remove, erase, get rid of, close
guest, anonymous, anon, visitor, without an account; session, device, signed in places
chat, room, chatroom, shoutbox, chatbox, group; member, user, people, person; moderator, mod; staff, crew, mods, team
rank, role, permission, rights, privilege; demote, take away rank, lose rank
direct message, dm, pm, private message, whisper; friend, buddy, contact; block, ignore
mute, timeout, silence, gag, shut up; ban, block, suspend, banish, blacklist; unban, lift a ban, pardon, unblock
word filter, swear filter, profanity filter, censor, bad words, swearing, language filter
report, complain, flag, complaint, abuse, harassment; approve, moderation queue, hold, pending, review
export, download, dump; notice, announcement, sticky, banner, motd, pinned message, pin
emoji, smiley, smilie, emoticon, emote; reaction, react, like; upload, attachment, file, picture, image, photo
format, markdown, bold, italic; poll, vote, survey; notification, alert, push, ping, notify; sound, noise, audio, beep
mention, ping, tag; language, translation, locale; colour, theme, skin; appearance, look, style, design, customize
logo, branding, brand, white label; embed, widget, iframe, add to website, integrate
website, site, blog, web page, homepage; popup, pop up, floating button, bubble; cookie, tracking
plan, tier, subscription, membership, premium, upgrade; price, cost, pricing, fee, how much
invoice, receipt, bill, vat; refund, money back, chargeback; cancel, unsubscribe, end subscription, stop paying
boost, support the chat, power up; free, free of charge, gratis; organization, company, workspace, enterprise, business
single sign-on, sso, saml, oidc, openid, identity provider, idp; token, jwt; api, rest, endpoint, http api
webhook, callback url, outgoing hook; error, fault, failure, problem, failed; command, slash command
privacy, gdpr, data protection, personal data; phone, mobile, iphone, android, smartphone; change, edit, rename, modify
broken, not working, doesnt work, isnt working, stopped working, wont work
setting, option, preference, configuration, config; turn on, enable, switch on, activate
turn off, disable, switch off, deactivate; link, url, web address, hyperlink
newcomer, new member, new people, new account, newbie, first timer; send, write, post; show, display, see, view
hide, conceal, invisible; empty, blank, white; transfer, hand over, give away, move; schedule, timed, recurring, repeat
game, play, minigame; lock, close, shut, freeze; join, enter, come in, get in; leave, quit, exit, go out
automatic, auto, by itself; question, help, support; list, overview, table; computer, pc, laptop, desktop
wrong, incorrect, invalid; lost, missing, gone, disappeared, vanished; stop, prevent, forbid, disallow, not allow
allow, permit, let; children, kids, teens, minors, underage; server, backend, back end; digest, summary, newsletter
# Other chats and forums
server, guild = chat; nitro = animated emoji shop; automod = filter; nsfw, age restricted = adult chat
mee6, dyno, carl bot = caw bot; stage, voice channel = radio; gold, gems = feathers; roster = people list
purge, prune, nuke, bulk = clear delete messages; lurk, lurker, lurking = guest read; cosmetics, decoration = shop
tenant = organization; custom response, canned answer, canned response = automatic reply
do not disturb, dnd, pause notifications = quiet hours; saved items, later list = bookmarks
lobby, waiting room = approve hold; provisioning = create accounts csv
offboard, leaver, ex employee, former employee = delete account remove
superadmin, super admin, account owner = owner organization; retention, retain = history archive
division, branch, team space = chat organization; entra, keycloak, onelogin = single sign-on provider
scim = provisioning; e-discovery, ediscovery, legal hold = archive export; backup = export archive; share = link
delete for everyone = delete message; blocked users = block; vip = regular rank; bits, channel points = feathers
streamer = owner; permaban, perma, permabanned = ban permanent; broadcaster = radio stream
shoutcast, pls, playlist = radio stream address; track, tune, album = radio song; silent = mute sound
livestream = stream event; spectators, viewers = guests people; stickied = pinned; post count = messages
# Developer tools
sandbox = test key; hmac = signature; preflight, cors = cross-origin; payload, fields = object event
unauthenticated = unauthorized api key; 404 = not found; cursor, offset, next page = pagination
duplicate event, twice = idempotency retries; timestamp = signature time; expiry, ttl, lifespan = expires lifetime
callback = event; leak, leaked, exposed = revoke secret; ip range, allowlist, firewall, ports = network
script tag, snippet = embed code; weebly, drupal, joomla, blogger, tumblr, carrd = embed website
csp = content security policy
# False friends of other languages
inscription, subscribe myself = registration; factura, facture, fattura = invoice; tva, iva, mwst, btw = vat tax
conserve = keep; tariff = plan; interdict = block filter; salon, salle, sala, camera, room = chat channel
pseudo, pseudonym, surname, apodo = nickname; suppress, efface = delete; expulse, expel = kick ban
idiom, idioma = language; publicity, propaganda = advertisements; signal, signalize, denounce = report
responsible = owner; disconnect, deconnect = sign out; connect, connexion, conexion = sign in; augment = raise increase
archivo, fichier = file; contest = reply; molest, incommode = harass; invited, invitee = guest
mot de passe, contrasena, senha, passwort = password; annul, annulate, resign, rescind, terminate, resiliate = cancel
modify = change edit; portable, movil, telefonino, handy = phone; ordenador, informatic = computer; become = get
fat, fett, thick = bold; chef, chief, boss = owner; spend, donate = boost; rechnung = invoice
lock, blockade, sperre = ban block; konto = account; pretend, pretension = claim ask; order = command buy
treat = handle; desinstall, uninstall = remove; charge = rank; police, policy = font; mark, marque = bookmark
impede, hinder, avoid, evitate = prevent; punish, penalize, sanction, punishment = mute ban
# Phone spellings
fr, 4 = for; acc, acct, accs = account; txt = text; usr, usrname = username; pls, plz, thx, ty = please; ur = your
every1 = everyone; bc, cuz, coz = because; abt = about; b4 = before; diff = different; tel, cell, cellphone = phone
# Everyday words
buzz, ding, vibrate, ring = notification sound; starred out, asterisks = filter; too big = size
for tonight, for a day = temporary; strictness = level; anonymous network, tor, proxy = vpn
spins, stuck, hangs = trouble loading; too small = size height; chatter, speak = message post; say = message
words = filter; cuss, curse, cursing, swear = word filter report; robot, machine = bot; puzzle = captcha; quiz = trivia
win, winning, leaderboard = game feathers; photo album, gallery, album = uploads; pdf, attachment = file upload
nameless, unnamed = guest; tint, hue, shade = color; blue, purple = color; pretty, beautiful, ugly = appearance
bright, day = light theme; emblem, crest = logo; headline, heading = title; rtl = right to left
beep, ringtone, chime, jingle = notification sound; popups, banner = notification
night, bedtime, holidays, vacation = quiet hours; spammy emails, mails = email digest
screenreader, voiceover, nvda, talkback, jaws = screen reader
kid, kids, son, parent, mum, dad, father = minors parents age; birthday, date of birth, how old, years old = age
law enforcement, police, lawyer, court, subpoena = safety team legal; right to be forgotten, erasure = delete data
encrypted, e2e, end to end = encryption privacy; cash, money, dollars, usd, eur = price payment
cheap, cheaper, cheapest, expensive, affordable = price plan
iban, sepa, wire, apple pay, google pay, visa, mastercard, amex = payment method
upgrade, higher plan, bigger plan = change plan; nonprofit, charity, student discount, sale, black friday = discount
corporation, agency, institution, enterprise = organization; partner, second owner = co-owner
leader, captain, president, chairman = owner; helper, janitor, sheriff, supervisor = moderator
newbie, noob, rookie, new guy = new member; promote, appoint, nominate, upgrade to mod, deputize, assign = give rank
hush, gag, quieten, muzzle, shush = mute; boot, remove from chat, chuck out, throw out = kick
outlaw, exile, expelled, banish, shut out, lock out = ban
whitelist word, allowed word, exception, harmless word = filter exceptions
links allowed, url posting, hyperlinks = links; restore, undelete, bring back = deleted undo
scroll up, yesterday = history archive; find message, look up, search for = search archive
quote, respond, answer to = reply; smileys, smilies, kaomoji, ascii = emoji
rules page, guidelines, code of conduct, etiquette, netiquette = rules
private room, secret room, closed group, hidden chat = private access
grayed, disabled button, inactive button, unclickable, cant find button, no button = missing rank plan
delayed, slowly, latency = slow; double, twice, duplicated = duplicate
hotline, call you, phone number, email you, support team, customer service, helpdesk = support
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
