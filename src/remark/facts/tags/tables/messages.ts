import { callWords, notificationSoundDefault, notificationSounds } from '../../../../facts/notifications';
import { code, rankUp } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables about messages, formatting, uploads, polls and notifications. */
export const messageTables: FactTables = {
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
};
