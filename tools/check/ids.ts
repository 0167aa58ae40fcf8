import type { Nodes as HastNodes } from 'hast';
import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentsOf, isComponent, showFacts, textAttributesOf } from './facts';
import type { Page } from './page';

const typedIds = [/\{\/\*\s*#(\S*)\s*\*\/\}\s*$/, /\{#(\S*)\}\s*$/, /<!--\s*#(\S*)\s*-->\s*$/];

/**
 * Returns the id of a heading, which is at the end of its line: `## Create a poll {/* #create *\/}`. In plain `.md` it can
 * also be `{#create}` or in an HTML comment.
 */
export function typedId(line: string): string | undefined {
  return typedIds.map((form) => form.exec(line)?.[1]).find((id) => id !== undefined);
}

/** Returns the ids that are typed after the headings of a page, without those in code blocks. */
export function headingIds(text: string): ReadonlySet<string> {
  const ids = new Set<string>();
  let fence = '';
  for (const line of text.split('\n')) {
    const [, marks = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (marks && (!fence || marks.startsWith(fence))) {
      fence = fence ? '' : marks;
    }
    const id = !fence && /^#{1,6} /.test(line) ? typedId(line) : undefined;
    if (id) {
      ids.add(id);
    }
  }
  return ids;
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
  visit(node, (each) => {
    const { data } = each as PageNode;
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
  const ids = new Set(headingIds(page.text));
  for (const tag of componentsOf(page).filter(({ name }) => name && !isComponent(name))) {
    for (const { value } of textAttributesOf(tag).filter((attribute) => attribute.name === 'id')) {
      ids.add(value);
    }
  }
  // The row of a table has its id in a comment, too.
  visit(page.tree, 'mdxTextExpression', ({ value }: { readonly value: string }) => {
    const id = typedId(`{${value}}`);
    if (id) {
      ids.add(id);
    }
  });
  for (const id of showFacts(page).nodes.flatMap(idsIn)) {
    ids.add(id);
  }
  if (page.frontMatter.data.related) {
    ids.add('related');
  }
  return ids;
}
