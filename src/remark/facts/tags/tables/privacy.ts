import { dataRegions } from '../../../../facts/privacy';
import { ages } from '../../../../facts/safety';
import { type FactTables, ofRecord } from './define';

/** Tables about cookies, privacy and safety. */
export const privacyTables: FactTables = {
  'data-regions': ofRecord('Data regions', dataRegions, [
    ['Region', ({ label }) => label],
    ['Data is stored', ({ stored }) => stored],
  ]),
  ages: ofRecord('Ages', ages, [
    ['Where', ({ label }) => label],
    ['Age', ({ age }) => age],
    ['What it holds for', ({ rule }) => rule],
  ]),
};
