import * as v from 'valibot';

/** An old path and its target, a page or another site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** `/Old_Name`, without what hosts interpret. Docusaurus encodes it. */
const oldPath = v.pipe(
  v.string(),
  v.regex(/^\/[^%*?#]*$/, 'An old path starts with `/`, and has no `%`, `*`, `?`, or `#`.'),
);

/** `/faq`, `/faq#chats`, or `https://rookery.example`, but neither the file `/openapi.yaml` nor the other host `//example.com` */
const target = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/(?!\/)[^.?#]*(?:#[^?]*)?|https:\/\/.+)$/,
    'Redirect to the path of a page, or to `https://…`.',
  ),
);

const redirectsFile = v.record(oldPath, target);

/** Parses `redirects.json`. Throws if a row is wrong. */
export function parseRedirects(text: string): Redirect[] {
  const { issues, output } = v.safeParse(redirectsFile, JSON.parse(text));
  const [issue] = issues ?? [];
  if (issue) throw new Error(`redirects.json: "${v.getDotPath(issue)}": ${issue.message}`);
  return Object.entries(output as v.InferOutput<typeof redirectsFile>).map(([from, to]) => ({ from, to }));
}
