import { limits } from '../limits';
import { lowestPlanWith } from '../plans';
import { upTo } from '../quantity';
import { button, offByDefault, onByDefault, textField } from './controls';
import type { SettingsScreen } from './types';

export const ownerScreens = {
  webhooks: {
    label: 'Webhooks',
    rank: 'owner',
    plan: lowestPlanWith('webhooks'),
    summary: 'Events that Rookery sends to your server',
    settings: {
      'add-webhook': { label: 'Add webhook', description: 'Creates a webhook.', control: button() },
      name: {
        label: 'Name',
        description: 'Sets the name in lists and the action log.',
        control: textField(upTo(50, 'character'), 'The host in the URL'),
      },
      url: {
        label: 'URL',
        description: 'Sets where Rookery sends events.',
        control: textField(
          `an \`https\` URL, up to 2,000 characters (private and loopback addresses aren't allowed)`,
        ),
      },
      events: {
        label: 'Events',
        description: 'Sets which events are sent.',
        control: textField(undefined, 'None selected'),
      },
      secret: {
        label: 'Secret',
        description: 'Lets your server verify deliveries.',
        control: textField('a value that starts with `whsec_`'),
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
        control: onByDefault,
      },
      'delivery-log': {
        label: 'Deliveries',
        description: 'Lists recent deliveries. To repeat one, select **Send again**.',
        control: textField(),
      },
      'delete-webhook': {
        label: 'Delete webhook',
        description: 'Permanently deletes the webhook with its delivery log.',
        control: button(),
      },
    },
  },
  advanced: {
    label: 'Advanced',
    rank: 'owner',
    summary: 'Ownership, custom domain, maintenance, copying and resetting settings, and deleting the chat',
    settings: {
      'transfer-ownership': {
        label: 'Transfer ownership',
        description: 'Offers the chat to another member.',
        control: button('a username'),
      },
      'co-owners': {
        label: 'Co-owners',
        description: "Lists the chat's other Owners.",
        control: textField(`up to ${limits['co-owners'].max} usernames`),
        plan: lowestPlanWith('co-owners'),
      },
      'step-down': {
        label: 'Step down as co-owner',
        description: 'Makes you an Administrator right away.',
        control: button(),
        plan: lowestPlanWith('co-owners'),
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
        description:
          'Shows this chat on a domain such as `chat.example.org`. Organizations use their console.',
        control: textField('one host name'),
        plan: lowestPlanWith('custom-domains'),
      },
      'maintenance-mode': {
        label: 'Maintenance mode',
        description:
          'Lets in only staff. Others, even in the chat, see **This chat is closed for maintenance**.',
        control: offByDefault,
      },
      'reset-settings': {
        label: 'Reset settings',
        description: 'Resets most settings to their defaults.',
        control: button(),
      },
      'delete-chat': {
        label: 'Delete chat',
        description: `Closes the chat and permanently deletes it after ${limits['chat-delete-undo'].text}.`,
        control: button("the chat's address, to confirm"),
      },
    },
  },
} as const satisfies Record<string, SettingsScreen>;
