import {
  type EmbedModeId,
  type EmbedOption,
  type EmbedOptionId,
  type EmbedValues,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
  iframeAttributes,
} from '@site/src/facts/embed';
import { languages } from '@site/src/facts/languages';
import { examples } from '@site/src/facts/product';
import { withParameters } from '../ui/queryString';
import type { Reading } from '../ui/reading';
import { readers } from './readers';

/** The forms of the code. React and Vue use the SDK, which has the options of the script. */
export const embedCodes = { iframe: 'iframe', script: 'Script', react: 'React', vue: 'Vue' } as const;

/** Name of an option that the builder asks for. A token is in no code, because servers make one for each visitor. */
export type FieldId = Exclude<EmbedOptionId, 'token'>;

/** The values of the fields; empty if nothing is chosen or entered. */
export type Choices = Readonly<Record<FieldId | 'code', string>>;

/** The options of the builder, in the order of the facts. */
export const fieldIds = (Object.keys(embedOptions) as EmbedOptionId[]).filter((id) => id !== 'token');

/** The fields' values at first. */
export const noChoices: Choices = {
  code: 'iframe',
  chat: '',
  mode: 'inline',
  width: '',
  height: '',
  theme: '',
  accent: '',
  channel: '',
  lang: '',
  position: 'bottom-right',
  open: '',
  hide: '',
  nickname: '',
};

/** The values of the fields that have a list. */
const lists: Partial<Record<FieldId | 'code', Readonly<Record<string, unknown>>>> = {
  code: embedCodes,
  mode: embedModes,
  theme: embedThemes,
  lang: languages,
  position: embedPositions,
  open: { true: true },
};

/** An embed that works, made of the valid choices. */
export interface Embed {
  readonly code: keyof typeof embedCodes;
  /** The example chat, until there is a valid one. */
  readonly chat: string;
  readonly mode: EmbedModeId;
  /** The options to write: valid, other than the default, and with an effect here. */
  readonly values: EmbedValues;
  /** What is wrong with a field. */
  readonly faults: Partial<Record<FieldId, string>>;
  /** The fields without effect in this code or this mode. */
  readonly idle: ReadonlySet<FieldId>;
}

function isIdle(id: FieldId, code: Embed['code'], mode: EmbedModeId): boolean {
  const { inAddress, modes }: EmbedOption = embedOptions[id];
  const isForScripts =
    code === 'iframe' && id !== 'chat' && !inAddress && !Object.hasOwn(iframeAttributes, id);
  return isForScripts || Boolean(modes && !modes.includes(mode));
}

/** Returns the embed for the choices. */
export function embedOf(choices: Choices): Embed {
  const code = choices.code as Embed['code'];
  const mode = code === 'iframe' ? 'inline' : (choices.mode as EmbedModeId);
  const faults: Partial<Record<FieldId, string>> = {};
  const idle = new Set<FieldId>();
  const valid: Partial<Record<FieldId, string>> = {};
  for (const id of fieldIds) {
    const text = choices[id].trim();
    const { default: usual }: EmbedOption = embedOptions[id];
    const { value, fault }: Reading = readers[id]?.(text, code === 'iframe') ?? { value: text };
    if (isIdle(id, code, mode)) {
      idle.add(id);
    } else if (text && fault) {
      faults[id] = fault;
    } else if (text && value !== usual) {
      valid[id] = value;
    }
  }
  const { chat = examples.chat, ...values } = valid;
  return { code, chat, mode, values, faults, idle };
}

/** Reads a query string such as `?chat=night-owls&mode=popup`. What isn't in a field's list is ignored. */
export function choicesOf(search: string): Choices {
  const parameters = new URLSearchParams(search);
  const choices: Record<FieldId | 'code', string> = { ...noChoices };
  for (const id of ['code', ...fieldIds] as const) {
    const given = parameters.get(id);
    const list = lists[id];
    if (given !== null && (!list || Object.hasOwn(list, given))) {
      choices[id] = given;
    }
  }
  const hidden = choices.hide.split(' ');
  choices.hide = Object.keys(hideableParts)
    .filter((part) => hidden.includes(part))
    .join(' ');
  return choices;
}

/** Returns the query string with the choices. */
export function searchOf(choices: Choices, search: string): string {
  return withParameters(search, choices, noChoices);
}
