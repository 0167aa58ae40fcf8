import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/files';
import { componentsOf } from '../facts';
import { nodesOf, type Page, placeOf } from '../page';
import type { Rule } from '../rule';
import type { Site } from '../site';

/** The largest size of an image in kB: what a phone on a slow network loads in about a second. */
const largest = 200;

interface Image {
  readonly url: string;
  readonly alt: string;
  readonly line: number;
  readonly column: number;
}

function imagesOf(page: Page): Image[] {
  const images = nodesOf(page, 'image').map(
    (image): Image => ({ url: image.url, alt: image.alt ?? '', ...placeOf(image) }),
  );
  for (const tag of componentsOf(page).filter(({ name }) => name === 'img')) {
    const attributes = Object.fromEntries(
      tag.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' ? [[each.name, String(each.value ?? '')]] : [],
      ),
    );
    images.push({ url: attributes.src ?? '', alt: attributes.alt ?? '', ...placeOf(tag) });
  }
  return images;
}

function faultOfFile(page: Page, url: string, site: Site): string | undefined {
  if (/^(https?:)?\/\//.test(url)) {
    return 'An image from another site tells that site who reads the page. Put the file in static/img, and write `/img/name.png`.';
  }
  const clean = url.replace(/[?#].*$/, '');
  const file = clean.startsWith('/')
    ? `static${clean}`
    : path.posix.join(path.posix.dirname(page.file), clean);
  const place = path.join(site.dir, file);
  if (!fs.existsSync(place)) {
    return `There is no image ${file}, and the build stops. Put it there, or fix the address. Case counts.`;
  }
  const kilobytes = Math.ceil(fs.statSync(place).size / 1000);
  return kilobytes > largest
    ? `The image ${file} has ${kilobytes} kB, which is slow on a phone. Make it smaller than ${largest} kB: fewer pixels, or WebP.`
    : undefined;
}

/** The images of a page: they exist, are small, and have alternative text. */
export const images: Rule = function* (page, site) {
  for (const { url, alt, line, column } of imagesOf(page)) {
    if (!alt.trim()) {
      const says =
        "The image has no alternative text, so people who can't see it miss what it shows. Write it in the brackets: `![What it shows](…)`.";
      yield { line, column, says };
    }
    const says = faultOfFile(page, url, site);
    if (says) {
      yield { line, column, says };
    }
  }
};

/** Images in `static/img`: a page or the site shows each. */
export const unusedImages: Rule = function* ({ file }, site) {
  const name = /^static\/(img\/.*)$/.exec(file)?.[1];
  const own = ['docusaurus.config.ts', 'static/opensearch.xml', ...filesBelow(site.dir, 'src')];
  const isShown = (image: string) =>
    [...own, ...site.pageFiles].some((source) => site.read(source).includes(image));
  if (name !== undefined && !isShown(name)) {
    const says = `Nothing shows this image. Show it on a page, or remove it: \`git rm ${file}\`.`;
    yield { line: 1, says };
  }
};
