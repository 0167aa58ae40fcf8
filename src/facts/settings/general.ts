import { limits } from '../limits';
import { addresses } from '../product';
import { choice, offByDefault, onByDefault, textField } from './controls';
import type { SettingsScreen } from './types';

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

export const generalScreens = {
  'chat-information': {
    label: 'Chat information',
    summary: 'Name, address, picture, rules, and who the chat is for',
    settings: {
      name: {
        label: 'Name',
        description: 'Sets the name in the header, lists, and notifications.',
        control: textField(limits['chat-name'], 'As entered when the chat was created'),
      },
      address: {
        label: 'Address',
        description: "Sets the last part of the chat's URL.",
        control: textField(
          `${limits['chat-slug'].text}: \`a\`–\`z\`, \`0\`–\`9\`, and \`-\`, but not \`-\` at the start or end`,
          'As entered when the chat was created',
        ),
      },
      logo: {
        label: 'Chat picture',
        description: "Sets the picture next to the chat's name.",
        control: textField(
          `PNG, JPEG, WebP, or (at boost level 3) GIF, ${limits['chat-logo-size'].text} square, ${limits['chat-logo-file'].text}`,
          'The first letter of the name',
        ),
      },
      description: {
        label: 'Description',
        description: 'Says what the chat is about, for its page, lists, and search engines.',
        control: textField(limits['chat-description']),
      },
      category: {
        label: 'Category',
        description: "Sets the chat's category in the list of chats.",
        control: choice(chatCategories, 'Other'),
      },
      tags: {
        label: 'Tags',
        description: 'Adds words that help people find the chat.',
        control: textField(
          `${limits['chat-tags'].text} of ${limits['chat-tag-length'].text} each: letters, digits, and \`-\``,
        ),
      },
      rules: {
        label: 'Rules',
        description: 'Sets the rules, which everyone can read.',
        control: textField(`${limits['chat-rules'].text}, with the same formatting as messages`),
      },
      'require-rules': {
        label: 'Require people to accept the rules',
        description: 'Makes everyone select **I agree** before they can post.',
        control: offByDefault,
      },
      'ask-again': {
        label: 'Ask again',
        description: 'Asks everyone again after you change the rules.',
        control: offByDefault,
      },
      listed: {
        label: 'Show in the list of chats',
        description: `Shows the chat in the public list at \`${addresses.product}\`.`,
        control: onByDefault,
      },
      adult: {
        label: 'Adult chat',
        description: `Lets in only people who are ${limits['age-adult'].text}, and removes the chat from all lists.`,
        control: offByDefault,
      },
      'designed-for-teens': {
        label: 'Designed for teens',
        description: "Limits direct messages and ads and keeps Caw's filter on.",
        control: offByDefault,
      },
    },
  },
} as const satisfies Record<string, SettingsScreen>;
