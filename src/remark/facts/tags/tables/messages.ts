import {
  type FormattingMark,
  type FormattingPlace,
  formattingMarks,
  formattingPlaces,
  highlightedLanguages,
  notFormatted,
} from '../../../../facts/formatting';
import { pollChoices, type UploadType, uploadTypes } from '../../../../facts/limits/messages';
import {
  callWords,
  channelChoiceDefault,
  channelChoices,
  digestChoices,
  digestDefault,
  type NotificationEvent,
  type NotificationWayId,
  notificationCells,
  notificationEvents,
  notificationSoundDefault,
  notificationSounds,
  notificationWays,
} from '../../../../facts/notifications';
import type { Content } from '../../html';
import { code, codes, lines, listed, plain, rankUp } from './cells';
import { type Column, type FactTables, ofList, ofRecord } from './define';

const wayColumns: readonly Column<NotificationEvent>[] = (
  Object.keys(notificationWays) as NotificationWayId[]
).map((way) => [notificationWays[way].label, ({ ways }) => notificationCells[ways[way]]] as const);

function marksThatWork({ works, marks }: FormattingPlace): Content {
  const some = listed((marks ?? []).map((id) => formattingMarks[id].label.toLowerCase()));
  return { all: 'All marks', some: `Only ${some}`, none: 'No marks' }[works];
}

/** Tables about messages, formatting, uploads, polls and notifications. */
export const messageTables: FactTables = {
  'notification-events': ofRecord<NotificationEvent>('What notifies you, and how', notificationEvents, [
    ['Event', ({ label }) => label],
    ['When', ({ when }) => when],
    ...wayColumns,
  ]),
  'notification-reach': ofRecord<NotificationEvent>('Whom an event can notify', notificationEvents, [
    ['Event', ({ label }) => label],
    ['Whom', ({ reaches }) => (reaches ? rankUp(reaches) : 'Everybody')],
    [
      'Choice for the channel',
      ({ channel }) =>
        channel === 'always'
          ? 'Does not matter'
          : `**${channelChoices[channel].label}**${channel === 'all' ? '' : ' or more'}`,
    ],
  ]),
  'notification-ways': ofRecord('Ways of a notification', notificationWays, [
    ['Way', ({ label }) => label],
    ['What you see or hear', (way) => way.is],
    ['Default', (way) => way.default],
    ['For guests', ({ guests }) => guests],
    ['Held back by quiet hours', ({ quiet }) => quiet],
  ]),
  'channel-choices': ofRecord('What you can choose for a channel', channelChoices, [
    ['Choice', ({ label }) => `**${label}**`],
    ['What it does', ({ does }) => does],
    ['Default', (_, id) => id === channelChoiceDefault],
  ]),
  'digest-choices': ofRecord('Choices of the e-mail digest', digestChoices, [
    ['Choice', ({ label }) => `**${label}**`],
    ['What it does', ({ does }) => does],
    ['Default', (_, id) => id === digestDefault],
  ]),
  'notification-sounds': ofList('Sounds of notifications', notificationSounds, [
    ['Sound', ({ label }) => `**${label}**`],
    ['What you hear', ({ does }) => does],
    ['Default', ({ label }) => label === notificationSoundDefault],
  ]),
  'call-words': ofRecord('Words that call many people', callWords, [
    ['Type', ({ usage }) => [code(usage)]],
    ['Calls', ({ calls }) => calls],
    ['Lowest rank', ({ rank }) => rankUp(rank)],
  ]),
  'formatting-marks': ofRecord<FormattingMark>('Formatting', formattingMarks, [
    ['Want', ({ label }) => label],
    ['Type', ({ type }) => [code(type)]],
    ['Looks like', ({ result }) => plain(result)],
    ['Note', ({ note }) => note],
  ]),
  'not-formatted': ofRecord('What has no mark', notFormatted, [
    ['What', ({ label }) => label],
    ['Instead', ({ instead }) => instead],
  ]),
  'highlighted-languages': ofRecord<string>(
    'Languages that blocks of code are coloured for',
    highlightedLanguages,
    [
      ['Language', (name) => name],
      ['Write', (_, word) => [code(word)]],
    ],
  ),
  'formatting-places': ofRecord<FormattingPlace>('Where formatting works', formattingPlaces, [
    ['Where', ({ label }) => label],
    ['What works', marksThatWork],
  ]),
  'upload-types': ofRecord<UploadType>('Kinds of file', uploadTypes, [
    ['Ending', (_, ending) => [code(ending)]],
    ['Also', ({ also }) => codes(also ?? [])],
    ['Kind', ({ kind }) => kind],
    ['What the chat shows', ({ shown }) => shown],
    ['Place data is taken out', ({ placeDataRemoved }) => placeDataRemoved],
  ]),
  'poll-choices': ofRecord('What the poll form asks', pollChoices, [
    ['Choice', ({ label }) => label],
    [
      'What you can choose',
      ({ choices }) => lines(choices.map(({ label, does }) => `**${label}**: ${does}`)),
    ],
    ['Default', ({ choices }) => `**${choices[0].label}**`],
  ]),
};
