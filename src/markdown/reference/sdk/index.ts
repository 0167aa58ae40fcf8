import { type EmbedOption, embedOptions } from '../../../facts/embed';
import type { PlanId } from '../../../facts/plans';
import { capitalize } from '../../../utils/text';
import { planBadge } from '../../html/badges';
import { type Definition, definitionList } from '../../html/definitionList';
import { type Content, h, inlineCode, joinContent, mdxComponent } from '../../html/hast';
import { cellNotes, table } from '../../html/table';
import { entryOf, lookUp } from '../../tags/attributes';
import { defineTag } from '../../tags/defineTag';
import { readDeclarations, type SdkMember } from './declarations';

/** The version of most members. Their entries don't repeat it. */
const firstVersion = '2.0.0';

function getMembers(name: string): readonly SdkMember[] {
  return lookUp(readDeclarations().interfaces, name, 'interface without `extends`');
}

function memberDetails(plan: PlanId | undefined, since = firstVersion): Content {
  return [since !== firstVersion && `since ${since} `, plan && planBadge(plan, true)];
}

function fieldEntry({ name, type, isOptional, doc }: SdkMember, prefix: string): Definition {
  const details = isOptional && 'optional';
  return { name, id: `${prefix}-${name}`, type: inlineCode(type), details, description: doc.text };
}

/** `<EmbedOptions />`: the options of `mount` and `<rookery-chat>`, and whether each works in an iframe's URL. */
export const EmbedOptions = defineTag({}, () =>
  table(
    'Embed options',
    ['Option', 'What it does', 'Values and default', 'In a URL'],
    getMembers('MountOptions').map(({ name, isOptional, doc }) => {
      const { inUrl } = lookUp<EmbedOption>(embedOptions, name, 'embed option');
      return {
        properties: { id: `embed-attributes-${name}` },
        cells: [
          [inlineCode(name), cellNotes(doc.plan && planBadge(doc.plan, true))],
          doc.text,
          [capitalize(doc.values ?? ''), '. ', isOptional ? `Default: ${doc.default}.` : 'Required.'],
          inUrl ? 'Yes' : 'No',
        ],
      };
    }),
  ),
);

/** `<SdkMethods />`: the exported functions, and the members of the object that `mount` returns. */
export const SdkMethods = defineTag({}, () =>
  definitionList(
    [...readDeclarations().functions, ...getMembers('RookeryChat')].map(({ name, signature, doc }) => ({
      // As HTML, because Docusaurus takes code with elements inside for a block.
      name: {
        ...mdxComponent('code', { className: 'signature' }, [
          h('b', {}, name),
          h('span', {}, signature.slice(name.length)),
        ]),
        data: { _mdxExplicitJsx: true },
      },
      id: `sdk-methods-${name}`,
      details: memberDetails(doc.plan, doc.since),
      description: [
        [doc.text, doc.returns && `Returns ${doc.returns}`, doc.throws].filter(Boolean).join(' '),
        doc.errorCodes.length > 0 && [
          ' Error codes: ',
          joinContent(doc.errorCodes.map(inlineCode), ', '),
          '.',
        ],
      ],
    })),
  ),
);

/** `<SdkEvents />`: the events, with the type or the fields of their payload. */
export const SdkEvents = defineTag({}, () =>
  definitionList(
    getMembers('EventMap').map(({ name, type, fields, doc }) => {
      const entry = { name, id: `sdk-events-${name}`, description: doc.text };
      return Object.hasOwn(readDeclarations().interfaces, type)
        ? { ...entry, type: inlineCode(type) }
        : { ...entry, fields: fields.map((field) => fieldEntry(field, `sdk-event-${name}`)) };
    }),
  ),
);

/** `<SdkFields of="Message" />`: the fields of an object. */
export const SdkFields = defineTag(
  { of: entryOf(() => readDeclarations().interfaces, 'object') },
  ({ of: { key: name, value: fields } }) =>
    definitionList(fields.map((field) => fieldEntry(field, `sdk-object-${name}`))),
);
