import * as v from 'valibot';
import { planIds } from '../facts/plans';
import { accessLevels } from '../facts/ranks';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A sentence without its period. The page adds one. */
const fragment = v.pipe(text, v.regex(/[^.!?]$/, 'A note has no period at its end'));

/** Our fields, which Docusaurus doesn't know. */
export const customFields = {
  /** Requirements of the page's main task. On pages of Chat settings, rank and plan come from the facts. */
  access: v.optional(
    v.strictObject({
      who: v.optional(v.picklist(accessLevels)),
      who_note: v.optional(fragment),
      plan: v.optional(v.picklist(planIds)),
      plan_note: v.optional(fragment),
    }),
  ),
  /** The day when someone last verified what the page says about other programs or phone numbers. YAML parses it. */
  reviewed: v.optional(v.date()),
  /** Whether the page is for someone in danger. It has *Leave this page*, and no links to public places that a reader could write to. */
  safety: v.optional(v.literal(true)),
};

const explainKey: v.ErrorMessage<v.StrictObjectIssue> = ({ expected }) =>
  expected === 'never' ? "Pages can't have this field" : 'This field is missing';

const pageFields = {
  title: text,
  description: v.pipe(text, v.minLength(50), v.maxLength(160)),
  keywords: v.pipe(v.array(v.pipe(v.union([text, v.number()]), v.transform(String))), v.nonEmpty()),
  ...customFields,
  title_meta: v.optional(text),
  sidebar_label: v.optional(text),
  displayed_sidebar: v.nullish(text),
  draft: v.optional(v.boolean()),
};

const schema = v.strictObject(pageFields, explainKey);

/** The valid fields of a page's front matter. */
export type FrontMatter = Partial<v.InferOutput<typeof schema>>;

/** A field that is missing, unknown, or wrong. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Returns the valid fields, and what is wrong with the others. */
export function validateFrontMatter(rawFrontMatter: Readonly<Record<string, unknown>>) {
  const { output, issues = [] } = v.safeParse(schema, rawFrontMatter);
  const problems = issues.map((issue): FieldProblem => {
    return { field: String(issue.path?.[0].key), message: `\`${v.getDotPath(issue)}\`: ${issue.message}.` };
  });
  const wrong = problems.map(({ field }) => field);
  const valid = Object.entries(output as object).filter(([field]) => !wrong.includes(field));
  return { frontMatter: Object.fromEntries(valid) as FrontMatter, fieldProblems: problems };
}
