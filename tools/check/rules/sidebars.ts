import type { Finding, Source } from '../finding';
import type { Site } from '../site';

/** `sidebars.ts`: its pages exist, and each is in one sidebar, once. Others name it with `type: 'ref'`. */
export function* checkSidebars({ text }: Source, { sidebars, pages }: Site): Generator<Finding> {
  const seen = new Set<string>();
  const ids: { id: string; isRef: boolean }[] = [];
  JSON.stringify(sidebars, (key, item) => {
    if (typeof item === 'string' && /^(?:\d+|id)$/.test(key)) ids.push({ id: item, isRef: false });
    if (item?.type === 'ref') ids.push({ id: item.id, isRef: true });
    return item?.type === 'ref' ? undefined : item;
  });
  for (const { id, isRef } of ids) {
    const places = [...text.matchAll(new RegExp(`(?<=['"])${id}(?=['"])`, 'g'))].map(({ index }) => index);
    if (!pages.get(id)) {
      yield {
        start: places[0] ?? 0,
        message: `There is no page \`${id}\`, so the build stops. Correct the path.`,
      };
    } else if (!isRef && seen.has(id)) {
      const message = `\`${id}\` is in a sidebar already, so *Next* leads to itself. Remove one, or write \`{ type: 'ref', id: '${id}' }\`.`;
      yield { start: places.at(-1) ?? 0, message };
    }
    if (!isRef) seen.add(id);
  }
}
