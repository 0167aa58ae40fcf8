import { botCommands, commands } from '../../../facts/commands';
import type { Command } from '../../../facts/types';
import { type Content, inPage, planLabel, rankLabel, table } from '../html';
import { lookUp } from '../lookUp';
import type { FactComponent } from './types';

const sets = { chat: commands, caw: botCommands };

function rankCell({ rank, rankNote, plan }: Command): Content {
  return [
    rankLabel(rank),
    ...(plan ? ['; ', planLabel(plan, true)] : []),
    ...(rankNote ? [` (${rankNote})`] : []),
  ];
}

/** `<CommandTable of="chat" />` or `of="caw"`: the commands with what they do, lowest rank and plan, and an example. */
export const commandTable: FactComponent = ({ of = 'chat' }) => {
  const set = lookUp<Readonly<Record<string, Command>>>(sets, of, 'set of commands');
  return inPage(
    table(
      'Commands',
      ['Command', 'What it does', 'Lowest rank', 'Example'],
      Object.entries(set).map(([id, command]) => {
        const { usage, does, example = usage } = command;
        return {
          id: `command-${of}-${id}`,
          cells: [`\`${usage}\``, does, rankCell(command), `\`${example}\``],
        };
      }),
    ),
  );
};
