import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** The categories of the list of chats, in the order of the menu. */
export const chatCategories = [
  'Art',
  'Books',
  'Community',
  'Education',
  'Games',
  'Help',
  'Local',
  'Music',
  'News',
  'Radio and streams',
  'Science',
  'Sport',
  'Technology',
  'Other',
] as const;

/** Name of a category of chats. */
export type ChatCategory = (typeof chatCategories)[number];

/** Chat settings → Chat information. */
export const chatInformation = {
  label: 'Chat information',
  rank: 'administrator',
  holds: 'Name, address, logo, description, rules, and who the chat is for',
  settings: {
    name: {
      label: 'Name',
      kind: 'text',
      does: 'Names the chat in its header, in lists and in notifications; you can change it at any time.',
      range: settingsLimits['chat-name'],
      default: 'As given on creating',
      words: ['rename chat', 'title'],
    },
    address: {
      label: 'Address',
      kind: 'address',
      does: `Sets the last part of the chat's address; an old one forwards for ${settingsLimits['chat-address-forwarding'].text}, embeds included.`,
      range: settingsLimits['chat-address'],
      accepts: `\`a\`–\`z\`, \`0\`–\`9\` and \`-\`, not starting or ending with \`-\`; one change every ${settingsLimits['chat-address-change'].text}`,
      default: 'As given on creating',
      words: ['change url', 'link', 'slug', 'change address'],
    },
    logo: {
      label: 'Logo',
      kind: 'file',
      does: "Shows a picture beside the chat's name.",
      range: settingsLimits['chat-logo-file'],
      accepts: `PNG, JPEG or WebP, ${settingsLimits['chat-logo-size'].text} square; GIF at boost level 3`,
      default: 'The first letter of the name',
      words: ['chat logo', 'chat picture', 'icon', 'animated logo'],
    },
    description: {
      label: 'Description',
      kind: 'text',
      does: 'Says what the chat is about, in the list of chats, on its page and in search engines.',
      range: settingsLimits['chat-description'],
      default: 'Empty',
      words: ['about', 'summary'],
    },
    category: {
      label: 'Category',
      kind: 'choice',
      does: 'Puts the chat on a shelf of the list of chats.',
      choices: [
        { label: 'Art' },
        { label: 'Books' },
        { label: 'Community' },
        { label: 'Education' },
        { label: 'Games' },
        { label: 'Help' },
        { label: 'Local' },
        { label: 'Music' },
        { label: 'News' },
        { label: 'Radio and streams' },
        { label: 'Science' },
        { label: 'Sport' },
        { label: 'Technology' },
        { label: 'Other' },
      ] satisfies { label: ChatCategory }[],
      default: 'Other',
      words: ['topic', 'genre', 'kind of chat'],
    },
    tags: {
      label: 'Tags',
      kind: 'list',
      does: 'Helps people find the chat by words of your own.',
      range: settingsLimits['chat-tags'],
      accepts: `words of ${settingsLimits['chat-tag-length'].text}`,
      default: 'Empty',
      words: ['keywords', 'labels'],
    },
    rules: {
      label: 'Rules',
      kind: 'text',
      does: 'Holds the rules of the chat, which everybody finds in the chat menu.',
      range: settingsLimits['chat-rules'],
      accepts: 'formatting as in messages',
      default: 'Empty',
      words: ['chat rules', 'guidelines', 'code of conduct'],
    },
    'require-rules': {
      label: 'Ask people to accept the rules',
      kind: 'switch',
      does: 'Asks everybody for **I agree** before they may talk.',
      default: 'Off',
      words: ['accept rules', 'rules popup', 'agree to rules'],
    },
    'ask-again': {
      label: 'Ask again',
      kind: 'switch',
      does: 'Asks for **I agree** once more after you changed the rules; tick it when you save them.',
      default: 'Off',
      words: ['rules changed', 'accept again'],
    },
    listed: {
      label: 'Show in the list of chats',
      kind: 'switch',
      does: `Shows the chat at \`https://rookery.example\` to people who look for one; a change takes ${settingsLimits['chat-listing-delay'].text} to show.`,
      default: 'On',
      words: ['unlisted', 'public list', 'directory', 'hide chat'],
    },
    adult: {
      label: 'Adult chat',
      kind: 'switch',
      does: 'Marks the chat as 18 and over: an age question for everybody, never listed, not in search engines.',
      default: 'Off',
      words: ['18+', 'nsfw', 'mature'],
    },
    'designed-for-teens': {
      label: 'Designed for teens',
      kind: 'switch',
      does: 'Makes the chat safer for young people: direct messages between friends only, and the filter never below level 2.',
      accepts: 'not together with **Adult chat**',
      default: 'Off',
      words: ['kids', 'school', 'teenagers', 'minors'],
    },
  },
} as const satisfies SettingsPage;

/** One of the switches that decide who finds a chat and whom it is for. */
export interface AudienceSwitch {
  /** Key of the setting. */
  readonly setting: string;
  readonly label: string;
  /** What it does in the list of chats. */
  readonly list: string;
  /** What it does in search engines. */
  readonly searchEngines: string;
  /** What changes for people in the chat. */
  readonly inside: string;
}

/** The four switches side by side. */
export const audienceSwitches = [
  {
    setting: 'chat-information/listed',
    label: 'Show in the list of chats, off',
    list: 'Left out',
    searchEngines: 'No change',
    inside: 'No change',
  },
  {
    setting: 'security-and-privacy/search-engines',
    label: 'Search engines, off',
    list: 'No change',
    searchEngines: 'Asked to leave the chat out; what they hold fades within weeks',
    inside: 'No change',
  },
  {
    setting: 'chat-information/adult',
    label: 'Adult chat, on',
    list: 'Never shown',
    searchEngines: 'Left out',
    inside: 'Everybody is asked their age; advertisements are never personalised',
  },
  {
    setting: 'chat-information/designed-for-teens',
    label: 'Designed for teens, on',
    list: 'No change',
    searchEngines: 'No change',
    inside:
      'Direct messages between friends only; filter level 2 or above; advertisements are never personalised',
  },
] as const satisfies readonly AudienceSwitch[];
