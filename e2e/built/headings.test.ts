import { expect, test } from 'vitest';
import { attributes, faultsOn, readersPages } from '../support/builtSite';

test('"On this page" lists the headings of levels 2 and 3, in the FAQ only of level 2, and nothing else', () => {
  const faults = faultsOn(readersPages, ({ $, route }) => {
    const listed = attributes($, '.theme-doc-toc-desktop a', 'href').map((href) =>
      decodeURIComponent(href.slice(1)),
    );
    // Those that the page's writer wrote, and not those inside of a component.
    const levels = route === '/faq' ? 'h2' : ':is(h2, h3)';
    const headings = attributes($, `.theme-doc-markdown > ${levels}`, 'id');
    return [
      ...headings.filter((id) => !listed.includes(id)).map((id) => `does not list #${id}`),
      ...listed.filter((id) => !headings.includes(id)).map((id) => `lists #${id}, which is no such heading`),
    ];
  });
  expect(faults).toEqual([]);
});

test('a heading is named by its text, and the link to it says where it leads', () => {
  const faults = faultsOn(readersPages, ({ $ }) =>
    $('.theme-doc-markdown > :is(h2, h3)[id]')
      .toArray()
      .flatMap((heading) => {
        const name = $(heading).attr('aria-label');
        const link = $(heading).children('.hash-link').attr('aria-label');
        const text = $(heading).clone().children('.hash-link').remove().end().text();
        // The theme names the link by the id if the heading isn't plain text.
        const isLinked = [text, heading.attribs.id].some((target) => link === `Direct link to ${target}`);
        return name === text && isLinked
          ? []
          : [`has the heading "${text}" with the name "${name}" and the link "${link}"`];
      }),
  );
  expect(faults).toEqual([]);
});
