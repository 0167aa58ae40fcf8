import fs from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentsOf } from '../facts';
import type { Finding } from '../finding';
import { type Page, placeOf } from '../page';
import { filesBelow, type Site } from '../site';
import type { Rule, SiteRule } from './rule';

/** Largest size of a picture in kB: what a phone on a slow network loads in about a second. */
const largest = 200;

interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly line: number;
  readonly column: number;
}

function picturesOf(page: Page): Picture[] {
  const pictures: Picture[] = [];
  visit(page.tree, 'image', (image: Image) => {
    pictures.push({ url: image.url, alt: image.alt ?? '', ...placeOf(image) });
  });
  for (const tag of componentsOf(page).filter(({ name }) => name === 'img')) {
    const attributes = Object.fromEntries(
      tag.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' ? [[each.name, String(each.value ?? '')]] : [],
      ),
    );
    pictures.push({ url: attributes.src ?? '', alt: attributes.alt ?? '', ...placeOf(tag) });
  }
  return pictures;
}

function faultOfFile(page: Page, url: string, site: Site): string | undefined {
  if (/^(https?:)?\/\//.test(url)) {
    return 'A picture from another site tells that site who reads the page. Put the file into static/img and write its address as `/img/name.png`.';
  }
  const clean = url.replace(/[?#].*$/, '');
  const file = clean.startsWith('/')
    ? `static${clean}`
    : path.posix.join(path.posix.dirname(page.file), clean);
  const place = path.join(site.dir, file);
  if (!fs.existsSync(place)) {
    return `There is no picture ${file}, and the build stops. Put it there, or mend the address; capital letters count.`;
  }
  const kilobytes = Math.ceil(fs.statSync(place).size / 1000);
  return kilobytes > largest
    ? `The picture ${file} has ${kilobytes} kB, which is slow on a phone. Make it smaller than ${largest} kB: fewer pixels, or WebP.`
    : undefined;
}

/** Pictures of a page: there, small, and with a text for those who don't see them. */
export const images: Rule = (page, site) =>
  picturesOf(page).flatMap(({ url, alt, line, column }): Finding[] => {
    const undescribed = alt.trim()
      ? []
      : [
          {
            line,
            column,
            says: 'The picture has no description, so people who cannot see it miss what it shows. Write it in the brackets: `![What it shows](…)`.',
          },
        ];
    const fault = faultOfFile(page, url, site);
    return [...undescribed, ...(fault ? [{ line, column, says: fault }] : [])];
  });

/** Pictures in `static/img` that nothing shows. */
export const unusedImages: SiteRule = (site) => {
  const pictures = filesBelow(site.dir, 'static/img');
  if (pictures.length === 0) {
    return [];
  }
  const sources = [
    ...filesBelow(site.dir, 'src'),
    ...site.pageFiles,
    'docusaurus.config.ts',
    'static/opensearch.xml',
  ]
    .map((file) => path.join(site.dir, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'));
  return pictures
    .filter((picture) => !sources.some((text) => text.includes(picture.replace(/^static\//, ''))))
    .map((file) => ({
      file,
      line: 1,
      says: `Nothing shows this picture, and everybody who copies the project carries it. Show it on a page, or remove it: \`git rm ${file}\`.`,
    }));
};
