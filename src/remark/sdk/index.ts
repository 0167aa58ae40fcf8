import type { Element } from 'hast';
import { capitalize } from '../../components/shared/text';
import { notesBelow, planLabel } from '../facts/html';
import { lookUp } from '../facts/lookUp';
import { wholeTable } from '../facts/tags/factsTable';
import { code, codes } from '../facts/tags/tables/cells';
import { ofList } from '../facts/tags/tables/define';
import type { FactComponent } from '../facts/tags/types';
import { readDeclarations, type SdkMember } from './declarations';

function membersOf(name: string): readonly SdkMember[] {
  return readDeclarations().interfaces.get(name) ?? [];
}

/** Returns the label of the plan that a member needs, if it needs one. */
function planOf({ plan }: SdkMember['doc']): Element[] {
  return plan ? [planLabel(plan, true)] : [];
}

/** `<SdkMethods />`: the exported functions, and everything on the object that `mount` returns. */
export const sdkMethods: FactComponent = () =>
  wholeTable(
    'sdk-methods',
    ofList<SdkMember>(
      'SDK methods',
      [...readDeclarations().functions, ...membersOf('RookeryChat')],
      [
        [
          'Name',
          ({ signature, doc }) => [code(signature), ...notesBelow(`Since ${doc.since}`, ...planOf(doc))],
        ],
        ['What it does', ({ doc }) => doc.text],
        ['Returns', ({ doc }) => capitalize(doc.returns ?? 'nothing')],
        [
          'Throws',
          ({ doc }) => [
            doc.throws ?? 'Nothing',
            ...(doc.errorCodes.length > 0 ? [' ', ...codes(doc.errorCodes)] : []),
          ],
        ],
      ],
      ({ name }) => name,
    ),
  );

/** `<SdkEvents />`: the events, with their data. */
export const sdkEvents: FactComponent = () =>
  wholeTable(
    'sdk-events',
    ofList<SdkMember>(
      'SDK events',
      membersOf('EventMap'),
      [
        ['Event', ({ name, doc }) => [code(name), ...notesBelow(...planOf(doc))]],
        ['When it fires', ({ doc }) => doc.text],
        ['Data', ({ fields }) => codes(fields.map(({ name }) => name))],
      ],
      ({ name }) => name,
    ),
  );

/** The objects in return values, errors, and the payload of events. */
const objectNames = ['Member', 'Message', 'Channel', 'Author', 'RookeryError'];

/** `<SdkFields of="message" />`: the fields of an event's data, or of an object such as `Member`. */
export const sdkFields: FactComponent = ({ of: name = '' }) => {
  const isObject = objectNames.includes(name);
  const fields = Object.fromEntries([
    ...membersOf('EventMap').map((event) => [event.name, event.fields]),
    ...objectNames.map((each) => [each, membersOf(each)]),
  ]);
  return wholeTable(
    `sdk-${isObject ? 'object' : 'event'}-${name}`,
    ofList<SdkMember>(
      isObject ? `Fields of ${name}` : `Data of the ${name} event`,
      lookUp<readonly SdkMember[]>(fields, name || undefined, 'event or object'),
      [
        ['Name', ({ name: field }) => [code(field)]],
        ['Type', ({ type }) => [code(type)]],
        ['Description', ({ doc }) => doc.text],
      ],
      ({ name: field }) => field,
    ),
  );
};
