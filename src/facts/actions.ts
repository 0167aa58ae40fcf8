import { settingsLimits } from './limits/settings';

/** Every action of the action log by its name there, with a sample entry each. */
export const actions = {
  'message.delete': {
    sample: { actor: '@robin', target: '@jay', reason: 'Advertising', channel: '#general' },
  },
  'member.mute': {
    sample: {
      actor: 'Caw',
      target: '@jay',
      reason: `Word filter, ${settingsLimits['filter-mute'].text}`,
      channel: '#general',
    },
  },
  'settings.change': { sample: { actor: '@finch', target: 'guests-talk', reason: 'On → Off', channel: '' } },
} as const;

/** What an entry of the action log holds, in the order of the columns. The id is the column's name in a CSV. */
export const logColumns = {
  time: { label: 'Time' },
  actor: { label: 'Actor' },
  target: { label: 'Target' },
  action: { label: 'Action' },
  reason: { label: 'Reason' },
  channel: { label: 'Channel' },
} as const satisfies Record<string, { label: string }>;
