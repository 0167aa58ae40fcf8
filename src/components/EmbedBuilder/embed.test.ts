import { embedOptions } from '@site/src/facts/embed';
import { limits } from '@site/src/facts/limits';
import { expect, test } from 'vitest';
import { buildEmbed, type EmbedFields, type EmbedFormat, initialParams, sanitizeFields } from './embed';
import { iframeSnippet, scriptSnippet } from './snippets';

const embedWith = (format: EmbedFormat, fields: Partial<EmbedFields>) =>
  buildEmbed({ ...initialParams, chat: 'night-owls', ...fields, format });

const everything: EmbedFields = {
  format: 'script',
  chat: 'night-owls',
  mode: 'popup',
  width: '90%',
  height: '600',
  theme: 'dusk',
  accent: '2F6F4F',
  position: 'bottom-left',
  hide: 'header members',
};

test.each([
  'HTTPS://Rookery.example/c/Harbor-Radio/news?x=1#y',
  'rookery.example/c/harbor-radio/',
  'harbor\u00AD-radio\u00A0',
  'https://embed.rookery.example/harbor-radio?theme=dusk',
])('parses the chat in %j', (chat) => {
  // Without a valid chat, the embed has another.
  expect(embedWith('iframe', { chat }).chat).toBe('harbor-radio');
});

const slug = `An address has ${limits['chat-slug'].text}: the letters a to z, digits, and hyphens, with no hyphen at either end.`;
const height = new RegExp(
  `^Enter the height as a whole number of pixels \\(${limits['embed-height'].text}\\)\\.$`,
);

test.each([
  ['chat', 'ab', slug],
  ['chat', 'owls-', slug],
  ['chat', '-owls', slug],
  ['chat', 'night owls', slug],
  ['chat', 'https://example.org/owls', /^Enter only the last part of the chat's address, such as night-owls/],
  ['width', '0%', /^Enter the width as a whole number of pixels up to/],
  ['width', '101%', /^Enter the width as a whole number of pixels up to/],
  ['height', '299', height],
  ['height', '700vh', height],
  ['accent', 'green', /^Enter a hex color with six digits/],
])('leaves out the invalid %s %j and reports an error', (field, text, error) => {
  const { errors, values, isExample } = embedWith('script', { [field]: text });
  expect(errors).toEqual({ [field]: expect.stringMatching(error) });
  expect({ values, isExample }).toEqual({ values: {}, isExample: field === 'chat' });
});

test('leaves out options that have their default value, or no effect', () => {
  const defaults = { width: '100%', height: embedOptions.height.default };
  expect(embedWith('iframe', defaults).code).toBe(iframeSnippet('night-owls'));
  expect(embedWith('script', defaults).code).toBe(scriptSnippet('night-owls'));
  const inIframe = Object.keys(embedWith('iframe', everything).values);
  expect(inIframe).toEqual(['width', 'height', 'theme', 'accent', 'hide']);
  expect(Object.keys(embedWith('script', { ...everything, mode: 'sidebar' }).values)).not.toContain('height');
});

test('resets values that are not offered, and sorts the elements to hide', () => {
  expect(sanitizeFields(everything)).toEqual(everything);
  const forged = Object.fromEntries(['format', 'mode', 'theme', 'position'].map((id) => [id, '"><script>']));
  const fields = { ...initialParams, ...forged, hide: 'radio radio header "><script>' };
  expect(sanitizeFields(fields)).toEqual({ ...initialParams, hide: 'header radio' });
});

test.each([
  [' 2F6F4F\u200B', '#2f6f4f'],
  ['#Abc', '#aabbcc'],
])('parses the color %j as %s, which the palette shows, too', (accent, color) => {
  expect(embedWith('iframe', { accent }).values).toEqual({ accent: color });
});

test('accepts the lowest and the highest height', () => {
  const { min, max } = limits['embed-height'];
  expect(embedWith('iframe', { height: `${min}` }).code).toContain(`height="${min}"`);
  for (const highest of [
    { height: `${max}`, width: '400px' },
    { height: `${max.toLocaleString('en')} PX`, width: '400PX' },
  ]) {
    expect(embedWith('iframe', highest).code).toContain(`width="400"\n  height="${max}"`);
  }
});

test('attributes are on one line if they fit', () => {
  const [short, long] = [23, 24].map((length) => scriptSnippet('night-owls', { theme: 'x'.repeat(length) }));
  expect(short).toContain('<rookery-chat chat=');
  expect(long).toContain('<rookery-chat\n  chat=');
});

test('writes every option as an attribute or a query parameter', () => {
  expect(embedWith('script', everything).code.replace(/\n */g, ' ')).toContain(
    '<rookery-chat chat="night-owls" mode="popup" height="600" theme="dusk" accent="#2f6f4f" position="bottom-left" hide="header members" ></rookery-chat>',
  );
  expect(embedWith('iframe', everything).code).toContain(
    'src="https://embed.rookery.example/night-owls?theme=dusk&amp;accent=2f6f4f&amp;hide=header+members"',
  );
});
