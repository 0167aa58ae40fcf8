/**
 * How readers ask for limits, if not with the words of their labels: `id: words`. A question has to contain every word,
 * or one of its alternatives after a slash, and can contain the words with a question mark.
 */
const table = `
username-change: username change/often chang?; username-freed: username deleted/free account? again? available?
guest-nickname: guest nickname/name/nick; guest-nickname-kept: guest nickname/name/nick remember/kept/keep/remembered/saved browser?
password: password/passwords minimum/min/shortest/least account? characters?; avatar-file: avatar/picture/pfp file/mb/upload/big/weight profile?
avatar-size: avatar/pfp dimensions/width/height/pixels/px/resolution profile? picture?
session: session/rk_session/signed/login cookie? stay? in? kept? keep? me? logged? expire? days?
confirmation-code-length: confirmation/verification code digits/length/long email?
confirmation-code-lifetime: confirmation/verification code valid/expire/expires/lifetime/works email?
confirmation-code-attempts: confirmation/verification code attempts/tries/wrong; confirmation-code-wait: new/resend/another confirmation/verification code wait/request
unverified-removal: unverified account/email removed/deleted/remove address? after?
sign-in-attempts: wrong/failed/incorrect password/passwords/logins locked/lock/attempts/tries/lockout sign? login? after? before? account? in?
sign-in-lock: lock/locked/lockout sign/login/account in? last? lasts? wrong? passwords? after?
reset-link-lifetime: reset link/email password? valid? expire? expires? works? lifetime? last?
authenticator-code-length: authenticator code digits/length app?; authenticator-code-period: authenticator code new/change/refresh/every/seconds app? often?
security-keys: security/passkeys/passkey keys? key? account?; recovery-codes: recovery codes set? many? get? do? i?
recovery-code-length: recovery code length/characters/long; remembered-device: remember/remembered/trusted/rk_device device? cookie? days? last? kept?
account-recovery-wait: account recovery wait? takes? take? hours? time?; account-deletion-undo: account deletion/delete/deleted undo/restore/recover/back days? time?
age-minimum: age/old minimum/min/must/youngest rookery? be? user? join? use?; age-minimum-europe: age/old eea/eu/europe/uk/germany/kingdom united? minimum? must? be?
age-adult-chat: age/old adult chat? minimum? must? be?; favourite-emoji: favorite emoji many?
custom-emoji-file: custom emoji file/kb/weight/big; custom-emoji-side: custom emoji width/height/dimensions/pixels/px
custom-emoji-name: custom emoji name/shortcode; custom-emoji-batch: custom emoji batch/once/simultaneously at?
guest-number: guest number digits nickname? after?
filter-levels: filter levels caw?; scheduled-messages: scheduled messages many?; caw-replies: automatic/auto replies/responses caw?
reply-trigger-length: trigger length/characters/long automatic? reply?; reminder-time: reminder/reminders/remind time? ahead? longest? far?
dice-count: dice roll? one? once? at?; dice-sides: dice/die sides; games-per-channel: games time/once/channel at? same? simultaneous?
game-feathers: feathers win/winning/game prize?; game-feathers-daily: feathers games/game/win/earn day/daily
numrace-max: numrace highest/biggest/largest/max/maximum number?; numrace-time: numrace round? time? last? long?
trivia-rounds: trivia/quiz rounds/questions/round many?; trivia-rounds-default: trivia/quiz rounds/questions default
trivia-question-time: trivia/quiz question/answer seconds/time/long per?; trivia-hint: trivia/quiz hint appears? when? seconds?
trivia-points: trivia/quiz points answer? per?; trivia-pack-rows: trivia pack rows/size/questions
typerace-accuracy: typerace/typing accuracy win? needed? race? minimum?
message-length: message/messages length/characters/long/longest possible?
edit-window: edit/editing message/messages time? long? after? sending? own? minutes? window?
send-burst: messages row in? many?; reactions-per-message: reactions/reaction message/per different? many?
poll-question: poll question length/characters/long; poll-options: poll/polls answers/options/choices in? many? one? have?
poll-option-length: poll answer/option/choice length/characters/long one?; poll-open: poll open/longest/stay stays? last? run? can? long?
poll-open-command: poll/polls open/default/last/run command/without/typed time? stays? duration? stay? given?
poll-open-form: poll/polls form open? last? made? with? default? stays? duration? run?
poll-votes: poll votes/vote account/person/per; notice-length: notice length/characters/long pinned?
bookmarks-per-account: bookmarks account? message?; dm-people: people/persons/members direct/dm/dms/group/conversation message? messages? in? group?
friends-per-account: friends account?; blocks-per-account: block/blocked/blocks people/persons/list/users/accounts
notification-keywords: keywords/keyword notification? alert? notify?
archive-export-ready: export ready/take/takes/finished archive?; archive-export-link: export link/download archive? valid? expires? works? expire?
mute-length: mute/muted longest? length? duration? be? long?; ban-length: ban/banned temporary/length/longest/long/duration be? can? administrator?
moderator-ban-length: ban moderator/mod longest? long? can? give? length? duration?
ip-ban-length: ban ip tag? length? longest? duration?; ip-tag-kept: ip tag kept/keep/stored/saved/valid
temprank-length: temporary/temprank rank? length? longest? duration?; kick-wait: kick/kicked back/return/again/come/rejoin wait? after? minute? join?
action-reason: reason length/characters/long action? ban? mute? staff?; ban-deletes: messages deleted ban/banned hours? far? back?
clear-messages: clear messages? delete? many? at? once?; slow-mode: slow/slowmode mode? range? seconds? longest? shortest? wait?
raid-length: raid mode last? long? longest? duration? on?; raid-wait: raid wait/joining mode? after? new?
evasion-account-age: evasion account/age ban? stop?; reports-per-day: reports day? daily? send?
report-answer: report/reports response/answer/reply/rookery safety? team? time?; report-answer-severe: severe report/reports response? time? answer? rookery?
appeal-window: appeal days? time? deadline? rookery? decision?
chat-address-change: chat address change/often; chat-address: chat/address address/slug/url length/characters/long
chat-name: chat name length/characters/long; chat-description: chat description length? characters? long?; chat-rules: rules length/characters/long chat?
chat-tags: tags chat? have? many?; chat-logo-file: chat/logo picture/file/logo mb/file/size; favicon-file: favicon file? size? kb?
page-background-file: page/background background/image/file file? size? mb?; footer-links: footer links many?; custom-css-size: custom/css css/size/kb size? file? kb? length?
custom-icons: custom icons/icon bar? in? icon? many?; channel-name: channel name length/characters/long; channel-topic: channel topic length? characters? long?
word-filter-entries: word/filter filter/entries/words entries/words many?; word-filter-entry: word filter entry length/characters/long
filter-exceptions: filter exceptions/exception word? words? many?; filter-mute: mute filter word? long? by?
repeat-limit: repeat/same message limit? times? row? in?; allowed-domains: allowed link/links domains
new-account-wait: new account wait/waiting longest? period? post?; co-owners: co/coowners owners? co-owners? chat? have?
transfer-acceptance: accept ownership/transfer days? time? long? offer?; chat-delete-undo: deleted/delete/deleting chat undo/restore/back/recover days? time?
owner-absence: owner absent/absence/inactive/gone days? take? over? administrator?
staff-two-factor-grace: staff two/2fa factor? authentication? set? up? time? days?; chat-password: chat password length/characters/long
invitation-uses: invitation/invite uses/times/people link?; invitation-lifetime: invitation/invite valid/expires/lifetime/lasts/expire/long link?
embed-domains: sites/websites embed/show/allowed chat? the? many?; key-uses: staff key uses/times/people; key-note: staff key note length? characters?
key-lifetime: staff key longest/lifetime/valid/maximum/max/last long? expire? expires?
message-colours: message colors many? available?; interface-languages: languages/language interface/available/supported many?
status-text: status text/length/characters long?; webhook-name: webhook name length? characters?
welcome-length: welcome message length/characters/long; welcome-buttons: welcome buttons many? message?
hold-time: held/hold message? messages? time? waits? longest?; notice-rotation: notice/notices rotation/rotate/shown seconds? time? each?
notice-lifetime: notice/notices lifetime/expire/expires/longest/last pinned?; station-name: station name length? characters? radio?
api-rate: api requests/rate/calls minute? per? limit?; api-burst: api burst requests?; api-page-size: api page/limit items? size? per?
api-idempotency-lifetime: idempotency key? stored? kept? valid? lifetime? long?; api-keys: api keys organization? many?
api-key-length: api key length/characters/long; api-version-lifetime: api version works/lifetime/supported old? long? months?
api-body-size: api/request body size? kb? request? api?; embed-height-default: embed height default; embed-height: embed height
webhook-answer-time: webhook/delivery respond/answer/response/timeout time? delivery? seconds? to? receiver?
webhook-retries: webhook/delivery retries/retry/attempts failed? times?; webhook-rotation: webhook secret rotation/rotate/both/old hours? valid?
webhook-switch-off: webhook turned/disabled/off/switched days? failing? fails? deactivated?; webhook-log: webhook/deliveries log/deliveries many? kept?
webhook-timestamp-window: webhook timestamp/clock minutes? tolerance? difference?; webhook-url-length: webhook url length/characters/long
webhook-secret-bytes: webhook secret bytes/length; token-lifetime: sign/sso/jwt token lifetime/exp/valid/expire/long/maximum in? minutes? last?
token-clock-skew: clock skew/difference/tolerance token? jwt? seconds?; token-size: token/jwt size/kb/big sign? in? sso?
token-secret-bytes: hs256 secret? bytes? length? key?; token-rsa-bits: rs256/rsa key? bits? size?; token-sub: sub length/characters/long claim?
jwks-cache: jwks cache/cached/refresh keys? minutes?; sso-return-domains: return_to domains allowed?
trial: trial/trials free? plus? pro? days? last? length?; trial-reminder: trial reminder/email days? before? end?
seat-price: seat price/cost/costs/much extra? additional? month? another? more? an? each?; seats-included: seats included organization? many?
chats-included: chats included organization? many?; extra-chat-price: chat extra/additional/11th/eleventh/another/more organization/org? price? month? an? in?
failed-payment-retries: failed payment retries/attempts/tries; failed-payment-fall: unpaid/failed downgrade/downgraded/free payment? days? chat?
invoice-due: invoice due/pay/paid days? organization?; downgrade-grace: downgrade kept/data/grace/days days? data? over? limits?
refund-subscription: refund subscription/plan days? renewal? period?; refund-feathers: refund feathers/pack days? unused? feather?; refund-arrival: refund arrive/arrives/takes/take days? until?
feather-rate: feathers dollar; boost-price: boost price? cost? costs? feathers?; boost-lifetime: boost lasts/last/expire/expires/duration/long days?
boost-move-wait: boost move/moved wait/days/before another? chat?; animated-pass-lifetime: animated pass/emoji lasts/last/days/valid pass? emoji?; gift-refusal: gift refuse/refusal days? time?
org-session-length-default: organization session default length?; org-csv-rows: csv rows import? one? account? accounts?; org-csv-size: csv size/mb/kb file? import?
org-invitation-lifetime: organization/org/account invitation valid/expire/expires/lifetime; org-delete-undo: organization/org delete/deletion/deleted undo/restore/back days?
org-2fa-grace: organization two/2fa factor? required? set? up? time?; domain-certificate-time: certificate issued/takes/take/time/minutes domain?
domain-renewal: certificate renewed/renewal/renew days? before?; dns-cache: dns cache/cached/propagation records? hours?
data-download-ready: data download ready/take/takes my?; data-download-link: data link/download valid/expires/works
sign-in-records-kept: sign/login records kept/stored in?; backups-kept: backups/backup kept? stored? deleted? days?; invoices-kept: invoices kept/stored/years
breach-notice: breach notification? notice? hours? data?; privacy-request-answer: privacy/gdpr request answer/response/reply
cookie-language: rk_lang cookie?; cookie-consent: rk_consent cookie?; cookie-advertising: rk_ads cookie?; network-port: port network? firewall?
`;

/** The words of questions by the id of the limit. */
export const questions: ReadonlyMap<string, string> = new Map(
  table.split(/[;\n]/).flatMap((entry) => {
    const [id, words] = entry.split(':').map((part) => part.trim());
    return id && words ? [[id, words] as const] : [];
  }),
);
