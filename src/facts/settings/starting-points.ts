import { defaultAccent, densities, fonts, themes } from '../themes';
import type { PlanId } from '../types';
import type { SettingKey } from './index';

/** Values for some settings that suit a certain kind of chat. What is not named stays at its default. */
export interface StartingPoint {
  readonly label: string;
  /** For whom. A fragment. */
  readonly goodFor: string;
  /** The smallest plan that has all of it. */
  readonly plan: PlanId;
  /** Settings with their value as it reads on the screen. */
  readonly values: Readonly<Partial<Record<SettingKey, string>>>;
}

/** Five starting points for a new chat. */
export const startingPoints = {
  club: {
    label: 'Club',
    goodFor: 'people who know each other and let strangers look in',
    plan: 'free',
    values: {
      'guests/guests-talk': 'Off',
      'chat-information/require-rules': 'On',
      'moderation/auto-regular': 'On',
      'rank-list/show-rank-list': 'Members',
      'welcome/show-to': 'New people',
    },
  },
  stream: {
    label: 'Public stream',
    goodFor: 'a fast chat beside a stream, with many guests',
    plan: 'free',
    values: {
      'moderation/slow-mode': '5 seconds',
      'moderation/spam-protection': 'Strict',
      'moderation/link-policy': 'Block',
      'public-messages/max-length': '300 characters',
      'chat-appearance/theme': themes.night.label,
      'chat-appearance/density': densities.compact.label,
    },
  },
  event: {
    label: 'Question-and-answer event',
    goodFor: 'questions that staff choose before everybody sees them',
    plan: 'plus',
    values: {
      'pre-approve/pre-approve': 'Everyone below Regular',
      'pre-approve/hold-time': '2 hours',
      'guests/guest-captcha': 'On join',
      'public-messages/typing-indicator': 'Off',
      'direct-messages/direct-messages': 'Off',
    },
  },
  teens: {
    label: 'Teens or school',
    goodFor: 'young people, with care about strangers and language',
    plan: 'plus',
    values: {
      'chat-information/designed-for-teens': 'On',
      'chat-information/listed': 'Off',
      'security-and-privacy/access': 'Invitation only',
      'guests/guests-talk': 'Off',
      'moderation/filter-level': '4',
      'moderation/filter-action': 'Block',
      'pre-approve/pre-approve': 'Links and uploads only',
    },
  },
  support: {
    label: 'Support desk',
    goodFor: 'visitors of a website who have a question',
    plan: 'free',
    values: {
      'guests/guests-talk': 'On',
      'guests/guest-captcha': 'Each session',
      'direct-messages/dm-staff-only': 'On',
      'public-messages/history-on-join': '0',
      'security-and-privacy/hide-online-list': 'On',
      'welcome/show-to': 'Everyone',
    },
  },
} as const satisfies Record<string, StartingPoint>;

/** Three recipes for a certain look. */
export const lookRecipes = {
  quiet: {
    label: 'Quiet comment box',
    goodFor: 'a small chat under an article',
    plan: 'free',
    values: {
      'chat-appearance/theme': themes.daylight.label,
      'chat-appearance/font': fonts.system.label,
      'chat-appearance/density': densities.compact.label,
      'chat-appearance/show-avatars': 'Off',
      'chat-appearance/show-timestamps': 'Hover',
      'notifications/join-leave-messages': 'Off',
    },
  },
  stream: {
    label: 'Dark stream chat',
    goodFor: 'a chat beside a video or a player',
    plan: 'free',
    values: {
      'chat-appearance/theme': themes.night.label,
      'chat-appearance/density': densities.compact.label,
      'chat-appearance/font-size': '16 px',
      'chat-appearance/show-timestamps': 'Never',
      'emoji/large-emoji': 'On',
    },
  },
  brand: {
    label: 'Brand-matched club',
    goodFor: 'a chat that looks like the website around it',
    plan: 'pro',
    values: {
      'chat-appearance/theme': 'Custom',
      'chat-appearance/accent-color': defaultAccent,
      'chat-appearance/font': fonts.rounded.label,
      'chat-appearance/bubble-style': 'Bubbles',
      'icon-bar/brand-logo': 'Own logo',
      'page-appearance/favicon': 'Your own',
    },
  },
} as const satisfies Record<string, StartingPoint>;
