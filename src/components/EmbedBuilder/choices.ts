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
import { type Reading, readers } from './readers';

/** The forms of the code. React and Vue use the SDK, which takes the options of the script. */
export const embedCodes = { iframe: 'iframe', script: 'Script', react: 'React', vue: 'Vue' } as const;

/** Id of a form of the code. */
type EmbedCodeId = keyof typeof embedCodes;

/** Name of an option that the builder asks for. A token is made anew for each visitor, so it is in no code. */
export type FieldId = Exclude<EmbedOptionId, 'token'>;

/** What is chosen and typed, as it stands in the fields; empty where nothing is. */
export type Choices = Readonly<Record<FieldId | 'code', string>>;

/** The options of the builder, in the order of the facts. */
export const fieldIds = (Object.keys(embedOptions) as EmbedOptionId[]).filter((id) => id !== 'token');

/** Nothing chosen: the iframe of the chat of the samples. */
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

/** The choices of the fields that take no others. */
const closed: Partial<Record<FieldId | 'code', Readonly<Record<string, unknown>>>> = {
  code: embedCodes,
  mode: embedModes,
  theme: embedThemes,
  lang: languages,
  position: embedPositions,
  open: { true: true },
};

/** An embed that works, made of what is right in the choices. */
export interface Embed {
  readonly code: EmbedCodeId;
  /** The chat of the samples until the address is right. */
  readonly chat: string;
  readonly mode: EmbedModeId;
  /** The options to write: right, other than the default, and with an effect here. */
  readonly values: EmbedValues;
  /** What is wrong with a field, in a sentence. */
  readonly faults: Partial<Record<FieldId, string>>;
  /** Why a field does nothing in this code or this mode. */
  readonly idle: Partial<Record<FieldId, string>>;
}

function whyIdle(id: FieldId, code: EmbedCodeId, mode: EmbedModeId): string | undefined {
  const { inAddress, modes }: EmbedOption = embedOptions[id];
  if (code === 'iframe' && id !== 'chat' && !inAddress && !Object.hasOwn(iframeAttributes, id)) {
    return 'Not in an iframe: take the script, React or Vue.';
  }
  if (modes && !modes.includes(mode)) {
    return `Only for ${modes.map((other) => embedModes[other].label).join(' or ')}.`;
  }
  return undefined;
}

function read(id: FieldId, text: string, code: EmbedCodeId): Reading {
  const reader = readers[id];
  return reader ? reader(text.trim(), code === 'iframe') : { value: text };
}

/** Works out the embed for what is chosen and typed. */
export function embedOf(choices: Choices): Embed {
  const code = choices.code as EmbedCodeId;
  const mode = code === 'iframe' ? 'inline' : (choices.mode as EmbedModeId);
  const faults: Partial<Record<FieldId, string>> = {};
  const idle: Partial<Record<FieldId, string>> = {};
  const right: Partial<Record<FieldId, string>> = {};
  for (const id of fieldIds) {
    const why = whyIdle(id, code, mode);
    const reading = choices[id].trim() ? read(id, choices[id], code) : undefined;
    if (why) {
      idle[id] = why;
    } else if (reading && 'fault' in reading) {
      faults[id] = reading.fault;
    } else if (reading && reading.value !== embedOptions[id].default) {
      right[id] = reading.value;
    }
  }
  const { chat = examples.chat, ...values } = right;
  return { code, chat, mode, values, faults, idle };
}

/** The choices of an address such as `?chat=night-owls&mode=popup`. Of a closed list only what is in it. */
export function choicesOf(search: string): Choices {
  const parameters = new URLSearchParams(search);
  const choices: Record<FieldId | 'code', string> = { ...noChoices };
  for (const id of ['code', ...fieldIds] as const) {
    const given = parameters.get(id);
    const list = closed[id];
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

/** An address part with the choices in place of those it had; the rest of it stays. */
export function searchOf(choices: Choices, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const id of ['code', ...fieldIds] as const) {
    parameters.delete(id);
    if (choices[id] && choices[id] !== noChoices[id]) {
      parameters.set(id, choices[id]);
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
