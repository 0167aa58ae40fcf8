import { botCommands, commands as chatCommands } from '../../../src/facts/commands';
import { redirects } from '../../../src/redirects';
import { nearest } from '../../../src/remark/facts/lookUp';
import { nodesOf, placeAt, placeOf, spanOf } from '../page';
import type { Rule } from '../rule';

const names = [...Object.values(chatCommands).map(({ usage }) => usage.split(' ')[0] ?? ''), '/caw'];
const ofBot = [...new Set(Object.values(botCommands).map(({ usage }) => usage.split(' ')[1] ?? ''))];

/** Slash commands in code, which the product has. A line of a block or a piece of code that starts with one counts. */
export const commands: Rule = (page, site) => {
  const isPath = (path: string) =>
    site.fileOf(path) !== undefined || redirects.some(({ from }) => from === path);
  const pieces = [
    ...nodesOf(page, 'inlineCode').map((node) => ({ ...placeOf(node), text: node.value })),
    ...nodesOf(page, 'code')
      .filter(({ lang }) => lang === 'text')
      .flatMap((node) =>
        node.value.split('\n').map((text, index) => ({
          line: placeAt(page.text, spanOf(node).start).line + index + 1,
          column: 1,
          text,
        })),
      ),
  ];
  return pieces.flatMap(({ text, ...place }) => {
    const [, command = '', argument = ''] = /^(\/[a-z]+)(?: (?:([a-z]+)\b)?.*)?$/s.exec(text) ?? [];
    if (!command || isPath(command)) {
      return [];
    }
    const isOfBot = command === '/caw' && argument !== '';
    const [unknown, known, prefix] = isOfBot ? [argument, ofBot, '/caw '] : [command, names, ''];
    return known.includes(unknown)
      ? []
      : [
          {
            ...place,
            says: `The product has no command \`${prefix}${unknown}\`. Near it: ${nearest(unknown, known)
              .map((each) => `\`${prefix}${each}\``)
              .join(', ')}. New commands go in src/facts/commands.ts.`,
            words: prefix + unknown,
          },
        ];
  });
};
