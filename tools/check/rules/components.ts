import { nodeSpan } from '../../../src/content/page';
import { findMisuse, interactiveComponents } from '../../../src/markdown/remarkInteractiveComponents';
import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import { tags } from '../../../src/markdown/tagRegistry';
import type { Rule } from '../site';
import { findTags, renderTags } from '../tags';

// The theme gives the last two to every page.
const knownNames = [...Object.keys(tags), ...interactiveComponents, 'Tabs', 'TabItem'];

/** Components: they exist, and ask for facts that exist. */
export const components: Rule = function* (page, site) {
  for (const tag of findTags(page)) {
    const name = tag.name ?? '';
    let message = findMisuse(tag);
    if (/^[A-Z]/.test(name) && !knownNames.includes(name)) {
      const suggestions = findSimilar(name, knownNames).join(', ');
      message = `There is no tag \`<${name}>\`, and the build stops. Near it: ${suggestions}.`;
    }
    if (message) {
      yield { start: nodeSpan(tag).start, message };
    }
  }
  yield* renderTags(page, site.pages).errors;
};
