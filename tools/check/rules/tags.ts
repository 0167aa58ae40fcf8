import { findNodes, type JsxElement, nodeSpan } from '../../../src/content/nodes';
import type { Page } from '../../../src/content/parsePage';
import { tags } from '../../../src/markdown/tags';
import { closestMatches } from '../../../src/utils/closestMatches';
import { findJsxElements, getAttribute, importLines } from '../renderedPage';
import type { PageRule } from '../loadSite';

/** The elements of HTML that pages can have. */
const elements = (
  'a abbr b br code dd del div dl dt em head i img ins kbd li link mark ol p pre q s samp small span strong sub sup ' +
  'table tbody td th thead tr u ul var'
).split(' ');

/** What writers of other sites type. */
const folds = /^(?:details|summary)$/i;

/** What the policy for content blocks after the build, so that it works in `npm start` only. */
const blocked = /^(?:iframe|video|audio|source|embed|object|form|input|script|style)$/;

// The theme gives the last two to every page.
const components = [...Object.keys(tags), 'Tabs', 'TabItem'];

/** Says what is wrong with a component, a tag, or an HTML element, apart from the facts that it asks for. */
function findProblem(page: Page, element: JsxElement): string | undefined {
  const name = element.name ?? '';
  if (blocked.test(name) || getAttribute(element, 'rel') === 'stylesheet') {
    return `Readers' browsers block \`<${name}>\` and all frames, media, forms, scripts, and styles on pages. Link to it instead.`;
  }
  if (folds.test(name)) {
    return "Text here doesn't fold. Write it below its own heading.";
  }
  if (elements.includes(name)) {
    const isWrong = (each: (typeof element.attributes)[number]) =>
      each.type !== 'mdxJsxAttribute' || each.name === 'style' || typeof (each.value ?? '') !== 'string';
    return element.attributes.some(isWrong)
      ? 'An attribute is plain text: `name="…"`, without braces. Leave `style` out.'
      : undefined;
  }
  const values = element.children.flatMap((tab) =>
    'name' in tab && tab.name === 'TabItem' ? getAttribute(tab as JsxElement, 'value') : [],
  );
  if (new Set(values).size < values.length) {
    return `Two of these tabs have the same value, so the build stops: ${values.join(', ')}.`;
  }
  const line = importLines.get(name);
  if (components.includes(name)) {
    return undefined;
  }
  if (!line) {
    const known = [...components, ...importLines.keys()];
    const isElement = known.every((each) => each.toLowerCase() !== name) && name === name.toLowerCase();
    const others = isElement
      ? `Pages can have ${elements.join(', ')}`
      : `Near it: ${closestMatches(name, known).join(', ')}`;
    return `There is no tag \`<${name}>\`. ${others}.`;
  }
  if (!findNodes(page, 'mdxjsEsm').some(({ value }) => value.includes(line))) {
    return `The page doesn't import \`<${name}>\`. Below the front matter, write \`${line}\`.`;
  }
  return element.type === 'mdxJsxTextElement' || element.attributes.length > 0
    ? `Write \`<${name} />\` on a line of its own, between empty lines and without attributes.`
    : undefined;
}

/** Tags: they exist, work for readers, and ask for facts that exist. */
export const tagRule: PageRule = function* (page, site) {
  for (const element of findJsxElements(page)) {
    const message = findProblem(page, element);
    if (message) yield { start: nodeSpan(element).start, message };
  }
  yield* site.render(page).errors;
};
