import { botCommands, commands } from '../../../facts/commands';
import type { Command } from '../../../facts/types';
import { inPage, notesBelow, planLabel, rankLabel, table } from '../html';
import { lookUp } from '../lookUp';
import type { FactComponent } from './types';

const sets = { chat: commands, caw: botCommands };

/** `<CommandTable of="chat" />` or `of="caw"`: the commands with what they do, an example, and the lowest rank and plan. */
export const commandTable: FactComponent = ({ of = 'chat' }) => {
  const set = lookUp<Readonly<Record<string, Command>>>(sets, of, 'set of commands');
  return inPage(
    table(
      'Commands',
      ['Command', 'What it does', 'Lowest rank'],
      Object.entries(set).map(([id, command]) => {
        const { usage, does, example, rank, plan } = command;
        const notes = example ? notesBelow(`Example: \`${example}\``) : [];
        const name = [`\`${usage}\``, ...(plan ? notesBelow(planLabel(plan, true)) : [])];
        return { id: `command-${of}-${id}`, cells: [name, [does, ...notes], rankLabel(rank)] };
      }),
    ),
  );
};
