import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { allPages, attributes, faultsOn, readersPages } from '../support/builtSite';

const article = '.theme-doc-markdown';

/** Returns the ids of the headings that a page's writer wrote, and not those inside of a component. */
function headingIds($: CheerioAPI): string[] {
  return attributes($, `${article} > :is(h2, h3)`, 'id');
}

test('levels go down one at a time', () => {
  const faults = faultsOn(allPages, ({ $ }) => {
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map((heading) => Number(heading.tagName.slice(1)));
    return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) ? [levels.join(' ')] : [];
  });
  expect(faults).toEqual([]);
});

test('those of levels 2 and 3 have an id and a link to themselves', () => {
  const faults = faultsOn(allPages, ({ $ }) =>
    $(`${article} :is(h2, h3)`)
      .toArray()
      .filter((heading) => $(heading).find('.hash-link').attr('href') !== `#${$(heading).attr('id')}`)
      .map((heading) => `"${$(heading).text()}" has no link to itself`),
  );
  expect(faults).toEqual([]);
});

test('none is empty', () => {
  const faults = faultsOn(allPages, ({ $ }) =>
    $(':is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .filter((heading) => !$(heading).clone().find('.hash-link').remove().end().text().trim())
      .map((heading) => `an empty ${heading.tagName}`),
  );
  expect(faults).toEqual([]);
});

test('"On this page" lists those of levels 2 and 3, and nothing else', () => {
  const faults = faultsOn(readersPages, ({ $ }) => {
    // A reference needs the room for its samples, and starts with a table of its endpoints instead.
    if ($('.theme-doc-toc-desktop').length === 0 && $('.reference__samples').length > 0) {
      return [];
    }
    const listed = attributes($, '.theme-doc-toc-desktop a', 'href').map((href) =>
      decodeURIComponent(href.slice(1)),
    );
    const headings = headingIds($);
    return [
      ...headings.filter((id) => !listed.includes(id)).map((id) => `does not list #${id}`),
      ...listed.filter((id) => !headings.includes(id)).map((id) => `lists #${id}, which is no such heading`),
    ];
  });
  expect(faults).toEqual([]);
});
