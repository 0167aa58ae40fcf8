import { accountLimits } from '../limits/accounts';
import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

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
  'Sports',
  'Technology',
  'Other',
] as const;

export const chatInformation = {
  label: 'Chat information',
  contains: 'Name, address, picture, description, rules, and who the chat is for',
  settings: {
    name: {
      label: 'Name',
      does: 'Appears in the header, in lists, and in notifications.',
      range: settingsLimits['chat-name'],
      default: 'As entered when the chat was created',
      words: ['rename chat', 'title'],
    },
    address: {
      label: 'Address',
      does: "Sets the last part of the chat's URL.",
      range: settingsLimits['chat-address'],
      accepts: `${settingsLimits['chat-address'].text}: \`a\`–\`z\`, \`0\`–\`9\`, and \`-\`, but not \`-\` at the start or end`,
      default: 'As entered when the chat was created',
      words: ['change url', 'link', 'slug', 'change address'],
    },
    logo: {
      label: 'Chat picture',
      does: "Shows a picture next to the chat's name.",
      range: settingsLimits['chat-logo-file'],
      accepts: `PNG, JPEG, WebP, or (at boost level 3) GIF, ${settingsLimits['chat-logo-size'].text} square, ${settingsLimits['chat-logo-file'].text}`,
      default: 'The first letter of the name',
      words: ['chat logo', 'logo', 'icon', 'animated logo'],
    },
    description: {
      label: 'Description',
      does: 'Describes the chat on its page, in lists, and in search engines.',
      range: settingsLimits['chat-description'],
      default: 'Empty',
      words: ['about', 'summary'],
    },
    category: {
      label: 'Category',
      does: "Sets the chat's category in the list of chats.",
      choices: named(...chatCategories),
      default: 'Other',
      words: ['topic', 'genre', 'kind of chat'],
    },
    tags: {
      label: 'Tags',
      does: 'Adds words that help people find the chat.',
      range: settingsLimits['chat-tags'],
      accepts: `${settingsLimits['chat-tags'].text} of ${settingsLimits['chat-tag-length'].text} each`,
      default: 'Empty',
      words: ['keywords', 'labels'],
    },
    rules: {
      label: 'Rules',
      does: 'Sets the rules that everyone can read in the chat menu.',
      range: settingsLimits['chat-rules'],
      accepts: `${settingsLimits['chat-rules'].text}, with the same formatting as messages`,
      default: 'Empty',
      words: ['chat rules', 'guidelines', 'code of conduct'],
    },
    'require-rules': {
      label: 'Require people to accept the rules',
      does: 'Asks everyone to select **I agree** before they can post.',
      default: 'Off',
      words: ['accept rules', 'rules popup', 'agree to rules'],
    },
    'ask-again': {
      label: 'Ask again',
      does: 'Asks everyone to select **I agree** again after you change the rules.',
      default: 'Off',
      words: ['rules changed', 'accept again'],
    },
    listed: {
      label: 'Show in the list of chats',
      does: 'Shows the chat in the public list at `https://rookery.example`.',
      default: 'On',
      words: ['unlisted', 'public list', 'directory', 'hide chat'],
    },
    adult: {
      label: 'Adult chat',
      does: `Marks the chat as adult, so only people who are ${accountLimits['age-adult-chat'].text} can enter.`,
      default: 'Off',
      words: ['18+', 'nsfw', 'mature'],
    },
    'designed-for-teens': {
      label: 'Designed for teens',
      does: "Limits direct messages to friends and staff, and keeps Caw's filter on.",
      default: 'Off',
      words: ['kids', 'school', 'teenagers', 'minors'],
    },
  },
} as const satisfies SettingsPage;
