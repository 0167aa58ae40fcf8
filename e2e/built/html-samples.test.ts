import { describe, expect, test } from 'vitest';
import { iframeSnippet, scriptSnippet } from '../../src/facts/embed';
import { examples } from '../../src/facts/product';
import { htmlFaults } from '../support/htmlFaults';
import { samplesOfClass } from '../support/sampleClasses';
import { placeOf, type Sample } from '../support/samples';
import { vueFaults } from '../support/vueFaults';

const samples = samplesOfClass('html');

/** Returns what is wrong with a sample of HTML or Vue, each with page and line. */
function faultsOf(sample: Sample): string[] {
  const isVue = sample.code.startsWith('<script setup');
  const faults = isVue ? vueFaults(sample.code) : htmlFaults(sample.code);
  return faults.map(({ line, text }) => `${sample.file}:${sample.line + line} ${text}`);
}

describe('samples of HTML', () => {
  test('are well formed, and embed a chat as the product allows', () => {
    expect(samples.flatMap(faultsOf)).toEqual([]);
  });

  test('are what the embed builder makes where the embed page starts', () => {
    const options = { theme: 'dusk', hide: 'header members', accent: '#2f6f4f', open: 'true', mode: 'popup' };
    const link = '<a href="https://rookery.example/c/night-owls">Join the chat</a>';
    const made = [iframeSnippet(examples.chat), scriptSnippet(examples.chat), link];
    const withOptions = [
      iframeSnippet(examples.chat, options, 'Owls & "friends"'),
      scriptSnippet(examples.chat, options),
    ];
    expect([...made, ...withOptions].flatMap(htmlFaults)).toEqual([]);
    const shown = samples
      .filter(({ file }) => file === 'docs/chat-features/embed.mdx')
      .map(({ code }) => code.trim());
    expect(shown).toEqual(expect.arrayContaining(made));
  });

  test.each([
    ['</rookery-chat>', '</rookery-chats>'],
    ['</iframe>', '<iframe>'],
    ['<iframe', '<ifrme'],
    ['src="https://embed.rookery.example', 'scr="https://embed.rookery.example'],
    ['https://embed.', 'http://embed.'],
    ['https://embed.rookery.example/night-owls', 'https://embed.rookery.example/c/night-owls'],
    ['embed/v2.js', 'embed/v2js'],
    ['embed/2.5.0.js', 'embed/v2.js'],
    ['integrity="sha384-', 'integrity="sha384'],
    [' crossorigin="anonymous"', ''],
    ['allow-popups-to-escape-sandbox ', ''],
    ['chat="night-owls"', 'chats="night-owls"'],
    ['mode="popup"', 'mode="pop-up"'],
    ['position="bottom-right"', 'position="right"'],
    ['height="500"', 'height="50%"'],
    ['title="', 'titel="'],
    ['theme=', 'thema='],
    ['hide=members', 'hide=member'],
    ['&amp;', '&'],
    ['fullscreen', 'full-screen'],
    ['allow-forms', 'allow-form'],
    ['loading="lazy"', 'loading="lasy"'],
    ['rookery.example/c/', 'rookery.example/chat/'],
    ['ref="box"', 'ref="bax"'],
    ['</div>', '<div>'],
    ["mount('#chat'", "mount('#chats'"],
    ['</script>', '<script>'],
  ])('may not have %s turned into %s', (right, wrong) => {
    const changed = samples
      .filter(({ code }) => code.includes(right))
      .map((sample) => ({ ...sample, code: sample.code.replace(right, wrong) }));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((sample) => faultsOf(sample).length === 0).map(placeOf)).toEqual([]);
  });
});
