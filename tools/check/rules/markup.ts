import { Prism } from 'prism-react-renderer';
import { SKIP, visit } from 'unist-util-visit';
import { commentText, findNodes, nodeSpan, sourceText } from '../../../src/content/nodes';
import { languageNames } from '../../../src/utils/codeLanguages';
import { parseJson } from '../../../src/utils/parseJson';
import type { Problem } from '../../../src/utils/problem';
import type { PageRule } from '../rule';

/** Characters that Markdown and MDX interpret, but not `snake_case`. */
const markupPattern = /[*[\]{}<>|~`]|::|(?<!\w)_|_(?!\w)/;

/** Types of fields such as `string | null`, and what people type in pictures. */
const exemptClasses = ['rk-fields__type', 'rk-scene-label'];

const boxes = ['note', 'tip', 'info', 'warning', 'danger'];

const advice = 'Readers see this as you typed it. Put it into code, or finish the markup.';

/** Markup that readers see as it's typed, code that its language doesn't fit, and unsolved merge conflicts. */
export const markup: PageRule = function* (page, sources) {
  const problems: Problem[] = [];
  const add = (node: Parameters<typeof nodeSpan>[0], words: string, index = 0) => {
    problems.push({ start: nodeSpan(node).start + index, message: `“${words}”: ${advice}` });
  };
  visit(sources.render(page).tree, (node) => {
    if (node.type === 'element') {
      const isExempt = exemptClasses.includes(String(node.properties.className));
      return isExempt || /^(?:code|pre|kbd)$/.test(node.tagName) ? SKIP : undefined;
    }
    if (node.type !== 'text') return undefined;
    // Texts in facts and contracts have no place on the page. A backslash makes the next character text.
    const text = node.position ? sourceText(page, node).replace(/\\./g, '▢▢') : node.value;
    const index = text.search(markupPattern);
    if (index >= 0) add(node, text.slice(index, index + 40).replace(/\s+/g, ' '), index);
    return undefined;
  });
  for (const node of findNodes(page, 'mdxFlowExpression', 'mdxTextExpression')) {
    if (!commentText(node.value)) add(node, `{${node.value}}`);
  }
  for (const node of findNodes(page, 'containerDirective', 'leafDirective', 'textDirective')) {
    // `:this` without content stays text.
    const isText = node.type === 'textDirective' && node.children.length === 0;
    const isBox = node.type === 'containerDirective' && boxes.includes(node.name);
    if (!isText && !isBox) add(node, `:${node.name}`);
  }
  for (const node of findNodes(page, 'code')) {
    const { lang, value } = node;
    if (!lang || !(lang in languageNames || lang in Prism.languages)) {
      const message = `Code needs a language that can be highlighted, such as "text", not "${lang ?? ''}".`;
      problems.push({ ...nodeSpan(node), message });
    } else if (lang === 'json' && parseJson(value) === undefined) {
      problems.push({ ...nodeSpan(node), message: "This isn't JSON. Correct it, or change the language." });
    }
  }
  const conflict = page.text.search(/^(?:<{7}|>{7}) /m);
  const message = 'Two versions of the page were merged here. Keep one, and remove the lines around them.';
  yield* conflict < 0 ? problems : [{ start: conflict, message }];
};
