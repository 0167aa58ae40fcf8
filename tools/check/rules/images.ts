import type { Rule } from '../finding';
import { nodesOf, spanOf } from '../page';
import { attributeOf, tagsOf } from '../tags';

/** Images: the file exists, and people who can't see it read what it shows. */
export const images: Rule = function* (page, site) {
  const tags = tagsOf(page)
    .filter(({ name }) => name === 'img')
    .map((tag) => ({ ...spanOf(tag), url: attributeOf(tag, 'src'), alt: attributeOf(tag, 'alt') }));
  const all = [
    ...tags,
    ...nodesOf(page, 'image').map(({ url, alt, ...node }) => ({ ...spanOf(node), url, alt })),
  ];
  for (const { start, url = '', alt } of all) {
    if (!url.startsWith('/') || !site.has(`static${url.replace(/[?#].*$/, '')}`)) {
      const says = `There is no image \`${url}\`. Put the image in static/img, also one of another site, and write \`/img/name.png\`. Case counts.`;
      yield { start, says };
    }
    if (!alt?.trim()) {
      const says =
        "The image has no alternative text, so people who can't see it miss what it shows. Write it in the brackets: `![What it shows](…)`.";
      yield { start, says };
    }
  }
};
