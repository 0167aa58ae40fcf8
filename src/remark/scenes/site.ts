import type { Element } from 'hast';
import { h } from 'hastscript';
import { embedModes } from '../../facts/embed';
import { examples } from '../../facts/product';
import { settingsPages } from '../../facts/settings';
import { box, label, type Picture, sideBySide } from './figure';
import type { Tag } from './tags';

const chatAddress = 'rookery.example/c/night-owls';

type NamedPicture = Picture & { readonly name: string };

/** Placeholders for lines of text. */
function words(count: number): Element[] {
  return Array.from({ length: count }, () => box('scene-words'));
}

function smallChat(lines: number): Element {
  const header = box('scene-header', h('strong', examples.chatName));
  return box('scene-small-chat', header, ...words(lines), box('scene-small-box'));
}

function page(name: string, address: string, ...inside: Element[]): Element {
  return box(
    `scene-site scene-site--${name}`,
    box('scene-address', address),
    box('scene-site-page', ...inside),
  );
}

/** The modes of an embed. */
function modes(): NamedPicture[] {
  const drawn: Record<keyof typeof embedModes, Element[]> = {
    inline: [...words(2), smallChat(2), ...words(2)],
    popup: [...words(9), smallChat(2), box('scene-bubble', '3')],
    sidebar: [box('scene-site-text', ...words(9)), smallChat(4)],
  };
  return Object.entries(embedModes).map(([mode, { label: name, does }]) => ({
    name,
    art: page(mode, 'www.example.org', ...drawn[mode as keyof typeof embedModes]),
    alt: does,
  }));
}

/** The layouts of the chat's own page. */
function layouts(): NamedPicture[] {
  const aside = box('scene-aside', label('Description'), label('Rules'));
  const drawn = [
    page('page-centred', chatAddress, smallChat(3)),
    page('page-full-width', chatAddress, smallChat(3)),
    page('page-sidebar', chatAddress, smallChat(3), aside),
  ];
  const { choices } = settingsPages['page-appearance'].settings['page-layout'];
  return choices.flatMap(({ label: name, does }, index) => {
    const art = drawn[index];
    return art ? [{ name, art, alt: does }] : [];
  });
}

const subjects = {
  modes: { draw: modes, title: undefined },
  layouts: { draw: layouts, title: "The chat's page in each of the layouts" },
};

/** Draws `<SiteScene of="modes">`: a website with a chat in it, in the modes of an embed or the layouts of its page. */
export function siteScene(tag: Tag): Picture {
  const { draw, title } = tag.pick('of', subjects, 'subject');
  return sideBySide(draw(), title);
}
