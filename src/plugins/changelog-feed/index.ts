import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { product } from '../../facts/product';
import { site } from '../../site';
import type { Step } from '../afterBuild';

/** The page with the changelog of the API. Each change is below a heading with the id `changes-2026-03-02`. */
const page = 'organizations/api/versioning';

const feed = 'organizations/api/changelog.xml';

/** Writes the changelog of the API as an Atom feed, from the built page. */
const writeChangelogFeed: Step = ({ outDir, baseUrl }) => {
  const url = site.url + baseUrl + page;
  const $ = cheerio.load(fs.readFileSync(path.join(outDir, `${page}.html`), 'utf8'));
  const entries = $('h3[id^=changes-]')
    .toArray()
    .map((heading) => {
      const { id = '' } = heading.attribs;
      const text = $.html($(heading).nextUntil('h2, h3')).replaceAll('href="/', `href="${site.url}/`);
      return `<entry>
  <id>${url}#${id}</id>
  <title>${$(heading).contents().first().text()}</title>
  <link href="${url}#${id}"/>
  <updated>${id.slice('changes-'.length)}T00:00:00Z</updated>
  <content type="html">${$('<p>').text(text).html()}</content>
</entry>
`;
    });
  const head = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${url}</id>
<title>Changes of the ${product.name} API</title>
<author><name>${product.company}</name></author>
<link href="${url}#changelog"/>
<link rel="self" href="${site.url}${baseUrl}${feed}"/>
${/<updated>.*/.exec(entries[0] ?? '')?.[0] ?? ''}
`;
  fs.writeFileSync(path.join(outDir, feed), `${head}${entries.join('')}</feed>\n`);
};

export default writeChangelogFeed;
