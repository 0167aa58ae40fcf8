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
