import type { CheerioAPI } from 'cheerio';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** A node of any type. */
type CheerioNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** Returns a node that cheerio parsed as a node of HTML. Comments, which React writes between adjacent texts, are left out. */
export function fromCheerio(node: CheerioNode): ElementContent[] {
  if (node.type === 'text') {
    return [{ type: 'text', value: node.data }];
  }
  return 'attribs' in node ? [h(node.name, node.attribs, node.children.flatMap(fromCheerio))] : [];
}
