import type { Element } from 'hast';
import { h } from 'hastscript';
import { embedModes } from '../../facts/embed';
import { examples } from '../../facts/product';
import { settingsPages } from '../../facts/settings';
import { FactError, keysOf, lookUp } from '../facts/lookUp';
import type { FactComponent } from '../facts/tags/types';
import { box, figure, label, type Picture, sideBySide } from './figure';
import { known } from './read';

/** Lines of text that nobody needs to read. */
function words(count: number): Element[] {
  return Array.from({ length: count }, () => h('div', { className: 'scene-words' }));
}

function smallChat(...inside: Element[]): Element {
  return box(
    'scene-small-chat',
    box('scene-header', h('strong', examples.chatName)),
    ...inside,
    box('scene-small-box'),
  );
}

function page(name: string, address: string, ...inside: Element[]): Element {
  return box(
    `scene-site scene-site--${name}`,
    box('scene-address', address),
    box('scene-site-page', ...inside),
  );
}

const layouts = settingsPages['page-appearance'].settings['page-layout'].choices;

/** A layout by the word that `layout` takes: `full-width`. */
const layoutWords = Object.fromEntries(
  layouts.map((each) => [each.label.toLowerCase().replace(' ', '-'), each]),
);

function embedded(mode: string): Picture & { name: string } {
  const { label: name, does } = lookUp(embedModes, mode, 'mode');
  const chat = smallChat(...words(2));
  const parts =
    mode === 'popup'
      ? [...words(6), chat, h('div', { className: 'scene-bubble' }, '3')]
      : mode === 'sidebar'
        ? [box('scene-site-text', ...words(6)), chat]
        : [...words(2), chat, ...words(2)];
  return { name, art: page(mode, 'www.example.org', ...parts), says: does };
}

function chatPage(layout: string): Picture & { name: string } {
  const found = lookUp(layoutWords, layout, 'layout');
  const chat = smallChat(...words(3));
  const aside = layout === 'sidebar' ? [box('scene-aside', label('Description'), label('Rules'))] : [];
  return {
    name: found.label,
    art: page(`page-${layout}`, 'rookery.example/c/night-owls', chat, ...aside),
    says: found.does,
  };
}

/**
 * `<SiteScene mode="inline popup sidebar" />`: a website with a chat in it, one drawing for each mode.
 * `<SiteScene layout="centred sidebar" />`: the chat's own page in its layouts.
 */
export const siteScene: FactComponent = (attributes) => {
  known(attributes, ['mode', 'layout', 'note']);
  const { mode, layout, note } = attributes;
  if ((mode === undefined) === (layout === undefined)) {
    throw new FactError('takes either mode="…" or layout="…".');
  }
  const pictures = mode === undefined ? keysOf(layout).map(chatPage) : keysOf(mode).map(embedded);
  return figure('site', sideBySide(pictures), note);
};
