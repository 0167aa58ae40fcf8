import { limits } from '../limits';
import { smallestPlanWith, smallPlanFeatures } from '../plans';
import { addresses } from '../product';
import { upTo } from '../quantity';
import type { SettingsPage } from '../types';
import { button, choice, field, off, on } from './controls';

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
  contains: 'Name, address, picture, rules, and who the chat is for',
  settings: {
    name: {
      label: 'Name',
      description: 'The name in the header, lists, and notifications.',
      control: field(limits['chat-name'], 'As entered when the chat was created'),
    },
    address: {
      label: 'Address',
      description: "The last part of the chat's URL, also called the slug.",
      control: field(
        `${limits['chat-address'].text}: \`a\`–\`z\`, \`0\`–\`9\`, and \`-\`, but not \`-\` at the start or end`,
        'As entered when the chat was created',
      ),
    },
    logo: {
      label: 'Chat picture',
      description: "The picture next to the chat's name.",
      control: field(
        `PNG, JPEG, WebP, or (at boost level 3) GIF, ${limits['chat-logo-size'].text} square, ${limits['chat-logo-file'].text}`,
        'The first letter of the name',
      ),
    },
    description: {
      label: 'Description',
      description: 'What the chat is about, for its page, lists, and search engines.',
      control: field(limits['chat-description']),
    },
    category: {
      label: 'Category',
      description: "The chat's category in the list of chats.",
      control: choice(chatCategories, 'Other'),
    },
    tags: {
      label: 'Tags',
      description: 'Words that help people find the chat.',
      control: field(
        `${limits['chat-tags'].text} of ${limits['chat-tag-length'].text} each: letters, digits, and \`-\``,
      ),
    },
    rules: {
      label: 'Rules',
      description: 'The rules, which everyone can read.',
      control: field(`${limits['chat-rules'].text}, with the same formatting as messages`),
    },
    'require-rules': {
      label: 'Require people to accept the rules',
      description: 'Everyone has to select **I agree** before they can post.',
      control: off,
    },
    'ask-again': {
      label: 'Ask again',
      description: 'Asks everyone again after you change the rules.',
      control: off,
    },
    listed: {
      label: 'Show in the list of chats',
      description: `The chat appears in the public list at \`${addresses.site}\`.`,
      control: on,
    },
    adult: {
      label: 'Adult chat',
      description: `Only people who are ${limits['age-adult'].text} can enter, and no list shows the chat.`,
      control: off,
    },
    'designed-for-teens': {
      label: 'Designed for teens',
      description: "Limits direct messages and ads, and keeps Caw's filter on.",
      control: off,
    },
  },
} as const satisfies SettingsPage;

export const webhooks = {
  label: 'Webhooks',
  rank: 'owner',
  plan: smallestPlanWith('webhooks'),
  contains: 'Events that Rookery sends to your server',
  settings: {
    'add-webhook': {
      label: 'Add webhook',
      description: 'Creates a webhook.',
      control: button(),
    },
    name: {
      label: 'Name',
      description: 'The name in lists and the action log.',
      control: field(upTo(50, 'character'), 'The host in the URL'),
    },
    url: {
      label: 'URL',
      description: 'Where Rookery sends events.',
      control: field(
        `an \`https\` URL, up to 2,000 characters (private and loopback addresses aren't allowed)`,
      ),
    },
    events: {
      label: 'Events',
      description: 'Which events are sent.',
      control: field(undefined, 'None selected'),
    },
    secret: {
      label: 'Secret',
      description: 'Your server verifies deliveries with it.',
      control: field('a value that starts with `whsec_`'),
    },
    'rotate-secret': {
      label: 'Rotate secret',
      description: `Replaces the secret. Both secrets sign deliveries for ${limits['webhook-rotation'].text}.`,
      control: button(),
    },
    'send-ping': {
      label: 'Send ping',
      description: 'Sends a `ping` event to test your server.',
      control: button(),
    },
    active: {
      label: 'Active',
      description: 'Sends events to your server. While this is off, events are lost.',
      control: on,
    },
    'delivery-log': {
      label: 'Deliveries',
      description: 'Lists recent deliveries. To repeat one, select **Send again**.',
      control: field(),
    },
    'delete-webhook': {
      label: 'Delete webhook',
      description: 'Permanently deletes the webhook with its delivery log.',
      control: button(),
    },
  },
} as const satisfies SettingsPage;

export const advanced = {
  label: 'Advanced',
  rank: 'owner',
  contains: 'Ownership, custom domain, maintenance, copying and resetting settings, and deleting the chat',
  settings: {
    'transfer-ownership': {
      label: 'Transfer ownership',
      description: 'Offers the chat to another member.',
      control: button('a username'),
    },
    'co-owners': {
      label: 'Co-owners',
      description: "The chat's other Owners.",
      control: field(`up to ${limits['co-owners'].max} usernames`),
      plan: smallPlanFeatures['co-owners'].plan,
    },
    'step-down': {
      label: 'Step down as co-owner',
      description: 'Makes you an Administrator right away.',
      control: button(),
      plan: smallPlanFeatures['co-owners'].plan,
    },
    'export-settings': {
      label: 'Export settings',
      description: 'Saves all settings as a JSON file.',
      control: button(),
    },
    'import-settings': {
      label: 'Import settings',
      description: 'Applies the settings in an exported file.',
      control: button('a JSON file'),
    },
    'custom-domain': {
      label: 'Custom domain',
      description: 'Shows this chat on a domain such as `chat.example.org`. Organizations use their console.',
      control: field('one host name'),
      plan: smallestPlanWith('custom-domains'),
    },
    'maintenance-mode': {
      label: 'Maintenance mode',
      description:
        'Only staff can enter. Others, even in the chat, see **This chat is closed for maintenance**.',
      control: off,
    },
    'reset-settings': {
      label: 'Reset settings',
      description: 'Resets most settings to their defaults.',
      control: button(),
    },
    'delete-chat': {
      label: 'Delete chat',
      description: `Closes the chat, and deletes it permanently after ${limits['chat-delete-undo'].text}.`,
      control: button("the chat's slug, to confirm"),
    },
  },
} as const satisfies SettingsPage;
