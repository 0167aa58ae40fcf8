import { expect, test } from 'vitest';
import { readPage } from '../../src/content/pages';
import {
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableElements,
} from '../../src/facts/embed';
import { limits } from '../../src/facts/limits';
import { lowestPlanWith, plans } from '../../src/facts/plans';
import { fromRoot, readText } from '../../src/utils/files';
import { parseBuiltPage } from '../support/builtHtml';
import { samplesIn } from '../support/samples';

const types = readText(fromRoot('static/sdk/rookery-embed.d.ts'));

/** Parses functions, and members of types: their doc comments, names, and declarations from the name on. */
function parseMembers(text: string) {
  const members = text.matchAll(
    /^ {0,2}\/\*\*(?<doc>(?:(?!\*\/).)*)\*\/\n *(?:export function |readonly )?(?<signature>(?<name>\w+)\S.*?);?$/gms,
  );
  return [...members].map(({ groups: { doc = '', name = '', signature = '' } = {} }) => {
    const tag = (tagName: string) => new RegExp(`@${tagName} (.*)`).exec(doc)?.[1];
    return { name, signature, doc, tag, errorCodes: tag('errorCodes')?.split(', ') ?? [] };
  });
}

/** Returns what the types export, from its kind and name to the next export. */
function readDeclaration(kindAndName: string): string {
  return types.split(/^export /m).find((part) => part.startsWith(`${kindAndName} `)) ?? '';
}

const membersOf = (kindAndName: string) => parseMembers(readDeclaration(kindAndName).replace(/^}.*/ms, ''));

const functions = parseMembers(types).filter(({ signature }) =>
  types.includes(`export function ${signature}`),
);
const methods = [...functions, ...membersOf('interface RookeryChat')];
const options = membersOf('interface MountOptions');
const events = membersOf('interface EventMap');
const errorCodes = readDeclaration('type ErrorCode').match(/(?<=')\w+/g) ?? [];
const values = options.map(({ tag }) => tag('values')).join('\n');

/** The fields that the pages list, with the texts of their names and of their descriptions. */
const fields: { id: string; term: string; text: string }[] = [];
for (const $ of ['/chat-features/sdk/reference', '/chat-features/embed/options'].map(parseBuiltPage)) {
  for (const field of $('div:has(> dt)')) {
    const [term, text] = [$('> dt', field).text(), $('> dd', field).text()];
    fields.push({ id: field.attribs.id ?? '', term, text });
  }
}

const removePunctuation = (text: string) => text.replace(/[:\s]/g, '');

test.each([
  ['sdk-methods', methods],
  ['sdk-events', events],
  ['embed-attributes', options],
  ['sdk-object-Member', membersOf('interface Member')],
  ['sdk-object-Message', membersOf('interface Message')],
  ['sdk-object-Channel', membersOf('interface Channel')],
  ['sdk-object-RookeryError', membersOf('class RookeryError')],
  ['sdk-errors', errorCodes.map((name) => ({ name, signature: name, tag: () => undefined }))],
])('the pages list the %s of the types, with versions', (group, members) => {
  const listed = fields.filter(({ id }) => id.startsWith(`${group}-`));
  expect(members.length).toBeGreaterThan(1);
  expect(listed.map(({ id }) => id)).toEqual(members.map(({ name }) => `${group}-${name}`));
  const versions = listed.map(({ term }) => /since ([\d.]+)/.exec(term)?.[1] ?? '2.0.0');
  expect(versions).toEqual(members.map(({ tag }) => tag('since') ?? '2.0.0'));
  // The payloads of events are in their text, and the values of options in their notes.
  if (group === 'sdk-events' || group === 'embed-attributes') return;
  members.forEach(({ signature }, index) => {
    expect(removePunctuation(listed[index]?.term ?? '')).toContain(removePunctuation(signature));
  });
});

test('the options of the facts are those of the types and of the page, with their defaults and modes', () => {
  const declared = options.map(({ name, doc, tag }) => ({
    name,
    default: /^`(.*)`$/.exec(tag('default') ?? '')?.[1],
    modes: /Only in (.*) mode\./.exec(doc)?.[1]?.replaceAll('`', '').split(' or '),
  }));
  const expected = Object.entries<EmbedOption>(embedOptions).map(([name, option]) => ({
    name,
    default: option.default,
    modes: option.modes,
  }));
  expect(declared).toEqual(expected);
  for (const { name, tag } of options) {
    const { text } = fields.find(({ id }) => id === `embed-attributes-${name}`) ?? {};
    const initial = tag('default');
    expect(text).toContain(initial ? `Default: ${initial.replaceAll('`', '')}.` : '');
    expect(text?.includes("Also in an iframe's URL."), name).toBe(
      embedOptions[name as keyof typeof embedOptions].inUrl,
    );
  }
});

test.each(
  Object.entries({
    mode: embedModes,
    theme: embedThemes,
    position: embedPositions,
    hide: hideableElements,
  }),
)('the types of the SDK have the values of the facts for the option %s', (name, facts) => {
  const { signature, tag } = options.find((option) => option.name === name) ?? {};
  const ids = Object.keys(facts);
  const fix = 'List the values of src/facts in the types.';
  expect(signature?.match(/\w[\w-]*(?=')/g), fix).toEqual(ids);
  expect(tag?.('values'), fix).toContain(ids.map((id) => `\`${id}\``).join(', '));
});

test('the types of the SDK accept the same themes in `theme` and `setTheme`', () => {
  const themes = types.match(/'auto' \|[^;)]+/g) ?? [];
  expect(themes.length).toBeGreaterThan(1);
  expect(new Set(themes).size).toBe(1);
});

test('the types of the SDK have the limits of the facts', () => {
  expect(values).toContain(limits['embed-height'].text);
  expect(values).toContain(`a nickname of ${limits['guest-nickname'].text}`);
});

test('the types of the SDK have the plans of the facts, and the pages show them', () => {
  const tokenPlan = plans[lowestPlanWith('sign-in-tokens')].name;
  const plansOf = (members: typeof events) =>
    members.flatMap(({ name, tag }) => (tag('plan') ? [[name, tag('plan')]] : []));
  expect(plansOf(options)).toEqual([['token', tokenPlan]]);
  expect(plansOf(methods)).toEqual([['signIn', tokenPlan]]);
  const eventPlan = plans[lowestPlanWith('sdk-events')].name;
  const paid = events.filter(({ name }) => !['ready', 'error'].includes(name));
  expect(plansOf(events)).toEqual(paid.map(({ name }) => [name, eventPlan]));
  const requiring = fields.filter(({ text }) => text.includes(`Requires ${tokenPlan}.`));
  expect(requiring.map(({ id }) => id)).toEqual(['sdk-methods-signIn', 'embed-attributes-token']);
  const page = parseBuiltPage('/chat-features/sdk/reference')('main').text();
  expect(page).toContain(`All events except ready and error require ${eventPlan}.`);
});

test('the types of the SDK have all error codes from comments and from the page about single sign-on', () => {
  const named = parseMembers(types).flatMap((member) => member.errorCodes);
  const onPage = readPage('/organizations/sso').match(/(?<=<Field [^>]*type=")[^"]+/g);
  expect(named).toContain('token_expired');
  expect(onPage).toContain('token_expired');
  expect(errorCodes).toEqual(expect.arrayContaining([...named, ...(onPage ?? [])]));
});

test('the reference of the SDK lists the states', () => {
  const states = /ChatState = (.*);/.exec(types)?.[1]?.match(/\w+/g) ?? [];
  expect(states).toContain('connected');
  const listed = readPage('/chat-features/sdk/reference').match(/(?<=^\| `)\w+(?=` \{\/\* #sdk-states-)/gm);
  expect(listed, 'The page has the states in the order of the types.').toEqual(states);
});

test('the page about the SDK handles only errors that `send` can cause', () => {
  const samples = samplesIn(['js'], '/chat-features/sdk.mdx');
  const handled = samples.flatMap(({ code }) => code.match(/(?<=case ')\w+/g) ?? []);
  const send = methods.find(({ name }) => name === 'send');
  expect(handled.length).toBeGreaterThan(1);
  expect(send?.errorCodes).toEqual(expect.arrayContaining(handled));
});

test('the page about the SDK calls only methods that exist', () => {
  const called = readPage('/chat-features/sdk').match(/(?<=`(?:chat\.)?)\w+(?=\([^`\n]*\)`)/g);
  expect(called).toContain('mount');
  expect(methods.map(({ name }) => name)).toEqual(expect.arrayContaining(called ?? []));
});
