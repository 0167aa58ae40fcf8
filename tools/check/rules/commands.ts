import { botCommands, commands as chatCommands } from '../../../src/facts/commands';
import { redirects } from '../../../src/redirects';
import { nearest } from '../../../src/remark/facts/lookUp';
import { nodesOf, placeOf } from '../page';
import type { Rule } from '../rule';

const names = [...Object.values(chatCommands).map(({ usage }) => usage.split(' ')[0] ?? ''), '/caw'];
const ofBot = [...new Set(Object.values(botCommands).map(({ usage }) => usage.split(' ')[1] ?? ''))];

/** Slash commands in code, which the product has. A line of a block or a piece of code that starts with one counts. */
export const commands: Rule = function* (page, site) {
  const isPath = (path: string) =>
    site.fileOf(path) !== undefined || redirects.some(({ from }) => from === path);
  const blocks = nodesOf(page, 'code').filter(({ lang }) => lang === 'text');
  const pieces = [
    ...nodesOf(page, 'inlineCode').map((node) => ({ ...placeOf(node), text: node.value })),
    ...blocks.flatMap((node) =>
      node.value
        .split('\n')
        .map((text, index) => ({ line: placeOf(node).line + index + 1, column: 1, text })),
    ),
  ];
  for (const { text, ...place } of pieces) {
    const [, command = '', argument = ''] = /^(\/[a-z]+)(?: (?:([a-z]+)\b)?.*)?$/s.exec(text) ?? [];
    const isOfBot = command === '/caw' && argument !== '';
    const [unknown, known, prefix] = isOfBot ? [argument, ofBot, '/caw '] : [command, names, ''];
    if (command && !isPath(command) && !known.includes(unknown)) {
      const near = nearest(unknown, known).map((each) => `\`${prefix}${each}\``);
      const says = `The product has no command \`${prefix}${unknown}\`. Near it: ${near.join(', ')}. New commands go in src/facts/commands.ts.`;
      yield { ...place, says, words: prefix + unknown };
    }
  }
};
