import { botCommands, commands as chatCommands } from '../../../src/facts/commands';
import { nearest } from '../../../src/markdown/html/lookUp';
import type { Rule } from '../finding';
import { nodesOf, spanOf } from '../page';

/** "/poll", and "/caw roll" of the bot. */
const known: readonly string[] = [
  '/caw',
  ...Object.values(chatCommands).map(({ usage }) => usage.split(' ')[0] ?? ''),
  ...Object.values(botCommands).map(({ usage }) => usage.split(' ', 2).join(' ')),
];

/** Slash commands, which the product has. A piece of code or a line of a block that starts with one counts. */
export const commands: Rule = function* (page, site) {
  for (const node of nodesOf(page, 'inlineCode', 'code')) {
    for (const line of node.type === 'code' && node.lang !== 'text' ? [] : node.value.split('\n')) {
      const [words = ''] = /^(?:\/caw [a-z]+\b|\/[a-z]+(?= |$))/.exec(line) ?? [];
      if (words && !known.includes(words) && !site.fileOf(words) && !site.redirectOf(words)) {
        const near = nearest(words, known).map((each) => `\`${each}\``);
        const says = `The product has no command \`${words}\`. Near it: ${near.join(', ')}. New commands go in src/facts/commands.ts.`;
        yield { start: page.text.indexOf(line, spanOf(node).start), says, words };
      }
    }
  }
};
