import { findNodes, isJsxElement, type JsxElement, nodeSpan } from '../../../src/content/nodes';
import type { ParsedPage } from '../../../src/content/parsePage';
import { findTagName, tags as siteTags } from '../../../src/markdown/tagRegistry';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import type { PageRule } from '../rule';

/** Components of the theme, which pages needn't import. */
const themeComponents = ['Tabs', 'TabItem'];

/** Elements that the Content-Security-Policy of the built site blocks. They work only in `npm start`. */
const blockedPattern = /^(?:iframe|video|audio|source|embed|object|form|input|script|style)$/;

function explainElement(page: ParsedPage, { name }: JsxElement): string | undefined {
  if (!name || findTagName(name) || themeComponents.includes(name)) return undefined;
  if (blockedPattern.test(name)) {
    return `Readers' browsers block \`<${name}>\` and all frames, media, forms, scripts, and styles on pages. Link to it instead.`;
  }
  const isImported = findNodes(page, 'mdxjsEsm').some(({ value }) => value.includes(`import ${name} from`));
  if (/^[a-z]/.test(name) || isImported) return undefined;
  return `There is no tag \`<${name}>\`, and the page imports no such component.${suggestSimilar(name, Object.keys(siteTags))}`;
}

/** HTML elements, tags, and components: they exist, and so do the facts that tags name. */
export const tags: PageRule = function* (page, sources) {
  for (const element of page.nodes.filter(isJsxElement)) {
    const message = explainElement(page, element);
    if (message) yield { start: nodeSpan(element).start, message };
  }
  yield* sources.render(page).problems;
};
