import {
  type Browser,
  type BrowserId,
  browsers,
  embedSignInWays,
  notificationLocks,
  notificationTroubles,
  systemNotificationSteps,
  type ThirdPartyCookieSteps,
  thirdPartyCookieSteps,
  thirdPartyCookieTroubles,
} from '../../../../facts/browsers';
import { listed, steps } from './cells';
import { type FactTables, ofRecord } from './define';

function name(id: string): string {
  return browsers[id as BrowserId].name;
}

/** Tables about browsers: notifications and cookies. */
export const browserTables: FactTables = {
  browsers: ofRecord<Browser>('Browsers', browsers, [
    ['Browser', (browser) => browser.name],
    ['Versions', ({ supported }) => supported],
    ['Runs on', ({ systems }) => listed(systems.map((id) => systemNotificationSteps[id].name))],
    ['Note', ({ note }) => note],
  ]),
  'notification-locks': ofRecord('What a notification passes, in order', notificationLocks, [
    ['Lock', ({ label }) => label],
    ['What it asks', ({ holds }) => holds],
  ]),
  'notification-troubles': ofRecord('When notifications do not come', notificationTroubles, [
    ['What you see', ({ symptom }) => symptom],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
  ]),
  'third-party-cookies': ofRecord<ThirdPartyCookieSteps>(
    'What browsers do with the cookies of an embedded chat',
    thirdPartyCookieSteps,
    [
      ['Browser', (_, id) => name(id)],
      ['Blocks', ({ blocks }) => blocks],
      ['You see', ({ sees }) => sees],
      ['What to do', (browser) => steps(browser.steps)],
    ],
  ),
  'cookie-troubles': ofRecord('Still signed out in an embedded chat', thirdPartyCookieTroubles, [
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
  ]),
  'embed-sign-in-ways': ofRecord('What Rookery does without its cookies', embedSignInWays, [
    ['Way', ({ label }) => label],
    ['What happens', ({ does }) => does],
  ]),
};
