import type { TextRule } from '../site';
import { findFormatting } from './frontMatter';

/** `sidebars.ts`: its pages exist, none is in the same sidebar twice, and labels are plain text. */
export const sidebars: TextRule = function* ({ text }, site) {
  const places = (id: string) =>
    [...text.matchAll(/(?<=['"])[^'"]+(?=['"])/g)]
      .filter(([found]) => found === id)
      .map(({ index }) => index);
  yield* findFormatting(text, /(?<=\blabel: ')[^'\n]*/g);
  for (const sidebar of Object.values(site.sidebars)) {
    const refs: string[] = [];
    const items: string[] = [];
    JSON.stringify(sidebar, (key, item) => {
      if (item?.type === 'ref') refs.push(item.id);
      else if (typeof item === 'string' && /^(?:\d+|id)$/.test(key)) items.push(item);
      return item?.type === 'ref' ? undefined : item;
    });
    for (const id of [...refs, ...items].filter((each) => !site.pages.get(each))) {
      const message = `There is no page \`${id}\`, so the build stops. Correct the path.`;
      yield { start: places(id)[0] ?? 0, message };
    }
    for (const id of items.filter((each, index) => items.indexOf(each) < index)) {
      const message = `\`${id}\` is in a sidebar already, so *Next* leads to itself. Remove one, or write \`{ type: 'ref', id: '${id}' }\`.`;
      yield { start: places(id).at(-1) ?? 0, message };
    }
  }
};
