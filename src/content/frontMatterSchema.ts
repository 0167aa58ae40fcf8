import * as v from 'valibot';
import { planIds } from '../facts/plans';
import { accessIds } from '../facts/ranks';

const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A sentence without its period. The page adds one. */
const fragment = v.pipe(nonEmptyText, v.regex(/[^.!?]$/));

/** A path from the root, without a query or a hash. */
const path = v.pipe(v.string(), v.regex(/^\/[^#?]*$/));

/** An entry of the index on `/home`: `lost phone`, or with a section `lost phone#sign-in`. */
const indexWord = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[^#]+(?:#[^#\s]+)?$/),
  v.transform((entry) => {
    const [word = '', hash = ''] = entry.split(/(?=#)/);
    return { word, hash };
  }),
);

/** A link to a related page, and the reason to read it: `/faq: Find short answers`. */
const relatedPage = v.pipe(
  v.record(path, nonEmptyText),
  v.check((entry) => Object.keys(entry).length === 1),
  v.transform((entry) => {
    const [[path, reason] = ['', '']] = Object.entries(entry);
    return { path, reason };
  }),
);

const hasUniquePaths = (related: { path: string; reason: string }[]) =>
  new Set(related.map(({ path }) => path)).size === related.length;

/** The id of the next or the previous page. `null` removes the link. */
const neighbor = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[^/]/))));

const schema = v.object({
  title: nonEmptyText,
  /** A sentence for search engines. */
  description: v.optional(nonEmptyText),
  keywords: v.optional(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))),
  /** Entries of the index on `/home`. */
  index: v.optional(v.pipe(v.array(indexWord), v.nonEmpty())),
  /** Requirements of the page's main task. On pages of Chat settings, rank and plan come from the facts. */
  access: v.optional(
    v.strictObject({
      /** The lowest rank, or the organization role. */
      who: v.optional(v.picklist(accessIds)),
      /** A note about other ranks or roles. */
      whoNote: v.optional(fragment),
      /** The lowest plan. */
      plan: v.optional(v.picklist(planIds)),
      /** A note about other plans. */
      planNote: v.optional(fragment),
    }),
  ),
  related: v.optional(v.pipe(v.array(relatedPage), v.maxLength(3), v.check(hasUniquePaths))),
  /** When someone last verified what the page says about other programs or phone numbers. */
  reviewed: v.optional(
    v.pipe(
      // The YAML parser converts days such as 2026-11-01.
      v.date(),
      // Allow tomorrow: the writer's time zone may be ahead of this machine's.
      v.check((date) => date.getTime() <= Date.now() + 86_400_000),
    ),
  ),
  displayed_sidebar: v.optional(v.nullable(nonEmptyText)),
  draft: v.optional(v.boolean()),
  pagination_next: neighbor,
  pagination_prev: neighbor,
  sidebar_label: v.optional(nonEmptyText),
  toc_max_heading_level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6))),
});

/** The valid fields of a page's front matter. */
export type FrontMatter = Partial<v.InferOutput<typeof schema>>;

type Field = keyof FrontMatter;

export const fieldNames = Object.keys(schema.entries) as Field[];

/** Advice for each field, which ends an error message. */
export const fieldHelp: Readonly<Record<Field, string>> = {
  title: 'Write the name of the page.',
  description: 'Say what readers can do with the page, in 50 to 160 characters.',
  keywords: 'List what readers search for: `keywords: [one, two]`.',
  index: 'List the words for the index on /home: `index: [one, two#section]`.',
  access: `Write it as \`access: { who: moderator, whoNote: …, plan: plus, planNote: … }\`. \`who\` is one of ${accessIds.join(', ')}, and \`plan\` one of ${planIds.join(', ')}. A note has no period at its end.`,
  related:
    'List one to three pages, without sections, each with a reason to read it: `- /faq: Find short answers`.',
  reviewed: 'Write a past date: `reviewed: 2026-11-01`.',
  displayed_sidebar: 'Write the name of a sidebar in sidebars.ts, or `null`.',
  draft: 'Write `draft: true`, or remove the line.',
  pagination_next: 'Write the path of a page without `/` at the beginning, or `null`.',
  pagination_prev: 'Write the path of a page without `/` at the beginning, or `null`.',
  sidebar_label: 'Write a shorter title for the sidebar.',
  toc_max_heading_level: 'Write a number from 2 to 6.',
};

/** Returns the valid fields, and the names of the wrong ones. Unknown fields are in neither. */
export function validateFrontMatter(rawFrontMatter: Readonly<Record<string, unknown>>) {
  const { issues = [] } = v.safeParse(schema, rawFrontMatter);
  const wrong = new Set(issues.map((issue) => String(issue.path?.[0]?.key)));
  const right = Object.fromEntries(Object.entries(rawFrontMatter).filter(([field]) => !wrong.has(field)));
  const frontMatter: FrontMatter = v.parse(v.partial(schema), right);
  return { frontMatter, wrongFields: [...wrong].filter((field): field is Field => field in rawFrontMatter) };
}
