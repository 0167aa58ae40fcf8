import { accountLimits } from './limits/accounts';
import { moderationLimits } from './limits/moderation';
import type { ChatSettingsPlace, PageId } from './pages';
import { addresses } from './product';
import type { Limit } from './types';

/** What comes before everything else when somebody is in danger. Each is a sentence. */
export const dangerFirst = [
  'If somebody is in danger now, call your local emergency services first. Rookery cannot send help to a place.',
  'Then report the message, so that our safety team sees it.',
  'Leave the chat, or block the person. You owe nobody an answer.',
  'Keep proof: a screenshot with the name, the chat and the time.',
] as const;

/** A trick that strangers use in chats, with the words they use and the truth. */
export interface Scam {
  /** Short name: "Give me your rank". */
  readonly name: string;
  /** The sentence the scammer writes, without quotation marks. */
  readonly says: string;
  /** The true answer. One or two sentences. */
  readonly truth: string;
  /** What they are after. A fragment. */
  readonly wants: string;
  /** What to do. One sentence. */
  readonly act: string;
}

/** Tricks that are common in chats. */
export const scams = {
  'give-rank': {
    name: 'Give me your rank',
    says: 'I lost my Moderator rank in the update, give it back to me for a minute?',
    truth: 'Ranks do not vanish by themselves. Who lost one, when and why stands in the action log.',
    wants: 'a rank, to ban people or change settings',
    act: 'Look in the action log before you give anybody anything.',
  },
  'verify-account': {
    name: 'Verify your account',
    says: 'This is Rookery support. Verify your account here or it will be deleted today.',
    truth: `Support never writes to you in a chat or in a direct message, and never asks for a password, a code or a staff key. Our mail comes from \`${addresses.support}\` and asks you to sign in on \`rookery.example\`, never on another address.`,
    wants: 'your password',
    act: 'Do not open the link; report the message.',
  },
  'fake-staff': {
    name: 'I am staff here',
    says: 'I am an Administrator, send me your password so that I can unban you.',
    truth:
      'Staff have a shape and a word on their name card in this chat. They never need your password for anything.',
    wants: 'your password',
    act: 'Open the name card and trust the word there, not the name.',
  },
  giveaway: {
    name: 'Fake giveaway',
    says: 'Free feathers for the first ten people! Sign in here to get yours.',
    truth:
      'Feathers come from the shop, from games and from gifts that appear in your account by themselves. You never sign in on another page for them.',
    wants: 'your password or your card number',
    act: 'Report it as spam.',
  },
  code: {
    name: 'Read me the code',
    says: 'I typed your e-mail by mistake, can you send me the code you got?',
    truth: 'A code signs somebody in to your account. Nobody else needs it, for any reason.',
    wants: 'your account',
    act: 'Tell nobody the code, and change your password if you did not ask for one.',
  },
  'staff-key': {
    name: 'Send me the key',
    says: 'The owner said you have a staff key left over, paste it here.',
    truth: 'Whoever redeems a staff key gets its rank. A key that was shown in a chat is no longer a secret.',
    wants: 'a rank',
    act: 'Ask the owner to revoke it on **Staff keys**.',
  },
  console: {
    name: 'Paste this',
    says: 'Press F12 and paste this line, then you have unlimited feathers.',
    truth: 'Code that you paste there can act in your name. There is no line that gives feathers.',
    wants: 'your account',
    act: 'Close the window and sign out everywhere if you pasted it.',
  },
  transfer: {
    name: 'Make me the owner',
    says: 'Transfer the chat to me for an hour, I will put it on a better plan and give it back.',
    truth:
      'A chat changes its plan without changing its owner. After a transfer only the new owner can give it back.',
    wants: 'your chat',
    act: 'Transfer a chat only to somebody who is to keep it.',
  },
  elsewhere: {
    name: 'Come to another app',
    says: 'Let us talk somewhere else, this chat is boring. What is your number?',
    truth: 'Elsewhere nobody here can help, and what you send cannot be taken back.',
    wants: 'to be alone with you, often with a child',
    act: 'Stay here, block the person, and report it: **minor at risk** when you are under age.',
  },
  money: {
    name: 'I need money',
    says: 'I am stuck abroad, could you buy me a gift card? I pay you back tomorrow.',
    truth:
      'Somebody you know only from a chat can be anybody. Gift cards are asked for because they cannot be traced.',
    wants: 'your money',
    act: 'Send nothing and report it.',
  },
} as const satisfies Record<string, Scam>;

/** A question of the check "Is this a scam?" with what each answer means. */
export interface ScamQuestion {
  readonly question: string;
  /** What a yes means. One sentence. */
  readonly ifYes: string;
}

/** Three questions; one yes is enough. */
export const scamQuestions = [
  {
    question: 'Does somebody want a password, a code, a staff key, a rank or a card number?',
    ifYes: 'It is a scam: nobody honest needs one of these from you in a chat.',
  },
  {
    question: 'Is there a hurry, a threat or a prize?',
    ifYes: 'It is very likely a scam: they want you to act before you think.',
  },
  {
    question: 'Does the link lead away from `rookery.example`, or does the person want to talk elsewhere?',
    ifYes: 'Do not follow: sign in only on `rookery.example` or on the website you opened yourself.',
  },
] as const satisfies readonly ScamQuestion[];

/** How fast Rookery's safety team answers, and how long an appeal is possible. */
export const answerTimes = {
  reports: moderationLimits['report-answer'],
  severe: moderationLimits['report-answer-severe'],
  appeals: moderationLimits['appeal-window'],
} as const satisfies Record<string, Limit>;

/** What Rookery's safety team can do. Each is a sentence. */
export const teamActions = [
  'It deletes messages, files, names and pictures.',
  'It warns an account or suspends it, for a time or for good.',
  'It takes a chat off the list, makes it read only or closes it.',
  'It passes on what the law asks for, and tells the authorities about danger to a child or a life.',
  'It does not overrule a mute, kick or ban that the staff of a chat gave within the rules.',
] as const;

/** Appeals against a decision of Rookery's safety team, as numbered steps. */
export const appealSteps = [
  'Open the mail that told you about the decision. It says which rule and which message or chat it is about.',
  `Answer it, or write to \`${addresses.support}\`, ${moderationLimits['appeal-window'].text}.`,
  'Say what happened and why the decision is wrong. One message is enough.',
  'Somebody who had no part in the first decision looks at it and writes to you.',
] as const;

/** How somebody learns that Rookery acted against them or their chat. Each is a sentence. */
export const decisionNotice = [
  'You get a mail with the rule, the message or chat concerned, what was done and until when.',
  'A suspended account sees the same when it signs in.',
  'The reporter learns that we acted or did not, but not what was done to you.',
] as const;

/** A lowest age and what it holds for. */
export interface AgeRule {
  /** How the age reads: "13 and over". */
  readonly age: string;
  readonly label: string;
  /** What the age holds for. One sentence. */
  readonly rule: string;
}

/** The lowest ages. */
export const ages = {
  account: {
    age: `${accountLimits['age-minimum'].min} and over`,
    label: 'Everywhere',
    rule: 'The lowest age for Rookery.',
  },
  europe: {
    age: `${accountLimits['age-minimum-europe'].min} and over`,
    label: 'European Economic Area and United Kingdom',
    rule: 'The lowest age where the law of the country says so; elsewhere in the area the one above holds.',
  },
  adult: {
    age: `${accountLimits['age-adult-chat'].min} and over`,
    label: 'Adult chats',
    rule: 'Adult chats are marked, ask for your age before they open, and are never listed.',
  },
} as const satisfies Record<string, AgeRule>;

/** What two settings of Chat information do for the safety of young people. Each is a sentence. */
export const teenRules = {
  'designed-for-teens': [
    'Direct messages are between friends only.',
    'The word filter never goes below its default level.',
    'Advertisements are never personalised.',
  ],
  adult: [
    'The age question comes before the chat.',
    'The chat is never listed and not in search engines.',
    'Advertisements are never personalised.',
  ],
  both: 'A chat cannot be both.',
} as const;

/** Somebody who looks for help with safety. */
export type SafetyReader = 'visitor' | 'parent' | 'owner' | 'moderator';

/** One thing somebody can do to be safer, with the page that tells how. */
export interface SafetyTool {
  /** What to do, as a short sentence that starts with a verb. */
  readonly action: string;
  /** What it brings. One sentence. */
  readonly effect: string;
  readonly page: PageId;
  /** The page of Chat settings where it is set, for owners. */
  readonly setting?: ChatSettingsPlace;
}

/** Headings of the lists of tools. */
export const safetyReaders = {
  visitor: 'For you',
  parent: 'For parents',
  owner: 'For owners',
  moderator: 'For moderators',
} as const satisfies Record<SafetyReader, string>;

/** What visitors, parents, owners and moderators can do, in the order that helps most. */
export const safetyTools = {
  visitor: [
    {
      action: 'Report a message',
      effect:
        'Staff see it, the severe reasons go to Rookery as well, and nobody in the chat learns who reported.',
      page: 'chat-features/reporting',
    },
    {
      action: 'Block the person',
      effect: 'You see nothing more from them in any chat, and they are not told.',
      page: 'chat-settings/friends-and-block-lists',
    },
    {
      action: 'Leave a direct message you did not want',
      effect:
        'Block the sender and the conversation closes for you; report it and only our safety team sees it.',
      page: 'chat-settings/direct-messages',
    },
    {
      action: 'Turn on two-factor authentication',
      effect: 'A stolen password alone opens nothing.',
      page: 'account-features/two-factor-authentication',
    },
    {
      action: 'Check your sign-ins',
      effect: 'You see every device and can sign out everywhere.',
      page: 'account-features/account-protection',
    },
    {
      action: 'Keep your name to yourself',
      effect: 'No real name, school, address or telephone number in a nickname, status or avatar.',
      page: 'account-features/registration',
    },
  ],
  parent: [
    {
      action: 'Look at the chat together',
      effect: 'You see who talks there, the rules, and whether it is designed for teens.',
      page: 'what-is-rookery',
    },
    {
      action: 'Agree on what is never shared',
      effect: 'Real name, school, address, telephone number, pictures, passwords.',
      page: 'safety',
    },
    {
      action: 'Show how to block and report',
      effect: 'Your child can stop somebody alone and at once.',
      page: 'chat-features/reporting',
    },
    {
      action: 'Choose chats designed for teens',
      effect: 'Direct messages are between friends only, and the word filter stays on.',
      page: 'chat-settings/chat-information',
    },
    {
      action: 'Talk about money',
      effect: 'Purchases under age need your consent, and you can ask for a refund.',
      page: 'payments',
    },
    {
      action: 'Ask for data to be deleted',
      effect: `A mail to \`${addresses.privacy}\` is enough for a child who is too young.`,
      page: 'privacy-compliance',
    },
  ],
  owner: [
    {
      action: 'Write rules and ask people to accept them',
      effect: 'Everybody knows what is not welcome before they talk.',
      page: 'chat-settings/chat-information',
      setting: 'chat-settings/chat-information',
    },
    {
      action: 'Set the word filter and spam protection',
      effect: 'Slurs, floods and known scam links never appear.',
      page: 'chat-settings/moderation',
      setting: 'chat-settings/moderation',
    },
    {
      action: 'Decide what guests may do',
      effect: 'Links and uploads from guests are off until you allow them.',
      page: 'chat-settings/guests',
      setting: 'chat-settings/guests',
    },
    {
      action: 'Hold first messages for approval',
      effect: 'Staff read them before anybody else does.',
      page: 'chat-settings/pre-approve',
      setting: 'chat-settings/pre-approve',
    },
    {
      action: 'Require two-factor authentication of staff',
      effect: 'A stolen staff password cannot empty the chat.',
      page: 'chat-settings/security-and-privacy',
      setting: 'chat-settings/security-and-privacy',
    },
    {
      action: 'Mark the chat for teens or for adults',
      effect: 'The right protections come on by themselves.',
      page: 'chat-settings/chat-information',
      setting: 'chat-settings/chat-information',
    },
    {
      action: 'Have enough staff',
      effect: 'Reports are answered while it still matters.',
      page: 'chat-settings/rank-list',
      setting: 'chat-settings/rank-list',
    },
  ],
  moderator: [
    {
      action: 'Handle reports first',
      effect: 'Oldest and severe ones come before the rest.',
      page: 'chat-features/reporting',
    },
    {
      action: 'Start with the mildest tool that works',
      effect: 'A deleted message or a short mute often settles it.',
      page: 'chat-features/moderation',
    },
    {
      action: 'Give a reason every time',
      effect: 'The person sees it, and the action log keeps it.',
      page: 'chat-features/action-log',
    },
    {
      action: 'Slow a heated chat down',
      effect: 'People get time to think.',
      page: 'chat-features/slow-mode',
    },
    {
      action: 'Pass on danger to a child or a life',
      effect: 'A report with that reason reaches our safety team, also when you have dealt with it yourself.',
      page: 'chat-features/reporting',
    },
    {
      action: 'Look after yourself',
      effect: 'You may hand a case to somebody else and take a break.',
      page: 'safety',
    },
  ],
} as const satisfies Record<SafetyReader, readonly SafetyTool[]>;
