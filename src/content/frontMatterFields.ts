import * as v from 'valibot';
import { planIds } from '../facts/plans';
import { accessLevels } from '../facts/ranks';

const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A sentence without its period. The page adds one. */
const fragmentSchema = v.pipe(nonEmptyText, v.regex(/[^.!?]$/));

/** The id of the next or the previous page. `null` removes the link. */
const neighborField = {
  schema: v.nullable(v.pipe(v.string(), v.regex(/^[^/]/))),
  advice: "Write the path of another page that isn't a draft, without `/` at the beginning, or `null`.",
};

interface FieldDefinition {
  readonly schema: v.GenericSchema;
  /** What to write instead. Ends an error message. */
  readonly advice: string;
}

type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** Our fields, which Docusaurus doesn't know. */
export const customFields = {
  /** Requirements of the page's main task. On pages of Chat settings, rank and plan come from the facts. */
  access: {
    schema: v.pipe(
      v.strictObject({
        who: v.optional(v.picklist(accessLevels)),
        who_note: v.optional(fragmentSchema),
        plan: v.optional(v.picklist(planIds)),
        plan_note: v.optional(fragmentSchema),
      }),
      v.minEntries(1),
    ),
    advice: `Write it as \`access: { who: moderator, who_note: …, plan: plus, plan_note: … }\`. \`who\` is one of ${accessLevels.join(', ')}, and \`plan\` one of ${planIds.join(', ')}. A note has no period at its end.`,
  },
  /** When someone last verified what the page says about other programs or phone numbers. */
  reviewed: {
    schema: v.pipe(
      // The YAML parser converts days such as 2026-11-01.
      v.date(),
      // Allow tomorrow: the writer's time zone may be ahead of this machine's.
      v.check((date) => date.getTime() <= Date.now() + 86_400_000),
    ),
    advice: 'Write the day of the review: `reviewed: 2026-11-01`.',
  },
} satisfies FieldDefinitions;

export const frontMatterFields = {
  title: { schema: nonEmptyText, advice: 'Write the name of the page.' },
  /** A sentence for search engines. */
  description: {
    schema: nonEmptyText,
    advice: 'Say what readers can do with the page, in 50 to 160 characters.',
  },
  keywords: {
    schema: v.pipe(
      v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String), nonEmptyText)),
      v.nonEmpty(),
    ),
    advice: 'List what readers search for: `keywords: [one, two]`.',
  },
  ...customFields,
  displayed_sidebar: {
    schema: v.nullable(nonEmptyText),
    advice: 'Write the name of a sidebar in sidebars.ts, or `null`.',
  },
  draft: { schema: v.boolean(), advice: 'Write `draft: true`, or remove the line.' },
  pagination_next: neighborField,
  pagination_prev: neighborField,
  /** Whether the page is for someone in danger. It has *Leave this page*, and no links to public places that a reader could write to. */
  safety: { schema: v.literal(true), advice: 'Write `safety: true`, or remove the line.' },
  sidebar_label: { schema: nonEmptyText, advice: 'Write a shorter title for the sidebar.' },
  toc_max_heading_level: {
    schema: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    advice: 'Write a number from 2 to 6.',
  },
} satisfies FieldDefinitions;

export type FieldName = keyof typeof frontMatterFields;

/** The valid fields of a page's front matter. */
export type FrontMatter = { [Name in FieldName]?: v.InferOutput<(typeof frontMatterFields)[Name]['schema']> };

export const fieldNames = Object.keys(frontMatterFields) as FieldName[];

/** Returns the valid fields, and the names of the invalid ones. Unknown fields are in neither. */
export function validateFrontMatter(rawFrontMatter: Readonly<Record<string, unknown>>) {
  const results = fieldNames
    .filter((name) => name in rawFrontMatter)
    .map((name) => ({ name, ...v.safeParse(frontMatterFields[name].schema, rawFrontMatter[name]) }));
  const valid = results.filter(({ success }) => success).map(({ name, output }) => [name, output]);
  const invalidFields = results.filter(({ success }) => !success).map(({ name }) => name);
  return { frontMatter: Object.fromEntries(valid) as FrontMatter, invalidFields };
}
