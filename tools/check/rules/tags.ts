import {
  attributeText,
  findNodes,
  isJsxElement,
  type JsxElement,
  nodeSpan,
} from '../../../src/content/nodes';
import type { ParsedPage } from '../../../src/content/parsePage';
import { findTagName, tags as siteTags } from '../../../src/markdown/tagRegistry';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import { importLines } from '../interactiveComponents';
import type { PageRule } from '../rule';

const htmlElements = (
  'a abbr b br code del div em head i img ins kbd li link mark ol p q s samp small span strong sub sup ' +
  'table tbody td th thead tr u ul var'
).split(' ');

/** Elements that the Content-Security-Policy of the built site blocks. They work only in `npm start`. */
const blockedPattern = /^(?:iframe|video|audio|source|embed|object|form|input|script|style)$/;

/** Tags, which pages don't import. */
const tagNames = Object.keys(siteTags);

function isPlainAttribute(attribute: JsxElement['attributes'][number]): boolean {
  return 'name' in attribute && attribute.name !== 'style' && typeof (attribute.value ?? '') === 'string';
}

function explainUnknown(name: string): string {
  const known = [...tagNames, ...importLines.keys()];
  // `<font>` looks like HTML, and `<planchooser>` like the component `<PlanChooser>`.
  const isHtml = name === name.toLowerCase() && known.every((tag) => tag.toLowerCase() !== name);
  const suggestions = isHtml ? ` Pages can have ${htmlElements.join(', ')}.` : suggestSimilar(name, known);
  return `There is no tag \`<${name}>\`.${suggestions}`;
}

function explainElement(page: ParsedPage, element: JsxElement): string | undefined {
  const name = element.name ?? '';
  if (blockedPattern.test(name) || attributeText(element, 'rel') === 'stylesheet') {
    return `Readers' browsers block \`<${name}>\` and all frames, media, forms, scripts, and styles on pages. Link to it instead.`;
  }
  if (/^(?:details|summary)$/i.test(name)) return "Text here doesn't fold. Write it below its own heading.";
  if (htmlElements.includes(name)) {
    return element.attributes.every(isPlainAttribute)
      ? undefined
      : 'An attribute is plain text: `name="…"`, without braces. Leave `style` out.';
  }
  // A tag in the wrong case is a problem of rendering.
  if (findTagName(name)) return undefined;
  const importLine = importLines.get(name);
  if (!importLine) return explainUnknown(name);
  if (!findNodes(page, 'mdxjsEsm').some(({ value }) => value.includes(importLine))) {
    return `The page doesn't import \`<${name}>\`. Below the front matter, write \`${importLine}\`.`;
  }
  return element.type === 'mdxJsxTextElement' || element.attributes.length > 0
    ? `Write \`<${name} />\` on a line of its own, between empty lines and without attributes.`
    : undefined;
}

/** HTML elements, tags, and components: they exist, and so do the facts that tags name. */
export const tags: PageRule = function* (page, sources) {
  for (const element of page.nodes.filter(isJsxElement)) {
    const message = explainElement(page, element);
    if (message) yield { start: nodeSpan(element).start, message };
  }
  yield* sources.render(page).problems;
};
