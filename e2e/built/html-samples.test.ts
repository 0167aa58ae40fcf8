import { describe, expect, test } from 'vitest';
import { iframeSnippet, scriptSnippet } from '../../src/facts/embed';
import { examples } from '../../src/facts/product';
import { builtPage, codeIn } from '../support/builtSite';
import { htmlFaults } from '../support/htmlFaults';
import { samplesOfClass } from '../support/sampleClasses';
import type { Sample } from '../support/samples';
import { vueFaults } from '../support/vueFaults';

const samples = samplesOfClass('html');

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
    const $ = builtPage('/chat-features/embed');
    const shown = $('pre')
      .toArray()
      .map((block) => codeIn($, $(block)));
    expect(shown).toEqual(expect.arrayContaining(made));
  });
});
