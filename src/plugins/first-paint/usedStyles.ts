import { PurgeCSS } from 'purgecss';

const tags = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)/g;
const attributes = /([^\s=>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Attributes that change while a page is read: rules that ask for them stay, whatever stands in the page at first. */
const changing = [
  'aria-current',
  'aria-expanded',
  'aria-selected',
  'data-early-menu',
  'data-has-hydrated',
  'data-theme',
  'data-theme-choice',
  'data-waiting',
  'disabled',
  'open',
];

/** What stands in the pages that a style sheet can ask for: names of elements, classes, and so on. */
function namesIn(html: string) {
  const names = {
    tags: new Set(['html', 'body']),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributeNames: new Set<string>(),
    attributeValues: new Set<string>(),
  };
  for (const [, tag = '', rest = ''] of html.matchAll(tags)) {
    names.tags.add(tag);
    for (const [, name = '', double, single, bare] of rest.matchAll(attributes)) {
      const value = double ?? single ?? bare ?? '';
      names.attributeNames.add(name);
      if (name === 'class') {
        for (const part of value.split(/\s+/)) {
          names.classes.add(part);
        }
      } else if (name === 'id') {
        names.ids.add(value);
      }
      names.attributeValues.add(value);
    }
  }
  return {
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
    attributes: { names: [...names.attributeNames], values: [...names.attributeValues] },
    undetermined: [],
  };
}

const variable = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^;{}"'()])*(?:;|(?=\}))/g;
const reading = /var\(\s*(--[\w-]+)/g;

/** Leaves out variables that nothing reads, and then those that only they read. */
function withoutUnreadVariables(css: string, pages: readonly string[]): string {
  const readInPages = pages.flatMap((html) => [...html.matchAll(reading)].map(([, name]) => name));
  for (let before = css; ; ) {
    const read = new Set([...readInPages, ...[...before.matchAll(reading)].map(([, name]) => name)]);
    const after = before.replace(variable, (declaration, name: string) =>
      read.has(name) ? declaration : '',
    );
    if (after === before) {
      return after;
    }
    before = after;
  }
}

/**
 * The part of a style sheet that shows pages as they come from the server, before scripts change them.
 * @param css the whole style sheet
 * @param pages the HTML of all pages that will have this part
 */
export async function usedStyles(css: string, pages: readonly string[]): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    extractors: [{ extractor: namesIn, extensions: ['html'] }],
    dynamicAttributes: changing,
    keyframes: true,
  });
  return withoutUnreadVariables(used?.css ?? css, pages);
}
