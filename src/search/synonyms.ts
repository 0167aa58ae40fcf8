const table = `
# Accounts and signing in
sign in, log in, login, logon, signin, log on; sign out, log out, logout, signed out, logged out, log off
sign up, signup, register, create an account, registration, join
two-factor authentication, 2fa, mfa, otp, totp, two step verification, authenticator
password, passphrase, passcode, pwd; email, e-mail, mail
username, nickname, handle, nick, display name, screen name
profile picture, avatar, pfp, profile photo, profile pic; hacked, stolen, compromised, hijacked, taken over
delete, remove, erase, get rid of, close; guest, anonymous, anon, visitor, without an account
session, device, signed in places
# Chats and people
chat, room, chatroom, shoutbox, chatbox, group; channel, subroom, tab, thread; member, user, people, person
moderator, mod; administrator, admin; owner, host, creator; staff, crew, mods, team
rank, role, permission, rights, privilege; promote, make moderator, give rank; demote, take away rank, lose rank
direct message, dm, pm, private message, whisper; friend, buddy, contact; block, ignore
# Keeping order
mute, timeout, silence, gag, shut up; kick, eject, boot, throw out; ban, block, suspend, banish, blacklist
unban, lift a ban, pardon, unblock
word filter, swear filter, profanity filter, censor, bad words, swearing, language filter
spam, flood, raid, advertising; report, complain, flag, complaint, abuse, harassment
approve, moderation queue, hold, pending, review; slow mode, rate limit, cooldown, throttle, slowmode
action log, audit log, mod log, activity log; ip address, ip tag, ips
# Messages
archive, history, transcript, chat log, backup, old messages; export, download, dump
notice, announcement, sticky, banner, motd, pinned message, pin; emoji, smiley, smilie, emoticon, emote
sticker, gif; reaction, react, like; upload, attachment, file, picture, image, photo
format, markdown, bold, italic; poll, vote, survey; bookmark, save message, favourite
notification, alert, push, ping, notify; sound, noise, audio, beep; mention, ping, tag
language, translation, locale
# Looks
colour, theme, skin; appearance, look, style, design, customize; logo, branding, brand, white label
dark mode, night mode, dark theme; font, typeface, text size; icon, badge, symbol, shape
# On a website
embed, widget, iframe, add to website, integrate; website, site, blog, web page, homepage
popup, pop up, floating button, bubble; domain, subdomain, hostname; certificate, ssl, tls, https
cookie, tracking
# Money
plan, tier, subscription, membership, premium, upgrade; price, cost, pricing, fee, how much
payment, pay, billing, charge, buy, purchase; invoice, receipt, bill, vat; refund, money back, chargeback
cancel, unsubscribe, end subscription, stop paying; card, credit card, debit card
feathers, coins, credits, points, currency, money; boost, support the chat, power up
free, free of charge, gratis
# Organizations and code
organization, company, workspace, enterprise, business
single sign-on, sso, saml, oidc, openid, identity provider, idp; token, jwt; api, rest, endpoint, http api
api key, bearer token, credential; webhook, callback url, outgoing hook
sdk, javascript library, js library, client library; error, fault, failure, problem, failed
limit, maximum, max, quota, how many, cap; example, sample, snippet, code sample; bot, robot, automation
command, slash command; privacy, gdpr, data protection, personal data; law, legal, compliance
phone, mobile, iphone, android, smartphone; change, edit, rename, modify
broken, not working, doesnt work, isnt working, stopped working, wont work
setting, option, preference, configuration, config; turn on, enable, switch on, activate
turn off, disable, switch off, deactivate
# Words of every kind
link, url, web address, hyperlink; permanent, forever, for good, indefinitely, lifetime
newcomer, new member, new people, new account, newbie, first timer; message, post, comment; send, write, post
show, display, see, view; hide, conceal, invisible; letters, text, characters
size, length, dimensions, width, height; empty, blank, white; slow, lag, laggy; copy, duplicate, clone
transfer, hand over, give away, move; schedule, timed, recurring, repeat; music, song, radio, stream
game, play, minigame; lock, close, shut, freeze; join, enter, come in, get in; leave, quit, exit, go out
expire, run out, lapse; automatic, auto, by itself; code, verification code, confirmation code
question, help, support; list, overview, table; browser, chrome, firefox, safari, edge
computer, pc, laptop, desktop; wrong, incorrect, invalid; lost, missing, gone, disappeared, vanished
stop, prevent, forbid, disallow, not allow; allow, permit, let; children, kids, teens, minors, underage
threat, bully, bullying, stalking, harass; server, backend, back end; verify, check, validate, confirm
digest, summary, newsletter; discount, coupon, promo code, voucher; trial, try out, test period
`;

/**
 * Words that readers use for the same thing. A query with one of a group also finds the others, for a little less than
 * its own words. Put in what holds on every page; what holds for one page belongs in its keywords. Any form of a word
 * stands for all of them (`invoice` for `invoices`).
 */
export const synonyms: readonly (readonly string[])[] = table
  .split(/[;\n]/)
  .filter((group) => group.includes(','))
  .map((group) => group.split(',').map((words) => words.trim()));
