import { rankIds, ranks } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { FactError, lookUp } from '../facts/lookUp';

/** The attributes of a tag as text. */
export type Attributes = Readonly<Record<string, string>>;

/** Stops the build at an attribute that the scene does not know, and at one without a value. */
export function known(attributes: Attributes, names: readonly string[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    lookUp(Object.fromEntries(names.map((each) => [each, true])), name, 'attribute');
    if (!value.trim()) {
      throw new FactError(`leaves ${name}="…" empty.`);
    }
  }
  if (attributes.frame && attributes.frame !== 'phone') {
    throw new FactError(`has frame="${attributes.frame}": there is only frame="phone".`);
  }
}

/** The parts of an attribute that are divided by ` | `. */
export function partsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s\|\s/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Parts of the form `key=value`, in order. */
export function pairsOf(text: string | undefined): [key: string, value: string][] {
  return partsOf(text).map((part) => {
    const at = part.indexOf('=');
    if (at < 1) {
      throw new FactError(`has "${part}" where it needs name=value; several are divided by " | ".`);
    }
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
}

/** Somebody in a drawing. */
export interface Person {
  readonly name: string;
  /** Left out for the bot. */
  readonly rank?: RankId;
}

/** `wren:owner`, `robin#4821` (a guest), `jay` (a Member) or the bot's name. */
export function personOf(text: string, bot: string): Person {
  const [name = '', rank] = text.split(':');
  if (name === bot && rank === undefined) {
    return { name };
  }
  const guest = /#\d{4}$/.test(name);
  if (!/^[a-z0-9_]{2,20}(#\d{4})?$/.test(name)) {
    throw new FactError(`names "${name}", which is neither a username, nor a nickname such as wren#4821.`);
  }
  const held = rank ?? (guest ? 'guest' : 'member');
  lookUp(ranks, held, 'rank');
  if (guest !== (held === 'guest')) {
    throw new FactError(`gives ${name} the rank ${held}: guests, and only they, have a number.`);
  }
  return { name, rank: rankIds.find((id) => id === held) ?? 'member' };
}

/** One message of a drawing, or a line that the chat itself writes. */
export interface Line {
  /** Who says it; left out for a line of the chat. */
  readonly who?: Person;
  readonly text: string;
  /** What hangs under the message, as the page names it: reactions or the state of a held message. */
  readonly under: readonly string[];
}

/** `wren:owner: Hello [👍 3, 🎉 1] | (Raid mode is on)` as messages and lines. */
export function linesOf(says: string | undefined, bot: string): Line[] {
  return partsOf(says).map((part) => {
    const inBrackets = /^\((.+)\)$/.exec(part);
    if (inBrackets) {
      return { text: inBrackets[1] ?? '', under: [] };
    }
    const message = /^(\S+): (.+?)(?: \[([^\]]+)\])?$/.exec(part);
    if (!message) {
      throw new FactError(
        `has "${part}" where it needs name: text, name:rank: text, or (a line of the chat).`,
      );
    }
    const [, who = '', text = '', under = ''] = message;
    return { who: personOf(who, bot), text, under: under.split(/,\s*/).filter(Boolean) };
  });
}
