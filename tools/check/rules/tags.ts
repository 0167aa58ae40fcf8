import { nodeSpan } from '../../../src/content/page';
import { findMisuse, interactiveComponents } from '../../../src/markdown/remarkInteractiveComponents';
import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import { tags } from '../../../src/markdown/tagRegistry';
import type { Rule } from '../site';
import { findTags, renderTags } from '../tags';

/** The elements of HTML that pages can have. */
const elements = (
  'a abbr b br code dd del details div dl dt em i img ins kbd li mark ol p pre q s samp small span strong sub summary sup ' +
  'table tbody td th thead tr u ul var'
).split(' ');

/** What the policy for content blocks after the build, so that it works in `npm start` only. */
const blocked = /^(?:iframe|video|audio|source|embed|object|form|input|link|script|style)$/;

// The theme gives the last two to every page.
const components = [...Object.keys(tags), ...interactiveComponents, 'Tabs', 'TabItem'];

/** Tags: they exist, work for readers, and ask for facts that exist. */
export const tagRule: Rule = function* (page, site) {
  for (const tag of findTags(page)) {
    const name = tag.name ?? '';
    const { start } = nodeSpan(tag);
    const misuse = findMisuse(tag);
    if (blocked.test(name)) {
      const message = `Readers' browsers block \`<${name}>\` and all frames, media, forms, scripts, and styles on pages. Link to it instead.`;
      yield { start, message };
    } else if (!components.includes(name) && !elements.includes(name)) {
      yield { start, message: `There is no tag \`<${name}>\`. Near it: ${findSimilar(name, components).join(', ')}.` };
    } else if (misuse) {
      yield { start, message: misuse };
    } else if (elements.includes(name) && tag.attributes.some(({ type, value }) => type !== 'mdxJsxAttribute' || (value && typeof value === 'object'))) {
      yield { start, message: 'An attribute is plain text: `name="…"`, without braces.' };
    }
  }
  yield* renderTags(page, site.pages).errors;
};
