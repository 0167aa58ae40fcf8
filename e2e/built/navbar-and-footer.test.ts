import { expect, test } from 'vitest';
import { allPages, attributes, builtPage, faultsOn, texts } from '../support/builtSite';

const navbar = 'nav.navbar';
const footer = 'footer.footer';

test('every page has the same footer and the same items in the navigation bar', () => {
  const start = builtPage('/');
  const footerHtml = start(footer).html();
  const items = (page: typeof start) => texts(page, `${navbar} .navbar__item.navbar__link`);
  const faults = faultsOn(allPages, ({ $ }) => [
    ...($(footer).html() === footerHtml ? [] : ['has another footer']),
    ...(items($).join() === items(start).join() ? [] : ['has another navigation bar']),
    ...($(`${navbar} .navbar__brand`).attr('href') === '/' ? [] : ['does not lead to the landing page']),
  ]);
  expect(faults).toEqual([]);
});

test('the navigation bar has the language, the FAQ, the product, the search, and the color mode', () => {
  const $ = builtPage('/chat-features/moderation');
  const links = $(`${navbar} .navbar__items--right .navbar__link`)
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')]);
  expect(links).toEqual([
    ['English', '#'],
    ['FAQ', '/faq'],
    ['Back to Rookery', 'https://rookery.example/'],
  ]);
  expect($(`${navbar} a[href="/search"]`)).toHaveLength(1);
  expect(attributes($, `${navbar} button`, 'aria-label')).toEqual([
    'Toggle navigation bar',
    expect.stringContaining('Switch between dark and light mode'),
  ]);
});

test('the footer has its four groups, which lead to the product, and the copyright', () => {
  const $ = builtPage('/');
  const groups = $(`${footer} .footer__col`)
    .toArray()
    .map((group) => [
      $(group).find('.footer__title').text(),
      ...$(group)
        .find('a')
        .toArray()
        .map((link) => ($(link).attr('href') ?? '').replace('https://rookery.example', '')),
    ]);
  expect(groups).toEqual([
    ['About', '/', '/about'],
    ['Product', '/create', '/chats', '/pricing', '/emoji'],
    ['Company', '/about', '/blog', '/social/mastodon', '/social/youtube', '/social/discord'],
    ['Resources', '/support', '/contact', '/privacy', '/terms'],
  ]);
  expect($(`${footer} .footer__copyright`).text()).toBe('Copyright © 2025 Rookery Chat Ltd.');
});

test('the first link of every page skips the navigation', () => {
  const faults = faultsOn(allPages, ({ $ }) => {
    const href = $('body a').first().attr('href') ?? '';
    return href.startsWith('#') && $(`[id="${href.slice(1)}"]`).length === 1
      ? []
      : [`starts with a link to ${href}`];
  });
  expect(faults).toEqual([]);
});
