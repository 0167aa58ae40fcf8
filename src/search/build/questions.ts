/**
 * How readers ask for plan features, permissions, settings, and limits, if not with the words of their labels: `id: words`,
 * or `limit/id: words` for a limit with the id of a plan feature.
 * A question has to contain every word, or one of its alternatives after a slash, and can contain the words with a
 * question mark.
 */
const table = `
price: price/cost/pay/much/fee/monthly monthly?
people-online: people/users/members/visitors/places/online online? once? fit? simultaneously? same?; history: history|messages kept/keep/stored/saved
upload-size: file/upload/attachment send? post? share?; upload-storage: storage/space/disk/quota file? files?
advertisements: ads/advertisements/advertising/banner; archive-export: export back? messages?
archive-search: search back? messages?; action-log: action/audit log; staff-keys: staff key
pinned-notices: notices pinned?; custom-css: css custom?; custom-domains: domains custom?
open-polls: polls same? active? simultaneous? parallel?; support: support/help answer? reply?; sdk: sdk
sign-in-tokens: sign/sso token; single-sign-on: sso/single; caw-filter: filter level; caw-games: games
trivia-packs: trivia pack; custom-emoji: emoji/emotes; send-messages: send/write/post messages; report-messages: report
send-links: link send? post? share?; upload-files: upload/send pictures/images?
start-direct-messages: start/send direct/dm/private; vote-in-polls: vote; change-own-messages: edit own
start-games: start/play game/trivia/quiz/numrace/typerace; create-polls: create/make/start poll
post-notices: post/pin/create notice/message; delete-messages: delete others/messages people?
mute-kick-ban: mute/kick/ban people? members?; set-slow-mode: turn/set/start slow/slowmode
handle-queue: approve/handle messages/reports queue?; see-ip-tags: see ip tags addresses?
give-regular: assign/give/remove regular rank?; ban-longer: ban permanently/longer/forever/ip people?
see-action-log: see/read/view action/audit log; read-archive: read/search/see archive
change-settings: change/edit settings; give-moderator: assign/give/make/add moderator/mod rank?
give-administrator: assign/give/make/create administrator/admin/keys rank?
change-owner-settings: change webhooks/billing/security settings?; export: export archive/messages/chat/log
notifications/mention-here: here mention?; notifications/mention-everyone: everyone mention? use?
account-settings/profile: avatar/username/status/name/profile change? display? picture? text?
account-settings/security: email/password/2fa/passkey/passkeys/sessions/security/factor/recovery change? address? two? authentication? codes? my?
account-settings/notifications: notifications/digest/push change? email? turn? off?
account-settings/appearance: appearance/theme/font/dark change? mode? size? language?
account-settings/friends-and-blocks: friends/blocks/blocked list? people?; account-settings/bookmarks: bookmarks
account-settings/purchases: purchases/feathers/bought
account-settings/billing: billing/invoices/invoice/receipts/receipt/card/subscription payment? change? credit?
account-settings/privacy: privacy/data download? delete? my? account?; username-change: username change/often
username-freed: username deleted/free; guest-nickname: guest nickname/name/nick
guest-nickname-kept: guest nickname/name/nick remember/kept/keep/saved; password: password account?
avatar-file: avatar/picture/pfp upload? weight? profile?
avatar-size: avatar/pfp dimensions/width/height/pixels/px/resolution profile? picture?
session: session/signed/login cookie? keep? logged?
confirmation-code-length: confirmation/verification code digits/length/long
confirmation-code-lifetime: confirmation/verification code valid/expire/lifetime/works email?
confirmation-code-attempts: confirmation/verification code attempts/tries/wrong
confirmation-code-wait: new/resend/another code confirmation? verification?
unverified-removal: unverified account/email removed/deleted
sign-in-attempts: wrong/failed/incorrect/attempts/tries password/logins/locked/lockout/sign login? after? account?
sign-in-lock: lock/lockout sign/login/account wrong? passwords? after?
reset-link-lifetime: reset link/email password? works? good?
authenticator-code-length: authenticator/2fa/factor/totp code two?
authenticator-code-period: authenticator code new/change/refresh/every/seconds
security-keys: security/passkeys account?; recovery-codes: recovery codes; remembered-device: remember/trusted cookie?
account-recovery-wait: account recovery; account-deletion-undo: account deletion undo/restore/recover/back
age-minimum: minimum/min/must/youngest/have user? join?; age-minimum-europe: eea/eu/europe/uk/germany/kingdom
age-adult-chat: adult; custom-emoji-file: custom emoji weight?
custom-emoji-side: custom emoji width/height/dimensions/pixels/px; custom-emoji-name: emoji name/shortcode custom?
custom-emoji-batch: custom emoji batch/once/simultaneously; guest-number: guest digits
filter-levels: filter levels caw?; caw-replies: automatic/auto replies/responses caw?; reply-trigger-length: trigger
reminder-time: reminder ahead?; dice-count: dice once?; dice-sides: dice/die sides
games-per-channel: games time/once/channel same? simultaneous?; game-feathers: feathers win/game prize?
game-feathers-daily: feathers games/win/earn day/daily; numrace-max: numrace; numrace-time: numrace
trivia-rounds: trivia/quiz rounds/questions; trivia-question-time: trivia/quiz question/answer
trivia-hint: trivia/quiz hint; trivia-points: trivia/quiz points; trivia-pack-rows: trivia pack rows/size/questions
typerace-accuracy: typerace/typing accuracy; edit-window: edit message after? sending?|edit sending/sent/send/posting after?
reactions-per-message: reactions message/per; poll-options: poll answers/options/choices
poll-option-length: poll answer/option/choice; poll-open: poll open/longest/stay/run
poll-open-command: poll open/default/last/run command/without/typed given?; poll-open-form: poll form made? run?
poll-votes: poll votes account/person/per; notice-length: notice pinned?
bookmarks-per-account: bookmarks account? message?
dm-people: people/persons/members/participants direct/dm/group/conversation group?
friends-per-account: friends account?; blocks-per-account: block people/persons/list/users/accounts
notification-keywords: keywords notification? alert?; archive-export-ready: export ready/take/finished archive?
archive-export-link: export link/download archive?
ban-length: ban temporary/length/longest/long/duration administrator?; moderator-ban-length: ban moderator/mod
ip-ban-length: ban ip; ip-tag-kept: ip tag kept/keep/stored/saved/valid; temprank-length: temporary/temprank
kick-wait: kick|kick back/return/again/come/rejoin after? join?; action-reason: reason ban? mute?
ban-deletes: messages deleted ban; clear-messages: clear once?; limit/slow-mode: slow/slowmode
raid-wait: raid wait/joining new?; evasion-account-age: evasion account/age; reports-per-day: reports daily? send?
report-answer: report response/answer/reply/rookery safety? team?; report-answer-severe: severe/serious/urgent report answer? response? safety? team?
appeal-window: appeal; chat-address-forwarding: address redirect/forward/work; chat-address-change: address change/often
chat-name: chat name; chat-address: chat/address address/slug/url
chat-logo-file: chat/logo picture/file/logo mb/file/size; favicon-file: favicon
page-background-file: page/background background/image/file; custom-css-size: custom/css css/size/kb file?
custom-icons: custom icons; word-filter-entries: word/filter filter/entries/words entries/words
repeat-limit: repeat/same message; new-account-wait: new account; co-owners: co/coowners co-owners?
transfer-acceptance: accept ownership/transfer offer?; chat-delete-undo: deleted undo/restore/back/recover
owner-absence: owner absent/absence/inactive/gone; staff-two-factor-grace: staff two/2fa
invitation-uses: invitation uses/times/people link?; invitation-lifetime: invitation link?
embed-domains: sites/websites embed/show/allowed; key-uses: staff key uses/times/people
interface-languages: languages interface/available/supported; status-text: status text/length/characters
welcome-buttons: welcome buttons message?; hold-time: held/hold; notice-rotation: notice rotation/shown
notice-lifetime: notice pinned?; station-name: station name radio?; api-rate: api requests/rate/calls; api-burst: burst
api-page-size: api page/limit; api-idempotency-lifetime: idempotency; api-keys: api keys organization?
api-key-length: api key; api-version-lifetime: api version works/lifetime/supported; api-body-size: api/request body
webhook-answer-time: webhook/delivery respond/answer/response/timeout receiver?
webhook-retries: webhook/delivery retries/attempts; webhook-rotation: webhook secret rotation/both/old
webhook-switch-off: webhook turned/disabled/off/switched deactivated?; webhook-log: webhook/deliveries log/deliveries
webhook-timestamp-window: webhook timestamp/clock tolerance?; webhook-secret-bytes: webhook secret
token-lifetime: sign/sso/jwt exp?; token-clock-skew: clock skew/difference/tolerance token? jwt?
token-size: token/jwt sso?; token-secret-bytes: hs256 key?; token-rsa-bits: rs256/rsa bits?; token-sub: sub claim?
token-ranks: ranks claim token?; jwks-cache: jwks cache/refresh; trial: trial; trial-reminder: trial reminder/email
seat-price: seat price/cost/much/pay extra? another? more? organization? org?; seats-included: seats included; chats-included: chats included
extra-chat-price: extra/additional/11th/eleventh/another/more org?
failed-payment-retries: failed payment retries/attempts/tries
failed-payment-fall: unpaid/failed downgrade/free payment?; invoice-due: invoice due/pay/paid
downgrade-grace: downgrade kept/data/grace/days; refund-subscription: refund subscription/plan
refund-feathers: refund feathers/pack; refund-arrival: refund arrive/takes; boost-price: boost price/cost/costs/much/pay/feathers
boost-move-wait: boost move wait/days/before; animated-pass-lifetime: animated pass/emoji; gift-refusal: gift refuse
org-csv-rows: csv rows/accounts/people import?; org-csv-size: csv import?
org-invitation-lifetime: organization/org/account invitation; org-delete-undo: organization/org delete undo/restore/back
org-2fa-grace: organization two/2fa; domain-certificate-time: certificate issued/takes/time/minutes domain?
domain-renewal: certificate renewed; dns-cache: dns cache/propagation; data-download-ready: data download ready/take
data-download-link: data link/download valid/expires/works; sign-in-records-kept: sign/login records kept/stored
backups-kept: backups stored? deleted?; invoices-kept: invoices kept/stored/years; breach-notice: breach notice?
privacy-request-answer: privacy/gdpr request answer/response/reply; network-port: port network? firewall? connection?
`;

/** The words of questions by the id of what they ask for. */
export const questions: ReadonlyMap<string, string> = new Map(
  table.split(/[;\n]/).flatMap((entry) => {
    const [id, words] = entry.split(':').map((part) => part.trim());
    return id && words ? [[id, words] as const] : [];
  }),
);
