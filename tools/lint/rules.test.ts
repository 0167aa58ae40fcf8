import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkLint from 'remark-lint';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { limits } from '../../src/facts/limits';
import { deceptiveCharacter, literalMarkup, missingReview, typedFact, unknownLabel } from '.';

type Rule = typeof typedFact;

/** Returns the lines and messages of a rule, as `npm run check` prints them. */
async function lint(rule: Rule, text: string): Promise<string[]> {
  const processor = unified()
    .use([remarkParse, remarkFrontmatter, remarkMdx, remarkGfm, remarkDirective, remarkLint])
    .use(rule)
    .use(function compileNothing() {
      this.compiler = () => '';
    });
  const { messages } = await processor.process(text);
  return messages.map(({ line, reason }) => `${line} ${reason}`);
}

const { max: longest, text: question } = limits['poll-question'];

test.each<[name: string, rule: Rule, mistakes: readonly string[], harmless: readonly string[]]>([
  [
    'deceptiveCharacter',
    deceptiveCharacter,
    ['Type `/po\u200dll`.', 'Type `/p\u043ell`.', 'A caf\ufffd.', 'A\u00adB'],
    ['5 μs, 👩🏽\u200d🚀, ❤\ufe0f\u200d🔥, 🏴\u{e0067}\u{e0062}\u{e007f}, привет', 'A\r\n\tB'],
  ],
  [
    'literalMarkup',
    literalMarkup,
    ['Select **Save.', 'A _word', '<b>a | b</b>', 'An [owl] flies.', '## A {/* #a */}\n\nA `b'],
    [
      '`*a*`, snake_case, C++, Q&A, \\*a\\*, 5 × 3 = 15, 18:30, :this',
      '| A |\n| - |\n| ~~2~~ |',
      'A[^1]\n\n[^1]: B',
    ],
  ],
  [
    'missingReview',
    missingReview,
    ['Call [988](tel:988).', '---\ntitle: A\n---\n\nText [HOME](sms:741741).'],
    [
      '---\nreviewed: 2026-11-01\n---\n\nCall [988](tel:988).',
      'Call a hotel: 988',
      '<CallButtons ids="us-988" />',
    ],
  ],
  [
    'typedFact',
    typedFact,
    [`It has ${question}.`, `It has **${longest} characters**.`, 'It costs $8.50.'],
    [
      `Row ${longest}, and 1${longest} characters, or \`$8\`.`,
      '{/* lint ignore typed-fact */}\n\nWix costs $8.',
    ],
  ],
  [
    'unknownLabel',
    unknownLabel,
    ['Select **Launch poll**.', 'Go to **Chat settings → Wellcome**.'],
    [
      '**Never again** is bold. Select **Start poll**.',
      '---\nreviewed: 2026-11-01\n---\n\nSelect **Tools**.',
      'A **Note:** B',
    ],
  ],
])('%s finds only mistakes', async (_, rule, mistakes, harmless) => {
  for (const text of mistakes) {
    const lastLine = text.split('\n').length;
    expect(await lint(rule, text), text).toEqual([expect.stringMatching(new RegExp(`^(?:1|${lastLine}) `))]);
  }
  for (const text of harmless) expect(await lint(rule, text), text).toEqual([]);
});
