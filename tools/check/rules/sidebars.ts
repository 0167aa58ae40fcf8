import type { Finding, Source } from '../finding';
import type { Site } from '../site';

/** `sidebars.ts`: its pages exist, and each is in one sidebar, once. Others name it with `type: 'ref'`. */
export function* checkSidebars({ text }: Source, { sidebars, pages }: Site): Generator<Finding> {
  const ids: { id: string; isRef: boolean; isAgain: boolean }[] = [];
  let seen = new Set<string>();
  const add = (id: string, isRef: boolean) => {
    ids.push({ id, isRef, isAgain: !isRef && seen.has(id) });
    if (!isRef) seen.add(id);
  };
  JSON.stringify(sidebars, (key, item) => {
    if (Object.hasOwn(sidebars, key)) seen = new Set();
    if (typeof item === 'string' && /^(?:\d+|id)$/.test(key)) add(item, false);
    if (item?.type === 'ref') add(item.id, true);
    return item?.type === 'ref' ? undefined : item;
  });
  for (const { id, isAgain } of ids) {
    const places = [...text.matchAll(new RegExp(`(?<=['"])${id}(?=['"])`, 'g'))].map(({ index }) => index);
    if (!pages.get(id)) {
      yield {
        start: places[0] ?? 0,
        message: `There is no page \`${id}\`, so the build stops. Correct the path.`,
      };
    } else if (isAgain) {
      const message = `\`${id}\` is in a sidebar already, so *Next* leads to itself. Remove one, or write \`{ type: 'ref', id: '${id}' }\`.`;
      yield { start: places.at(-1) ?? 0, message };
    }
  }
}
