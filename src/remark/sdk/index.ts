import { lookUp } from '../facts/lookUp';
import { wholeTable } from '../facts/tags/factsTable';
import { code, codes, planUp } from '../facts/tags/tables/cells';
import { ofList } from '../facts/tags/tables/define';
import type { FactComponent } from '../facts/tags/types';
import { readDeclarations, type SdkMember } from './declarations';

function membersOf(name: string): readonly SdkMember[] {
  return readDeclarations().interfaces.get(name)?.members ?? [];
}

/** `<SdkMethods />`: `mount`, and everything on the object that it returns. */
export const sdkMethods: FactComponent = () =>
  wholeTable(
    'sdk-methods',
    ofList<SdkMember>(
      'Methods of the SDK',
      [readDeclarations().mount, ...membersOf('RookeryChat')],
      [
        ['Name', ({ name }) => [code(name)]],
        ['Signature', ({ signature }) => [code(signature)]],
        ['What it does', ({ doc }) => doc.text],
        ['Gives back', ({ doc }) => doc.returns ?? 'nothing'],
        ['Fails', ({ doc }) => doc.throws ?? 'Never'],
        ['Error codes', ({ doc }) => codes(doc.errorCodes)],
        ['Plan', ({ doc }) => planUp(doc.plan)],
        ['Since', ({ doc }) => doc.since],
      ],
      ({ name }) => name,
    ),
  );

/** `<SdkEvents />`: the events, with what each carries. */
export const sdkEvents: FactComponent = () =>
  wholeTable(
    'sdk-events',
    ofList<SdkMember>(
      'Events of the SDK',
      membersOf('EventMap'),
      [
        ['Event', ({ name }) => [code(name)]],
        ['When it comes', ({ doc }) => doc.text],
        ['Carries', ({ fields }) => codes(fields.map(({ name }) => name))],
        ['Plan', ({ doc }) => planUp(doc.plan)],
      ],
      ({ name }) => name,
    ),
  );

/** The objects that methods return and events carry. */
const objectNames = ['Member', 'Message', 'Author'];

/** `<SdkObjects />`: the objects, with the names of their fields. */
export const sdkObjects: FactComponent = () =>
  wholeTable(
    'sdk-objects',
    ofList(
      'Objects of the SDK',
      objectNames,
      [
        ['Object', (name) => [code(name)]],
        ['What it is', (name) => readDeclarations().interfaces.get(name)?.doc.text],
        ['Fields', (name) => codes(membersOf(name).map((field) => field.name))],
      ],
      (name) => name,
    ),
  );

/** `<SdkFields of="message" />`: the fields of what an event carries, or of an object, such as `Member`. */
export const sdkFields: FactComponent = ({ of: name = '' }) => {
  const isObject = objectNames.includes(name);
  const fields = Object.fromEntries([
    ...membersOf('EventMap').map((event) => [event.name, event.fields]),
    ...objectNames.map((each) => [each, membersOf(each)]),
  ]);
  return wholeTable(
    `sdk-${isObject ? 'object' : 'event'}-${name}`,
    ofList<SdkMember>(
      isObject ? `Fields of ${name}` : `What ${name} carries`,
      lookUp<readonly SdkMember[]>(fields, name || undefined, 'event or object'),
      [
        ['Name', ({ name: field }) => [code(field)]],
        ['Type', ({ type }) => [code(type)]],
        ['What it is', ({ doc }) => doc.text],
      ],
      ({ name: field }) => field,
    ),
  );
};
