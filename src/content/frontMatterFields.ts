import * as v from 'valibot';
import { planIds } from '../facts/plans';
import { accessLevels } from '../facts/ranks';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A sentence without its period. The page adds one. */
const fragment = v.pipe(text, v.regex(/[^.!?]$/, 'A note has no period at its end'));

/** Our fields. Docusaurus checks its own. */
export const frontMatterFields = v.object({
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
});

export type FrontMatter = v.InferOutput<typeof frontMatterFields>;
