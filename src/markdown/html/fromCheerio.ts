import type { CheerioAPI } from 'cheerio';
import type { ElementContent } from 'hast';
import { h, s } from 'hastscript';

/** A node of any type. */
type CheerioNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

function convert(node: CheerioNode, create: typeof h | typeof s): ElementContent[] {
  if (node.type === 'text') {
    return [{ type: 'text', value: node.data }];
  }
  if (!('attribs' in node)) {
    return [];
  }
  const inside = node.name === 'svg' ? s : create;
  return [
    inside(
      node.name,
      node.attribs,
      node.children.flatMap((child) => convert(child, inside)),
    ),
  ];
}

/** Converts a node of cheerio, without the comments that React writes between texts. */
export function fromCheerio(node: CheerioNode): ElementContent[] {
  return convert(node, h);
}
