import { type EmbedOption, embedOptions } from '../../../facts/embed';
import { capitalize } from '../../../utils/text';
import { keyAndEntryAttribute, requireEntry } from '../../attributes';
import { defineTag } from '../../defineTag';
import { planBadge } from '../../html/badges';
import { type Definition, definitionList } from '../../html/definitionList';
import { element, type HtmlContent, inlineCode, joinContent } from '../../html/hast';
import { readDeclarations, type SdkDoc, type SdkMember } from './declarations';

/** The version of most members. Definitions show only later versions. */
const firstVersion = '2.0.0';

function getMembers(name: string): readonly SdkMember[] {
  return requireEntry(readDeclarations().membersByType, name, 'interface without `extends`');
}

function memberDetails({ plan, since = firstVersion }: SdkDoc): HtmlContent {
  return [since !== firstVersion && `since ${since} `, plan && planBadge(plan, { andAbove: true })];
}

function toDefinition({ name, type, isOptional, doc }: SdkMember, prefix: string): Definition {
  const details = [isOptional && 'optional ', memberDetails(doc)];
  return { name, id: `${prefix}-${name}`, type: inlineCode(type), details, description: doc.text };
}

/** `<EmbedOptions />`: the options of `mount` and `<rookery-chat>`, and which ones work in an iframe's URL, too. */
export const EmbedOptions = defineTag({}, () =>
  definitionList(
    getMembers('MountOptions').map(({ name, isOptional, doc }) => {
      const { inUrl } = requireEntry<EmbedOption>(embedOptions, name, 'embed option');
      const values = `${capitalize(doc.values ?? '')}. `;
      const defaultText = isOptional ? `Default: ${doc.default}. ` : '';
      return {
        name,
        id: `embed-attributes-${name}`,
        isRequired: !isOptional,
        details: memberDetails(doc),
        description: doc.text,
        notes: `${values}${defaultText}${inUrl ? "Also in an iframe's URL." : ''}`.trim(),
      };
    }),
  ),
);

/** `<SdkMethods />`: the exported functions, and the members of the object that `mount` returns. */
export const SdkMethods = defineTag({}, () =>
  definitionList(
    [...readDeclarations().functions, ...getMembers('RookeryChat')].map(({ name, signature, doc }) => {
      const sentences = [doc.text, doc.returns && `Returns ${doc.returns}`, doc.throws];
      const errorCodes = joinContent(doc.errorCodes.map(inlineCode), ', ');
      const parts = [element('b', {}, name), element('span', {}, signature.slice(name.length))];
      return {
        name: element('code', {}, parts),
        id: `sdk-methods-${name}`,
        details: memberDetails(doc),
        description: [
          sentences.filter(Boolean).join(' '),
          doc.errorCodes.length > 0 && [' Error codes: ', errorCodes, '.'],
        ],
      };
    }),
  ),
);

/** `<SdkEvents />`: the events, with the type or the fields of their payload. */
export const SdkEvents = defineTag({}, () =>
  definitionList(
    getMembers('EventMap').map((member) => {
      const event = toDefinition(member, 'sdk-events');
      if (Object.hasOwn(readDeclarations().membersByType, member.type)) return event;
      const fields = member.fields.map((field) => toDefinition(field, `sdk-event-${member.name}`));
      return { ...event, type: undefined, fields };
    }),
  ),
);

/** `<SdkFields of="Message" />`: the fields of an object. */
export const SdkFields = defineTag(
  { of: keyAndEntryAttribute(() => readDeclarations().membersByType, 'object') },
  ({ of: { key, entry: fields } }) =>
    definitionList(fields.map((field) => toDefinition(field, `sdk-object-${key}`))),
);
