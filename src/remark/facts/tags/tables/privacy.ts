import { docsStoredItems, type StoredItem, storedItems } from '../../../../facts/cookies';
import { plans } from '../../../../facts/plans';
import {
  dataRegions,
  dataRoles,
  type PrivacyRight,
  privacyLaws,
  privacyRights,
  type Retention,
  retention,
  subprocessors,
  type ViewerId,
  type VisibleThing,
  viewers,
  whoSeesWhat,
} from '../../../../facts/privacy';
import {
  ages,
  answerTimes,
  type SafetyTool,
  safetyReaders,
  safetyTools,
  scamQuestions,
  scams,
} from '../../../../facts/safety';
import { labelPath } from '../../html';
import { acrossPlans, code, codes, limitsOf, listed, pageLink } from './cells';
import { type Column, type FactTables, forEach, ofList, ofRecord } from './define';

const viewerColumns: readonly Column<VisibleThing>[] = (Object.keys(viewers) as ViewerId[]).map(
  (id) => [viewers[id], ({ seenBy }) => seenBy[id].text] as const,
);

/** Tables about cookies, privacy and safety. */
export const privacyTables: FactTables = {
  'stored-items': ofRecord<StoredItem>('Cookies and local storage', storedItems, [
    ['Name', (_, name) => [code(name)]],
    ['Kind', ({ kind }) => kind],
    ['What it is for', ({ why }) => why],
    ['How long', ({ kept }) => kept],
    ['Needed', ({ need }) => need],
    ['Only after consent', ({ consent }) => consent],
    ['Set by', ({ where }) => where],
    ['Only on', (item) => item.plans && listed(item.plans.map((plan) => plans[plan].name))],
  ]),
  'stored-items-embed': ofRecord<StoredItem>('Cookies and local storage in an embed', storedItems, [
    ['Name', (_, name) => [code(name)]],
    ['Flags', ({ flags }) => codes(flags)],
    ['In an embed', ({ inEmbed }) => inEmbed],
    ['Without it', ({ without }) => without],
  ]),
  'docs-stored-items': ofRecord('What these docs keep in your browser', docsStoredItems, [
    ['What', ({ what }) => what],
    ['What is written', ({ holds }) => holds],
  ]),
  'privacy-laws': ofRecord('Laws about privacy', privacyLaws, [
    ['Law', ({ name }) => name],
    ['In full', ({ fullName }) => fullName],
    ['For', ({ appliesTo }) => appliesTo],
    ['What it gives', ({ gives }) => gives],
  ]),
  'data-roles': ofRecord('Who is responsible for which data', dataRoles, [
    ['Data', ({ data }) => data],
    ['Controller', ({ controller }) => controller],
    ['Processor', ({ processor }) => processor],
    ['Whom you ask', ({ ask }) => ask],
  ]),
  'privacy-rights': ofRecord<PrivacyRight>('Your rights', privacyRights, [
    ['Right', ({ label }) => label],
    ['In the law', ({ legalName }) => legalName],
    ['Where', ({ path }) => (path.length > 0 ? [labelPath(path)] : 'By mail')],
    ['What you get', ({ gives }) => gives],
    ['How long it takes', ({ takes }) => takes],
    ['For guests', ({ guests }) => guests],
  ]),
  retention: ofRecord<Retention>('How long data is kept', retention, [
    ['Data', ({ data }) => data],
    ['How long', ({ kept, feature }) => (feature ? acrossPlans(feature) : kept)],
    ['Note', ({ note }) => note],
  ]),
  'who-sees-what': ofRecord<VisibleThing>('Who sees what of you', whoSeesWhat, [
    ['What', ({ label }) => label],
    ...viewerColumns,
  ]),
  subprocessors: ofRecord('Companies that handle data for Rookery', subprocessors, [
    ['Kind', ({ kind }) => kind],
    ['What it handles', ({ handles }) => handles],
    ['Where', ({ where }) => where],
  ]),
  'data-regions': ofRecord('Data regions', dataRegions, [
    ['Region', ({ label }) => label],
    ['Data is stored', ({ stored }) => stored],
  ]),
  scams: ofRecord('Scams', scams, [
    ['Scam', ({ name }) => name],
    ['They say', ({ says }) => `“${says}”`],
    ['The truth', ({ truth }) => truth],
    ['What they want', ({ wants }) => wants],
    ['What to do', ({ act }) => act],
  ]),
  'scam-questions': ofList('Is this a scam?', scamQuestions, [
    ['Ask yourself', ({ question }) => question],
    ['If yes', ({ ifYes }) => ifYes],
  ]),
  'answer-times': limitsOf("How fast Rookery's safety team answers", answerTimes),
  ages: ofRecord('Ages', ages, [
    ['Where', ({ label }) => label],
    ['Age', ({ age }) => age],
    ['What it holds for', ({ rule }) => rule],
  ]),
  ...forEach<readonly SafetyTool[]>(safetyTools, 'safety-tools', (tools, reader) =>
    ofList(`What helps: ${safetyReaders[reader as keyof typeof safetyReaders]}`, tools, [
      ['What', ({ action, page }) => pageLink(page, action)],
      ['What it brings', ({ effect }) => effect],
    ]),
  ),
};
