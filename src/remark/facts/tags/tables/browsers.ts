import { type Browser, browsers, systemNotificationSteps } from '../../../../facts/browsers';
import { listed } from './cells';
import { type FactTables, ofRecord } from './define';

/** Tables about browsers: notifications and cookies. */
export const browserTables: FactTables = {
  browsers: ofRecord<Browser>('Browsers', browsers, [
    ['Browser', (browser) => browser.name],
    ['Versions', ({ supported }) => supported],
    ['Runs on', ({ systems }) => listed(systems.map((id) => systemNotificationSteps[id].name))],
    ['Note', ({ note }) => note],
  ]),
};
