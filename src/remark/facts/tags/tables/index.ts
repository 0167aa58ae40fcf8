import { type Browser, browsers } from '../../../../facts/browsers';
import { exampleOf, type Screen, screens } from '../../../../facts/moderation';
import { boostLevels } from '../../../../facts/shop';
import { lines } from './cells';
import { codeTables } from './codeTables';
import { type FactTables, ofList, ofRecord } from './define';

/** The tables that a page can show with `<FactsTable of="name" />`. Each is on at least two pages, or code reads its facts. */
export const tables: FactTables = {
  screens: ofRecord<Screen>('Messages on the screen', screens, [
    ['Message', ({ title }) => [{ type: 'text', value: exampleOf(title) }]],
    ['Details', (screen) => lines(screen.lines.map(exampleOf))],
    ['Where it appears', ({ at }) => at],
  ]),
  'boost-levels': ofList(
    'Boost levels',
    boostLevels,
    [
      ['Level', ({ level }) => level],
      ['Boosts', ({ boosts }) => boosts],
      ['What the chat gets', ({ gifts }) => lines(gifts)],
    ],
    ({ level }) => String(level),
  ),
  browsers: ofRecord<Browser>('Browsers', browsers, [
    ['Browser', (browser) => browser.name],
    ['Versions', ({ supported }) => supported],
    ['Works on', ({ systems }) => systems],
  ]),
  ...codeTables,
};
