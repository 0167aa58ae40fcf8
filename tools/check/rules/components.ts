import { nearest } from '../../../src/markdown/html/lookUp';
import { interactiveComponents, misuseOf } from '../../../src/markdown/interactiveComponents';
import { tags } from '../../../src/markdown/tagTable';
import { spanOf } from '../page';
import type { Rule } from '../site';
import { renderTags, tagsOf } from '../tags';

// The theme gives the last two to every page.
const known = [...Object.keys(tags), ...interactiveComponents, 'Tabs', 'TabItem'];

/** Components: they exist, and ask for facts that exist. */
export const components: Rule = function* (page) {
  for (const tag of tagsOf(page)) {
    const name = tag.name ?? '';
    let says = misuseOf(tag);
    if (/^[A-Z]/.test(name) && !known.includes(name)) {
      const near = nearest(name, known).join(', ');
      says = `There is no component \`<${name}>\`, and the build stops. Near it: ${near}.`;
    }
    yield* says ? [{ start: spanOf(tag).start, says }] : [];
  }
  yield* renderTags(page).faults;
};
