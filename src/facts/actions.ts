import { settingsLimits } from './limits/settings';

/** Parts of the list of actions. */
type ActionGroupId =
  | 'messages'
  | 'people'
  | 'connections'
  | 'ranks'
  | 'notices-and-polls'
  | 'pace'
  | 'queue'
  | 'settings'
  | 'keys'
  | 'webhooks'
  | 'ownership';

/** What a sample entry of the action log says beside its time. An empty text where the entry has none. */
interface LogSample {
  /** A person with `@`, or another kind of actor: `Caw`, `Rookery`, `API key NAME`. */
  readonly actor: string;
  readonly target: string;
  readonly reason: string;
  /** With `#`; empty where the action is about the whole chat. */
  readonly channel: string;
}

/** One action of the action log. */
export interface LogAction {
  readonly group: ActionGroupId;
  /** What happened, as a sentence without names. */
  readonly means: string;
  readonly sample: LogSample;
}

/** Every action of the action log by its name there, with a sample entry each. */
export const actions = {
  'message.delete': {
    group: 'messages',
    means: "Somebody else's message was deleted.",
    sample: { actor: '@robin', target: '@jay', reason: 'Advertising', channel: '#general' },
  },
  'message.clear': {
    group: 'messages',
    means: 'Several messages of a channel were deleted at once with `/clear`.',
    sample: { actor: '@robin', target: '20 messages', reason: '', channel: '#general' },
  },
  'member.mute': {
    group: 'people',
    means: 'Somebody was muted.',
    sample: {
      actor: 'Caw',
      target: '@jay',
      reason: `Word filter, ${settingsLimits['filter-mute'].text}`,
      channel: '#general',
    },
  },
  'member.unmute': {
    group: 'people',
    means: 'A mute was lifted before its time.',
    sample: { actor: '@robin', target: '@jay', reason: 'Said sorry', channel: '#general' },
  },
  'member.kick': {
    group: 'people',
    means: 'Somebody was put out of the chat.',
    sample: { actor: '@robin', target: 'heron#4821', reason: 'Shouting', channel: '#general' },
  },
  'member.ban': {
    group: 'people',
    means: 'An account or a guest was banned.',
    sample: {
      actor: '@finch',
      target: '@jay',
      reason: 'Spam after two warnings, 7 days',
      channel: '#general',
    },
  },
  'member.unban': {
    group: 'people',
    means: 'A ban of an account or a guest was lifted before its time.',
    sample: { actor: '@finch', target: '@jay', reason: 'Appeal accepted', channel: '' },
  },
  'ip.ban': {
    group: 'connections',
    means: 'An IP tag was banned.',
    sample: { actor: '@finch', target: 'ip-7f3c9a', reason: 'Ban evasion, 7 days', channel: '' },
  },
  'ip.unban': {
    group: 'connections',
    means: 'A ban of an IP tag was lifted before its time.',
    sample: { actor: '@finch', target: 'ip-7f3c9a', reason: 'School network', channel: '' },
  },
  'rank.give': {
    group: 'ranks',
    means: 'Somebody was given a rank.',
    sample: { actor: 'Rookery', target: '@wren', reason: 'Regular, automatically', channel: '' },
  },
  'rank.take': {
    group: 'ranks',
    means: 'Somebody lost a rank; the reason says whether staff took it or its time ended.',
    sample: { actor: 'Rookery', target: '@wren', reason: 'Moderator, temporary rank ended', channel: '' },
  },
  'rank.temporary': {
    group: 'ranks',
    means: 'Somebody was given a rank for a set time.',
    sample: { actor: '@finch', target: '@wren', reason: 'Moderator, 2 hours', channel: '#general' },
  },
  'notice.post': {
    group: 'notices-and-polls',
    means: 'A notice was posted, or a message was pinned.',
    sample: { actor: '@robin', target: 'The show starts at 20:00', reason: '', channel: '#general' },
  },
  'notice.remove': {
    group: 'notices-and-polls',
    means: 'A notice or a pinned message was taken down, or its time ended.',
    sample: { actor: 'Rookery', target: 'The show starts at 20:00', reason: 'Expired', channel: '#general' },
  },
  'poll.create': {
    group: 'notices-and-polls',
    means: 'A poll was started.',
    sample: { actor: '@robin', target: 'Which song next?', reason: '', channel: '#general' },
  },
  'poll.close': {
    group: 'notices-and-polls',
    means: 'A poll was closed before its time.',
    sample: { actor: '@robin', target: 'Which song next?', reason: '', channel: '#general' },
  },
  'slowmode.on': {
    group: 'pace',
    means: 'Slow mode was switched on or its seconds were changed.',
    sample: { actor: '@robin', target: '30 seconds', reason: '', channel: '#general' },
  },
  'slowmode.off': {
    group: 'pace',
    means: 'Slow mode was switched off.',
    sample: { actor: '@robin', target: '', reason: '', channel: '#general' },
  },
  'raid.on': {
    group: 'pace',
    means: 'Raid mode was switched on.',
    sample: { actor: '@finch', target: '', reason: '', channel: '' },
  },
  'raid.off': {
    group: 'pace',
    means: 'Raid mode was switched off, or ended by itself.',
    sample: { actor: 'Rookery', target: '', reason: 'Ended by itself', channel: '' },
  },
  'report.resolve': {
    group: 'queue',
    means: 'A report was closed; the reason says what was done.',
    sample: { actor: '@robin', target: '@jay', reason: 'Harassment: message deleted', channel: '#general' },
  },
  'approval.approve': {
    group: 'queue',
    means: 'A held message was approved.',
    sample: { actor: '@robin', target: 'heron#4821', reason: '', channel: '#questions' },
  },
  'approval.reject': {
    group: 'queue',
    means: 'A held message was rejected.',
    sample: { actor: '@robin', target: 'heron#4821', reason: 'Asked already', channel: '#questions' },
  },
  'settings.change': {
    group: 'settings',
    means: 'A chat setting, a channel, an emoji or a permission was changed, or an export was made.',
    sample: { actor: '@finch', target: 'guests-talk', reason: 'On → Off', channel: '' },
  },
  'key.create': {
    group: 'keys',
    means: 'A staff key was created.',
    sample: { actor: '@finch', target: 'Moderator, 1 use', reason: 'For the festival', channel: '' },
  },
  'key.redeem': {
    group: 'keys',
    means: 'Somebody redeemed a staff key.',
    sample: { actor: '@wren', target: 'Moderator', reason: 'For the festival', channel: '' },
  },
  'key.revoke': {
    group: 'keys',
    means: 'A staff key was revoked.',
    sample: { actor: '@finch', target: 'Moderator, 1 use', reason: 'For the festival', channel: '' },
  },
  'webhook.change': {
    group: 'webhooks',
    means: 'A webhook was added, changed, switched off or deleted.',
    sample: { actor: '@finch', target: 'hooks.harbour.example', reason: 'Added', channel: '' },
  },
  'owner.transfer': {
    group: 'ownership',
    means: 'The chat got a new main owner.',
    sample: { actor: '@finch', target: '@wren', reason: 'Accepted', channel: '' },
  },
} as const satisfies Record<string, LogAction>;

/** What an entry of the action log holds, in the order of the columns. The id is the column's name in a CSV. */
export const logColumns = {
  time: { label: 'Time', holds: 'When it happened: in your time zone on the screen, in UTC in an export.' },
  actor: { label: 'Actor', holds: 'Who or what did it.' },
  target: { label: 'Target', holds: 'The person, connection or thing it was done to.' },
  action: { label: 'Action', holds: 'The name of the action, from the list on this page.' },
  reason: {
    label: 'Reason',
    holds: 'What the actor wrote, with the length or the change where there is one.',
  },
  channel: { label: 'Channel', holds: 'Where it happened; empty when it is about the whole chat.' },
} as const satisfies Record<string, { label: string; holds: string }>;
