import { editDistance } from './engine/spelling';
import { tokenize } from './engine/tokens';

/** What someone in danger writes, and the sections that help, the most urgent first. */
interface Emergency {
  readonly says: RegExp;
  readonly sections: readonly string[];
}

const someone = '(?:my|him|her|them|your|our)sel(?:f|ves)';
const minor =
  '(?:child|children|kids?|minors?|teens?|teenagers?|girls?|boys?|daughter|son|students?|pupils?|underage|\\d+ ?(?:yo|years? old))';
const sexual =
  '(?:sex\\w*|nudes?|naked|undress\\w*|creep\\w*|weird|pics|pictures?|photos?|meet|secret|touch\\w*|flirt\\w*|alone|how old)';
const grownUp =
  '(?:adult man|adult woman|grown ?(?:man|up|ups|woman)|old(?:er)? (?:man|guy)|man|guy|strangers?|teacher|coach|creep\\w*)';
const privateData =
  '(?:(?:home |private |real |full )*(?:address|phone(?: number)?|workplace|house|school|where i live)|(?:real|full) name|(?:private|personal) (?:info\\w*|data|details))';
const published =
  '(?:post|posts|posted|posting|leak\\w*|publish\\w*|shared?|sharing|shares|puts?|spread\\w*|expos\\w+|knows?|found|for all)';
const accountWords = '(?:account|acct?|accs|password|login|profile|email)';

const danger = ['/safety#danger', '/chat-features/reporting#reasons'];
const hacked = ['/account-features/account-protection#hacked'];
const unexpected = ['/account-features/account-protection#unexpected-mail', ...hacked];
const scams = ['/safety#scams'];

const emergencies: readonly Emergency[] = [
  // Self-harm
  `(?:kill|hurt|harm|cut|hang|shoot|drown|burn|starv|end|injur)\\w* ${someone}|self injur\\w*|slit\\w* .*wrists?|noose|suicdal|sewer ?slide`,
  `suicid\\w*|self ?harm\\w*|kms|kys|unaliv\\w*|overdos\\w*|end(?:ing)? (?:it|it all|things|my life|(?:his|her|their) life)(?: tonight| today| now| soon)?$`,
  `(?:end|ending|take|taking) (?:my|his|her|their) (?:own )?life|(?:want\\w*|going|wish\\w*|ready|try\\w*) to die|wanna die|wish i was dead`,
  `(?:dont|doesnt|didnt|not) (?:want|wanna) ?(?:to )?(?:live|exist|be here|be alive|wake up)|no reason to live|better off (?:dead|without me)|not worth living|tired of (?:living|life)|(?:nobody|no one|noone) would miss me|hopeless|depress\\w*`,
  `cant (?:do|take|go on with) (?:this|it) any ?more|cant go on|(?:his|her|their|my) last (?:message|words|night)|(?:says?|saying|said) good ?bye (?:to|forever)|good ?bye forever`,
  `(?:stands?|standing|sits|sitting) on (?:a |the )?(?:bridge|roof|rails|tracks)|jump off|pro ?ana|thinspo|eating disorder|(?:tak(?:e|es|en|ing)|took) (?:all )?(?:his|her|my|the)? ?pills|swallow\\w* .*pills|anorexi\\w*|(?:is|was|am|im|started|keeps) cutting|(?:going|wants|about) to jump`,
  // Children
  `pa?edo\\w*|groom(?:er|ers|ing|ed)\\b|predators?|child (?:porn|abuse|abuser)|csam|molest\\w*|sexting|pretend\\w* to be (?:a )?(?:kid|child|teen\\w*|girl|boy|1\\d)`,
  `${grownUp} .*${minor}.*${sexual}|${grownUp} .*${sexual}.*${minor}|${minor} .*${grownUp}.*${sexual}|${minor} .*strangers`,
  `${minor} .*(?:nudes?|naked|porn\\w*|sex\\w*)|(?:nudes?|naked|porn\\w*|sex\\w*) .*${minor}|(?:old(?:er)? (?:man|guy)|grown ?(?:man|up)|strangers?) .*(?:writ|text|messag|contact|talk|chat|dm)\\w* .*(?:my (?:child|kid|son|daughter|sister|brother)|girls?|boys?|teens?)`,
  `secret from (?:my|your|her|his) (?:parents|mom|mum|dad)`,
  // Threats
  `threat(?:s|en|ens|ened|ening)? .*(?:me|us|my|him|her)\\b|(?:me|us|my \\w+) .*threat\\w*|threaten\\w*|threats|school shoot\\w*|(?:has|brings?|bringing) a (?:gun|knife|weapon)|(?:bomb|attack)\\w* (?:in |at |on )?(?:his|her|my|our|the|a) (?:school|church|mosque|synagogue|work|office)|will find (?:me|us)|domestic violence|outside my (?:house|home|door)|bomb threat|swat(?:t?ing|ted)`,
  `(?:kill|killing|beat|beating|hurt|hurting|shoot|stab|rape|raping|murder|burn|hunt|hits?|beats|abus\\w+|attack) (?:me|us|my (?:family|kids?|mother|sister|brother|wife|dog))\\b`,
  `(?:kill|murder|stab|rape|shoot) (?:you|him|her|them|someone|somebody|people|everyone)\\b|shoot\\w* up|com(?:e|es|ing) (?:to|for) my (?:house|home|school|work)|(?:knows?|found out) where (?:i|we|she|he) live`,
  // Blackmail
  `blackmail\\w*|s?extort\\w*|ransom|pay or (?:i|he|she|they)|or (?:i|he|she|they)(?: will)? leak|unless (?:i|we) (?:pay|send)|revenge porn|upskirt|(?:pics|photos?|pictures?|videos?) of me`,
  `(?:my|her|his|me|our) (?:nudes?|naked|intimate)|(?:nudes?|naked|intimate|private) (?:of|photos?|pics?|pictures?|videos?|images?)|sent nudes|unwanted nudes|dick pics?`,
  `(?:pics|photos?|pictures?|videos?|recorded|filmed) .*(?:if i dont|unless i|or else|wants? money|demands?|threat\\w*|gift cards?|to my (?:mum|mom|parents|family|friends|school|boss))`,
  // Doxxing
  `doxx?\\w*|(?:my|our|her|his|someones) ${privateData} .*${published}|${published} .*(?:my|our|her|his|someones) ${privateData}|${privateData} of (?:me|my \\w+) .*${published}|${published} where (?:i|we|she|he) live`,
].map((says) => ({ says: new RegExp(`\\b(?:${says})\\b`), sections: danger }));

const reports: readonly (readonly [says: string, sections: readonly string[]])[] = [
  // Stolen accounts
  [
    `(?:hack\\w*|stole\\w*|hijack\\w*|compromised|taken over|took over|broke into|broken into|got into|gets into|gained access|someone (?:else )?(?:is )?(?:in|on|using|used|uses|logged in\\w*|changed|has access to)) .*${accountWords}`,
    hacked,
  ],
  [
    `${accountWords} .*(?:hack(?:ed|t)|stolen|hijacked|compromised|taken over|was sold)|(?:got|been|was|am|im|is) hacked|hacked me|hackers?|(?:logged in|posting|posts|writes|writing|sends? messages|messages) as me|my account (?:is )?(?:sends?|sending|posts|posting|writes|writing)`,
    hacked,
  ],
  [
    `(?:that|it) (?:was not|wasnt|isnt|was never) me|(?:i )?(?:didnt|never|not) (?:write|wrote|send|sent|post|posted) (?:those|that|these|this|them)`,
    hacked,
  ],
  [
    `(?:told|gave|given|sent|shared|showed|entered|typed) .*(?:my|the) (?:\\w+ )?(?:code|codes|password|pin)\\b|password .*email .*changed|email .*password .*changed`,
    hacked,
  ],
  [
    `(?:log ?in|signed in|sign in|logged in|device|session)s? .*(?:from|in) .*(?:never been|unknown|another country|not mine|dont know)|unknown (?:login|device|sign in)`,
    unexpected,
  ],
  [
    `(?:mail|email|code|pin|link|alert|reset|address) .*(?:i )?(?:never|didnt|not) (?:asked?|request\\w*|ordered)|(?:mail|email) .*changed (?:but )?(?:i didnt|without me)`,
    unexpected,
  ],
  // Scams
  [
    `scam\\w*|phish\\w*|(?:ask\\w*|wants?|demands?|told|tells?|begs?) (?:me|us|him|her)?.*gift cards?|paste .*console|stuck abroad|(?:someone|he|she|they|guy|who|friend|member|user) .*(?:asks?|asked|wants?|needs?|begs?) .*(?:money|bitcoin|crypto|cash)|(?:won|win) a (?:prize|car|phone)|too good to be true|(?:says?|claims?|said) (?:he|she|they|to be|hes|shes) .*(?:from rookery|rookery staff|support|staff|admin)`,
    scams,
  ],
  [
    `(?:support|staff|admin|mod|moderator|owner|caw|bot|rookery|someone|guy|he|she|they|friend) .*(?:wants?|wanting|ask|asks|asked|asking|needs) (?:for )?(?:my|me for|me to send) .*(?:password|code|pin|key|rank|card)`,
    scams,
  ],
  [
    `(?:wrote|messaged|texted|contacted|dmd) me .*(?:password|code|pin|key|card)|(?:mail|email|message|link|site|offer|giveaway) .*(?:legit|fake|really from|from you real|real from)|is (?:this|that|it) (?:\\w+ )*(?:legit|from rookery)|legit$`,
    scams,
  ],
  [
    `(?:fake|false) (?:admin|admins|mod|mods|moderator|staff|owner|support|crown|rank)|(?:same name|name|looks) .*(?:owner|admin|mod) .*is (?:it|he|she|this) (?:him|her|real|really)`,
    ['/account-features/rank-shapes#claims', ...scams],
  ],
  [
    `pretend\\w* to be|impersonat\\w*|(?:someone|he|she|they|who|is) (?:uses?|using|stole|copied) my (?:name|photo|picture|identity)|fake (?:profile|account) of me`,
    ['/safety#for-you', '/chat-features/reporting#report'],
  ],
  // Harassment, hate, and crime
  [
    `(?:makes?|made|creates?|comes? back) .*new accounts? .*(?:me|us|her|him)\\b|blocked .*(?:new|another|other|second) account`,
    ['/safety#trouble', '/account-features/block-someone#trouble'],
  ],
  [
    `stalk(?:s|d|ed|er|ers|ing)|stalk (?:me|my|her|him|us)|follow(?:s|ing|ed)? (?:me|my \\w+|her) (?:into|around|in|to|every)|knows when (?:i|im|i am)|waits for me`,
    ['/safety#for-you', ...danger],
  ],
  [
    `bull(?:y|ies|ied|ying)|cyberbull\\w*|mobb(?:ed|ing)|harass\\w*|wont leave me alone|(?:keeps|wont stop) (?:messaging|writing|texting|contacting|insulting|touching) (?:me|us|her)|mak(?:es|ing) fun of me`,
    ['/safety#for-you', '/chat-features/reporting#report'],
  ],
  [`creep\\w* .*(?:girls?|boys?|kids?|teens?|me)|teacher .*students?|how old they are`, danger],
  [
    `(?:nazi|racist|terror\\w*|extremist|pro ana|illegal|hate) (?:chat|group|room|community|server)s?`,
    ['/chat-features/reporting#report-a-chat', '/chat-features/reporting#reasons'],
  ],
  [
    `racis[mt]\\w*|porn\\w*|rap(?:e|ed|ing|ist)|illegal|sexual\\w*|nudity|nazis?|antisemit\\w*|homophob\\w*|transphob\\w*|islamophob\\w*|slurs?|hate speech|gassed|(?:sell|sells|selling|buy|buying|deal|dealing|offers?|offering) (?:\\w+ )?(?:drugs?|weed|coke|guns?|weapons?)|drug deal\\w*`,
    ['/chat-features/reporting#reasons', '/chat-features/reporting#report'],
  ],
];

const all: readonly Emergency[] = [
  ...emergencies,
  ...reports.map(([says, sections]) => ({ says: new RegExp(`\\b(?:${says})(?!\\w)`), sections })),
];

// The words that are corrected, because someone in danger types fast.
const alarming = (
  'account address blackmail blackmailed blackmails bullied bullying bullies creep died doxed doxxed grooming groomer hacked ' +
  'harassed harassing harassment hijacked hurting impersonating killing myself himself herself naked nudes password pedophile ' +
  'predator racist scam scammed scammer sextortion stalked stalker stalking stolen suicidal suicide threat threaten ' +
  'threatened threatening threatens threats'
).split(' ');

// In a query about the product, the same words are harmless.
const aboutTheProduct =
  /\b(?:squad|trivia|quiz|numrace|theme|css|webhook|sdk|iframe|jwks|keyword|filter level)\b/;

function corrected(word: string, isKnown: (word: string) => boolean): string {
  if (word.length < 5 || isKnown(word)) {
    return word;
  }
  const most = word.length > 7 ? 2 : 1;
  return alarming.find((other) => editDistance(word, other, most) <= most) ?? word;
}

/**
 * Returns the sections that help someone in danger, the most urgent first. They come before all other results.
 * @param isKnown whether a word is spelled correctly
 */
export function sectionsForEmergency(query: string, isKnown: (word: string) => boolean): readonly string[] {
  const words = tokenize(query).map(({ text }) => corrected(text, isKnown));
  const text = words.join(' ');
  return aboutTheProduct.test(text) ? [] : (all.find(({ says }) => says.test(text))?.sections ?? []);
}
