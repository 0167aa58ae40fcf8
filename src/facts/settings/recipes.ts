import { plans } from '../plans';
import { amount } from '../quantity';
import { rankIds, ranks } from '../ranks';
import { densities, fonts, themes } from '../themes';
import type { PlanId, Setting, SettingsPage } from '../types';
import { findSetting, isSettingKey, type SettingKey } from './index';

/** What a setting is set to: `true` or `false` for a switch, a number in its unit, the label of a choice, or a text. */
export type RecipeValue = boolean | number | string;

/** One step of a recipe: a value for a setting, and what it is good for. */
export interface RecipeStep {
  readonly value: RecipeValue;
  /** Why, in one sentence. */
  readonly why: string;
}

/** An outcome that an owner wants, as settings with values. What is not named stays as it is. */
export interface Recipe {
  readonly label: string;
  /** For whom. A fragment. */
  readonly goodFor: string;
  /** The smallest plan that has all of it. */
  readonly plan: PlanId;
  readonly steps: Readonly<Partial<Record<SettingKey, RecipeStep>>>;
}

/** Recipes for a kind of chat. */
export const recipes = {
  members: {
    label: 'A quiet chat for members only',
    goodFor: 'a club, a team, people who know each other',
    plan: 'free',
    steps: {
      'security-and-privacy/access': {
        value: 'Members only',
        why: 'Everybody has an account that you can act on.',
      },
      'security-and-privacy/search-engines': { value: false, why: 'Strangers do not come by a search.' },
      'chat-information/listed': { value: false, why: 'Strangers do not come by the list of chats.' },
      'chat-information/require-rules': { value: true, why: 'Everybody has agreed to the rules once.' },
      'moderation/auto-regular': { value: true, why: 'Faithful members get the rank by themselves.' },
      'rank-list/show-rank-list': { value: 'Members', why: 'People know whom to ask.' },
      'public-messages/typing-indicator': { value: false, why: 'Less moves on the screen.' },
    },
  },
  raid: {
    label: 'An open chat that survives a raid',
    goodFor: 'a public chat that many strangers find',
    plan: 'free',
    steps: {
      'guests/guest-captcha': { value: 'Each session', why: 'Programs have to pass it again and again.' },
      'guests/max-guests-percent': { value: 60, why: 'A wave of guests leaves room for members.' },
      'moderation/spam-protection': {
        value: 'Strict',
        why: 'Links and files of newcomers, and copies of one text, are stopped.',
      },
      'moderation/slow-mode': { value: 5, why: 'Nobody can flood the channel.' },
      'moderation/link-policy': {
        value: 'Allow-list',
        why: 'Only links to sites that you name get through.',
      },
      'moderation/new-account-wait': { value: 10, why: 'An account made for the raid reads along first.' },
      'security-and-privacy/block-vpn': { value: 'Guests', why: 'Banned guests do not come back by a VPN.' },
      'security-and-privacy/require-2fa-staff': {
        value: true,
        why: 'No stolen staff account opens the gate from inside.',
      },
    },
  },
  stream: {
    label: 'A fast chat beside a stream',
    goodFor: 'a public stream with many guests',
    plan: 'free',
    steps: {
      'moderation/slow-mode': { value: 5, why: 'The talk stays readable when it is full.' },
      'moderation/spam-protection': { value: 'Strict', why: 'A stream draws advertisers.' },
      'moderation/link-policy': { value: 'Block', why: 'There is no time to look at links.' },
      'public-messages/max-length': { value: 300, why: 'Short messages fit beside a picture.' },
      'chat-appearance/theme': { value: themes.night.label, why: 'Dark, as most players are.' },
      'chat-appearance/density': { value: densities.compact.label, why: 'More lines on the screen.' },
    },
  },
  event: {
    label: 'A question-and-answer event',
    goodFor: 'questions that staff choose before everybody sees them',
    plan: 'plus',
    steps: {
      'pre-approve/pre-approve': {
        value: 'Everyone below Regular',
        why: 'Staff read each question first. Guests of honour get Regular.',
      },
      'pre-approve/hold-time': { value: 2, why: 'Questions nobody took do not come up the next day.' },
      'moderation/link-policy': { value: 'Block', why: 'Questions need no links.' },
      'public-messages/typing-indicator': { value: false, why: 'Nobody watches who is about to ask.' },
      'direct-messages/direct-messages': { value: false, why: 'Speakers are left in peace.' },
    },
  },
  radio: {
    label: "A radio station's chat",
    goodFor: 'listeners who talk while they listen',
    plan: 'plus',
    steps: {
      'radio/stream-url': {
        value: 'https://stream.harbour-radio.example/live.mp3',
        why: 'Your own address; this is an example.',
      },
      'radio/station-name': { value: 'Harbour Radio', why: 'It stands beside the play button.' },
      'radio/who-can-change': { value: 'moderator', why: 'Whoever is on air can change the stream.' },
      'notifications/sound': { value: 'None', why: 'No chirp over the music.' },
      'page-appearance/page-layout': {
        value: 'Sidebar',
        why: 'The programme and your links stand beside the chat.',
      },
      'chat-information/category': {
        value: 'Radio and streams',
        why: 'Listeners find it in the list of chats.',
      },
    },
  },
  teens: {
    label: 'A chat for a class of teenagers',
    goodFor: 'a school class or a youth club',
    plan: 'plus',
    steps: {
      'chat-information/designed-for-teens': {
        value: true,
        why: 'Direct messages go between friends only, and the filter cannot be lowered.',
      },
      'chat-information/listed': { value: false, why: "It is nobody else's business." },
      'security-and-privacy/access': {
        value: 'Invitation only',
        why: 'You decide, one by one, who comes in.',
      },
      'security-and-privacy/require-2fa-staff': {
        value: true,
        why: "A teacher's account is worth protecting.",
      },
      'moderation/filter-level': { value: '4', why: 'Mild profanity and insults are caught too.' },
      'moderation/filter-action': { value: 'Block', why: 'A blocked message goes back to its writer.' },
      'pre-approve/pre-approve': {
        value: 'Links and uploads only',
        why: 'Staff look at pictures and links before the class does.',
      },
    },
  },
  support: {
    label: "A support chat on a shop's site",
    goodFor: 'visitors of a website who have one question',
    plan: 'free',
    steps: {
      'security-and-privacy/embed-domains': {
        value: 'www.example.org',
        why: 'Only your shop shows the chat. This is an example.',
      },
      'security-and-privacy/hide-online-list': {
        value: true,
        why: 'Customers do not see each other listed.',
      },
      'direct-messages/dm-staff-only': {
        value: true,
        why: 'Customers write to staff in private, not to each other.',
      },
      'public-messages/history-on-join': {
        value: 0,
        why: 'A newcomer does not read the questions of others.',
      },
      'public-messages/max-length': { value: 1000, why: 'Room to describe a problem.' },
      'welcome/show-to': { value: 'Everyone', why: 'Say your hours each time somebody comes in.' },
    },
  },
} as const satisfies Record<string, Recipe>;

/** Recipes for a certain look. */
export const lookRecipes = {
  quiet: {
    label: 'A quiet comment box',
    goodFor: 'a small chat under an article',
    plan: 'free',
    steps: {
      'chat-appearance/density': { value: densities.compact.label, why: 'It fits under a text.' },
      'chat-appearance/show-avatars': { value: false, why: 'Words, not faces.' },
      'chat-appearance/font-size': { value: 14, why: 'A little smaller than the article.' },
      'public-messages/link-previews': { value: false, why: 'No pictures from elsewhere.' },
    },
  },
  dark: {
    label: 'A dark stream chat',
    goodFor: 'a chat beside a video or a player',
    plan: 'free',
    steps: {
      'chat-appearance/theme': { value: themes.night.label, why: 'Dark, as most players are.' },
      'chat-appearance/density': { value: densities.compact.label, why: 'More lines on the screen.' },
      'chat-appearance/font-size': { value: 16, why: 'Readable from a sofa.' },
      'chat-appearance/show-timestamps': { value: 'Never', why: 'Nobody needs the minute.' },
    },
  },
  brand: {
    label: 'A club in its own colours',
    goodFor: 'a chat that looks like the website around it',
    plan: 'pro',
    steps: {
      'chat-appearance/theme': { value: 'Custom', why: 'Background, surface and text of your own.' },
      'chat-appearance/custom-theme-colors': {
        value: '#fffaf0, #ffffff, #2b2118',
        why: 'An example: warm paper, white, dark brown.',
      },
      'chat-appearance/font': { value: fonts.rounded.label, why: 'The font nearest to many club sites.' },
      'chat-appearance/bubble-style': { value: 'Bubbles', why: 'Friendlier than lines.' },
      'icon-bar/brand-logo': { value: 'Own logo', why: "Your mark in place of Rookery's." },
      'page-appearance/favicon': { value: 'your own file', why: 'Your mark on the tab.' },
    },
  },
} as const satisfies Record<string, Recipe>;

/** How a value reads on the screen and in a table: "On", "5 seconds", "Members only". */
export function valueText(setting: Setting, value: RecipeValue): string {
  if (typeof value === 'boolean') {
    return value ? 'On' : 'Off';
  }
  if (typeof value === 'number') {
    return amount(value, setting.range?.unit ?? 'count');
  }
  return setting.kind === 'rank' ? ranks[value as keyof typeof ranks].name : value;
}

function planReaches(plan: PlanId, needed: PlanId): boolean {
  const order = Object.keys(plans);
  return order.indexOf(plan) >= order.indexOf(needed);
}

/** Why a setting cannot have a value, as the end of a sentence; nothing when it can. */
function valueFault(setting: Setting, value: RecipeValue, plan: PlanId): string | undefined {
  const { kind, choices, range } = setting;
  if (kind === 'switch') {
    return typeof value === 'boolean' ? undefined : 'takes true or false';
  }
  if (typeof value === 'number') {
    const [min, max] = [range?.min ?? 0, range?.max ?? Number.POSITIVE_INFINITY];
    return range && value >= min && value <= max ? undefined : `takes ${range?.text ?? 'no number'}`;
  }
  if (typeof value === 'boolean' || value === '') {
    return 'takes a text';
  }
  if (kind === 'number') {
    return `takes ${range?.text ?? 'a number'}`;
  }
  if (kind === 'rank') {
    return (rankIds as readonly string[]).includes(value) ? undefined : `takes a rank: ${rankIds.join(', ')}`;
  }
  if (kind === 'action') {
    return 'is a button and takes no value';
  }
  const choice = choices?.find(({ label }) => label === value);
  if (choices && !choice) {
    return `takes one of: ${choices.map(({ label }) => label).join(', ')}`;
  }
  return choice?.plan && !planReaches(plan, choice.plan)
    ? `has this choice from ${plans[choice.plan].name} on`
    : undefined;
}

/**
 * What is wrong with a recipe: settings that do not exist, values they cannot have, values that need a larger plan than
 * the recipe's, and values that a new chat has anyway. A sentence each; empty when all is well.
 */
export function recipeFaults({ label, plan, steps }: Recipe): string[] {
  return Object.entries<RecipeStep>(steps as Record<string, RecipeStep>).flatMap(([key, { value }]) => {
    const about = `The recipe "${label}"`;
    if (!isSettingKey(key)) {
      return [`${about} names the setting "${key}", which does not exist.`];
    }
    const { setting, page }: { setting: Setting; page: SettingsPage } = findSetting(key);
    const fault = valueFault(setting, value, plan);
    if (fault) {
      return [`${about} sets "${key}" to ${JSON.stringify(value)}, but ${setting.label} ${fault}.`];
    }
    const needed = setting.plan ?? page.plan ?? 'free';
    if (!planReaches(plan, needed)) {
      return [`${about} is for ${plans[plan].name}, but ${setting.label} needs ${plans[needed].name}.`];
    }
    const isDefault = valueText(setting, value) === setting.default;
    return isDefault ? [`${about} sets "${key}" to its default, ${setting.default}. Leave it out.`] : [];
  });
}
