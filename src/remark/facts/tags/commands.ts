import { botCommands, commands } from '../../../facts/commands';
import type { Command } from '../../../facts/types';
import { type Content, inPage, planLabel, rankLabel, table } from '../html';
import { keysOf, lookUp } from '../lookUp';
import type { FactComponent } from './types';

const sets = { chat: commands, caw: botCommands };

function rankCell({ rank, rankNote }: Command): Content {
  return rankNote ? [rankLabel(rank, true), `; ${rankNote}`] : [rankLabel(rank, true)];
}

/**
 * `<CommandTable of="chat" />` or `of="caw"`: the commands with what they do, lowest rank, plan and an example;
 * `ids="mute kick"` shows those rows alone.
 */
export const commandTable: FactComponent = ({ of = 'chat', ids }) => {
  const set = lookUp<Readonly<Record<string, Command>>>(sets, of, 'set of commands');
  const chosen = keysOf(ids);
  const shown: [string, Command][] =
    chosen.length > 0 ? chosen.map((id) => [id, lookUp<Command>(set, id, 'command')]) : Object.entries(set);
  return inPage(
    table(
      'Commands',
      ['Command', 'What it does', 'Lowest rank', 'Plan', 'Example'],
      shown.map(([id, command]) => ({
        id: chosen.length > 0 ? undefined : `command-${of}-${id}`,
        cells: [
          `\`${command.usage}\``,
          command.does,
          rankCell(command),
          [planLabel(command.plan ?? 'free', true)],
          `\`${command.example}\``,
        ],
      })),
    ),
  );
};
