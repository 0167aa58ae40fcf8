import { expect, test } from 'vitest';
import {
  type EmbedOption,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
} from '../../src/facts/embed';
import { limits } from '../../src/facts/limits';
import { readDeclarations } from '../../src/markdown/reference/sdk/declarations';
import { findTexts, loadPage } from '../support/builtSite';

const { interfaces, errorCodes } = readDeclarations();

test('the types of the SDK have the options, the limits, and the error codes of the facts', () => {
  const options = interfaces.MountOptions ?? [];
  const inTypes = options.map(({ name, doc: { plan, text, default: usual } }) => ({
    name,
    plan,
    default: /^`(.*)`$/.exec(usual ?? '')?.[1],
    modes: /Only in (.*) mode\./.exec(text)?.[1]?.replaceAll('`', '').split(' or '),
  }));
  const inFacts = Object.entries<EmbedOption>(embedOptions).map(
    ([name, { plan, default: usual, modes }]) => ({ name, plan, default: usual, modes }),
  );
  expect(inTypes).toEqual(inFacts);
  const lists = { mode: embedModes, theme: embedThemes, position: embedPositions, hide: hideableParts };
  for (const [name, values] of Object.entries(lists)) {
    const { type, doc } = options.find((each) => each.name === name) ?? {};
    const names = Object.keys(values);
    expect(type?.match(/\w[\w-]*(?=')/g)).toEqual(names);
    expect(doc?.values).toContain(names.map((value) => `\`${value}\``).join(', '));
  }
  const listed = options.map(({ doc }) => doc.values).join('\n');
  expect(listed).toContain(`${limits['embed-height'].text}`);
  expect(listed).toContain(`a nickname of ${limits['guest-nickname'].text}`);
  const named = Object.values(interfaces).flatMap((members) => members.flatMap(({ doc }) => doc.errorCodes));
  const reported = findTexts(loadPage('/organizations/sso'), '[id^="sso-errors-"] .parameters__type');
  expect(reported).toContain('token_expired');
  expect(errorCodes).toEqual(expect.arrayContaining([...named, ...reported]));
});
