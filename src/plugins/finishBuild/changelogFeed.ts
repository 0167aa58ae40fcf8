import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import * as cheerio from 'cheerio';
import { product } from '../../facts/product';
import { site } from '../../site';

/** The page with the changelog of the API. The heading of each change has an id such as `changes-2026-03-02`. */
const pagePath = '/organizations/api/versioning';

const feedPath = '/organizations/api/changelog.xml';

/** Returns the changes on a page as an Atom feed. */
export function toFeed(html: string): string {
  const url = site.url + pagePath;
  const $ = cheerio.load(html);
  // Feed readers don't know the URL that relative links and images belong to.
  for (const name of ['href', 'src']) $(`[${name}]`).attr(name, (_, value) => new URL(value, url).href);
  // `$.html` would write `&nbsp;`, which XML doesn't know.
  const escaped = (text: string) => $.xml($('<p>').text(text).contents());
  const entries = $('h3[id^=changes-]')
    .toArray()
    .map((heading) => {
      const { id = '' } = heading.attribs;
      const text = $.html($(heading).nextUntil('h2, h3, nav'));
      return `<entry>
  <id>${url}#${id}</id>
  <title>${escaped($(heading).text())}</title>
  <link href="${url}#${id}"/>
  <updated>${id.slice('changes-'.length)}T00:00:00Z</updated>
  <content type="html">${escaped(text)}</content>
</entry>
`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${url}</id>
<title>Changes of the ${escaped(product.name)} API</title>
<author><name>${escaped(product.company)}</name></author>
<link href="${url}#changelog"/>
<link rel="self" href="${site.url + feedPath}"/>
${/<updated>.*/.exec(entries[0] ?? '')?.[0] ?? ''}
${entries.join('')}</feed>
`;
}

export function writeChangelogFeed({ outDir }: Props): void {
  const html = fs.readFileSync(path.join(outDir, `${pagePath}.html`), 'utf8');
  fs.writeFileSync(path.join(outDir, feedPath), toFeed(html));
}
