import { type EmbedOption, embedOptions, hasDefaultValue } from '../../facts/embed';
import { plans } from '../../facts/plans';
import {
  type SdkEvent,
  type SdkField,
  type SdkMethod,
  type SdkObject,
  sdk,
  sdkErrors,
  sdkEvents,
  sdkMethods,
  sdkObjects,
} from '../../facts/sdk';
import type { PlanId } from '../../facts/types';
import { docComment } from './docComment';

const element = 'rookery-chat';

/** Lines of a declaration, moved in by one level. */
function inner(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function sentence(fragment: string): string {
  return `${fragment.charAt(0).toUpperCase()}${fragment.slice(1).replace(/\.$/, '')}.`;
}

function needs(plan: PlanId | undefined): string[] {
  return plan ? [`On ${plans[plan].name} and larger plans.`] : [];
}

function codes(words: readonly string[], between: string): string {
  return words.map((word) => `\`${word}\``).join(between);
}

function fieldLines({ name, type, does }: SdkField): string[] {
  return [...docComment([sentence(does)]), `readonly ${name}: ${type};`];
}

function objectLines([name, { does, fields }]: [string, SdkObject]): string[] {
  return [...docComment([does]), `export interface ${name} {`, ...inner(fields.flatMap(fieldLines)), '}', ''];
}

function optionLines([name, option]: [string, EmbedOption]): string[] {
  const { required, modes } = option;
  const byDefault = hasDefaultValue(option) ? codes([option.default], '') : option.default;
  return [
    ...docComment([
      option.does,
      `Values: ${option.values}.`,
      ...(required ? [] : [`Default: ${byDefault}.`]),
      ...(modes ? [`Only with the mode ${codes(modes, ' or ')}.`] : []),
      ...needs(option.plan),
      `@since ${option.since}`,
    ]),
    `${name}${required ? '' : '?'}: ${option.type};`,
  ];
}

/** An attribute holds text, so an option that is a list becomes words with spaces between. */
const listOptions = Object.entries<EmbedOption>(embedOptions).filter(([, { type }]) =>
  type.startsWith('Array<'),
);

function attributeLines(): string[] {
  return listOptions.flatMap(([name, option]) => optionLines([name, { ...option, type: 'string' }]));
}

function methodComment({ does, returns, fails, codes: errors, plan, since }: SdkMethod): string[] {
  return docComment([
    does,
    ...needs(plan),
    ...(fails === 'Never' ? [] : [fails]),
    ...(errors.length > 0 ? [`Codes: ${codes(errors, ', ')}.`] : []),
    ...(returns === 'nothing' ? [] : [`@returns ${returns}`]),
    `@since ${since}`,
  ]);
}

function memberLines(): string[] {
  return Object.entries<SdkMethod>(sdkMethods)
    .filter(([name]) => name !== 'mount')
    .flatMap(([name, method]) => {
      const isProperty = method.signature.startsWith(`${name}:`);
      return [...methodComment(method), `${isProperty ? 'readonly ' : ''}${method.signature};`];
    });
}

function payloadType(payload: readonly SdkField[]): string {
  if (payload.length === 0) {
    return 'undefined';
  }
  const object = Object.entries<SdkObject>(sdkObjects).find(([, { fields }]) => fields === payload);
  return object
    ? object[0]
    : `{ ${payload.map(({ name, type }) => `readonly ${name}: ${type}`).join('; ')} }`;
}

function eventLines(): string[] {
  return Object.entries<SdkEvent>(sdkEvents).flatMap(([name, { when, plan, payload }]) => [
    ...docComment([when, ...needs(plan), ...payload.map((field) => `- \`${field.name}\`: ${field.does}`)]),
    `${name}: ${payloadType(payload)};`,
  ]);
}

function errorLines(): string[] {
  const ids = Object.keys(sdkErrors);
  return ids.map((id, index) => `  | '${id}'${index === ids.length - 1 ? ';' : ''}`);
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' | ');
}

/** The SDK's declaration file, from the facts that the pages show too. */
export function sdkDeclarations(): string {
  const lines = [
    `// Type definitions for ${sdk.package} ${sdk.version}`,
    `// With the script instead of the package, the same is the global ${sdk.global}.`,
    '',
    `export as namespace ${sdk.global};`,
    '',
    ...methodComment(sdkMethods.mount),
    `export function ${sdkMethods.mount.signature};`,
    '',
    ...docComment(['What `mount` takes.']),
    'export interface MountOptions {',
    ...inner(Object.entries<EmbedOption>(embedOptions).flatMap(optionLines)),
    '}',
    '',
    ...docComment(['The handle on a mounted chat.']),
    'export interface RookeryChat {',
    ...inner(memberLines()),
    '}',
    '',
    ...Object.entries<SdkObject>(sdkObjects).flatMap(objectLines),
    ...docComment(['The events, each with what its handler gets.']),
    'export interface EventMap {',
    ...inner(eventLines()),
    '}',
    '',
    ...docComment(['Name of an event.']),
    'export type EventName = keyof EventMap;',
    '',
    ...docComment(['Why something failed. Later versions may bring more: keep a branch for the rest.']),
    'export type ErrorCode =',
    ...errorLines(),
    '',
    ...docComment(['What the promises of a chat reject with.']),
    'export interface RookeryError extends Error {',
    ...inner([...docComment(['One of the error codes.']), 'readonly code: ErrorCode;']),
    '}',
    '',
    ...docComment([`Attributes of \`<${element}>\`.`]),
    `export interface RookeryChatAttributes extends Omit<MountOptions, ${quoted(listOptions.map(([name]) => name))}> {`,
    ...inner(attributeLines()),
    '}',
    '',
    'declare global {',
    ...inner(['interface HTMLElementTagNameMap {', `  '${element}': HTMLElement;`, '}']),
    '}',
    '',
    "declare module 'react' {",
    ...inner([
      'namespace JSX {',
      '  interface IntrinsicElements {',
      `    '${element}': RookeryChatAttributes & { key?: string | number; id?: string; className?: string };`,
      '  }',
      '}',
    ]),
    '}',
    '',
    "declare module 'vue' {",
    ...inner([
      'interface GlobalComponents {',
      `  '${element}': new () => { $props: RookeryChatAttributes };`,
      '}',
    ]),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
