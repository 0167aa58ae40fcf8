import type { Nodes as HastNodes } from 'hast';
import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentsOf, isComponent, showFacts, textAttributesOf } from './facts';
import { nodesOf, type Page } from './page';

// Plain Markdown's form, `{#create}`, is reported on its own.
const comment = /\{(?:\/\*)?\s*#(\S*?)\s*(?:\*\/)?\}\s*$/;

/** Returns the id at the end of a heading's line or of a table row's first cell: `## Create a poll {/* #create *\/}`. */
export function typedId(line: string): string | undefined {
  return comment.exec(line)?.[1];
}

/** Returns the ids that are typed after the headings in the text of a page, without those in code blocks. */
export function headingIds(text: string): ReadonlySet<string> {
  const prose = text.replace(/^\s*(`{3,}|~{3,})[\s\S]*?^\s*\1/gm, '');
  const headings = [...prose.matchAll(/^#{1,6} .*$/gm)];
  return new Set(headings.flatMap(([line]) => typedId(line) ?? []));
}

/** A node of a page with what it becomes as HTML. */
type PageNode = Node & {
  readonly data?: {
    readonly hProperties?: { readonly id?: unknown };
    readonly hChildren?: readonly HastNodes[];
  };
};

function idsIn(node: PageNode): string[] {
  const found: unknown[] = [];
  visit(node, ({ data }: PageNode) => {
    found.push(data?.hProperties?.id);
    for (const child of data?.hChildren ?? []) {
      visit(child, 'element', ({ properties }) => {
        found.push(properties.id);
      });
    }
  });
  return found.filter((id) => typeof id === 'string');
}

/** Returns every id of a page that a link can lead to: of its headings, and of what its components show. */
export function idsOfPage(page: Page): ReadonlySet<string> {
  const ofTags = componentsOf(page)
    .filter(({ name }) => name && !isComponent(name))
    .flatMap(textAttributesOf)
    .flatMap(({ name, value }) => (name === 'id' ? [value] : []));
  return new Set([
    ...headingIds(page.text),
    ...ofTags,
    ...nodesOf(page, 'mdxTextExpression').flatMap(({ value }) => typedId(`{${value}}`) ?? []),
    ...showFacts(page).nodes.flatMap(idsIn),
    ...(page.data.related ? ['related'] : []),
  ]);
}
