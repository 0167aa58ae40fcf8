import { h } from 'hastscript';
import { type Screen, screens } from '../../facts/moderation';
import { planFeature } from '../../facts/plans';
import { examples } from '../../facts/product';
import { chatWindow, header, messageBox } from './chat';
import { box, label, type Picture, sentences } from './figure';
import { drawnMessage } from './messages';
import type { Tag } from './tags';

/** The lines of a screen with their values. Lines without a value are left out, as on the screen itself. */
function linesOf(tag: Tag, { title, lines }: Screen): string[] {
  const known = { chat: examples.chatName, limit: planFeature('people-online', 'free').text };
  return [title, ...lines].flatMap((text) => {
    const parts = text.split(/\{(\w+)\}/).map((part, index) => {
      const isName = index % 2 === 1;
      if (!isName || part in known) {
        return isName ? known[part as keyof typeof known] : part;
      }
      return text === title ? tag.need(part) : tag.get(part);
    });
    return parts.includes(undefined) ? [] : [parts.join('')];
  });
}

/** Draws `<ScreenScene>`: what someone sees when something happens to them, word for word from the facts. */
export function screenScene(tag: Tag): Picture {
  const screen: Screen = tag.pick('of', screens, 'screen');
  const lines = linesOf(tag, screen);
  if (screen.at.startsWith('In place')) {
    const [title = '', ...rest] = lines;
    return {
      art: box(
        'scene-chat scene-wall',
        label(title, 'scene-wall-title'),
        ...rest.map((line) => h('div', line)),
      ),
      alt: sentences('Shown in place of the chat', ...lines),
    };
  }
  if (!screen.at.startsWith('Under')) {
    return tag.fail('can draw only what appears in place of the chat or under a message.');
  }
  const own = tag.some('Message').at(-1);
  const messages = tag.all('Message').map((each) => drawnMessage(each, undefined, each === own ? lines : []));
  return chatWindow({ header: header(), messages, foot: [messageBox([])] });
}
