import { type Screen, screens } from '../../facts/moderation';
import { planFeature } from '../../facts/plans';
import { examples } from '../../facts/product';
import { drawnChat } from './chat';
import { box, label, type Picture, sentences } from './figure';
import { drawnMessage, messageTags } from './messages';
import type { Tag, TagRules } from './tags';

/** The placeholders that a page fills in. */
const valueNames = ['reason', 'time', 'until', 'rule', 'appeal', 'why'];

/** The tags of screens. */
export const screenTags: TagRules = {
  ScreenScene: { attributes: ['of', 'typed', 'frame', ...valueNames], tags: ['Message', 'ChatLine'] },
  ...messageTags,
};

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The lines of a screen with their values. Lines without a value are left out, as on the screen itself. */
function linesOf(tag: Tag, { title, lines }: Screen): string[] {
  const used = [title, ...lines].flatMap(placeholders);
  const extra = valueNames.find((name) => tag.get(name) && !used.includes(name));
  if (extra) {
    tag.fail(`has ${extra}="…", which this screen doesn't show. It shows: ${used.join(', ')}.`);
  }
  const values: Readonly<Record<string, string | undefined>> = {
    chat: examples.chatName,
    limit: planFeature('people-online', 'free').text,
    ...Object.fromEntries(valueNames.map((name) => [name, tag.get(name)])),
  };
  for (const name of placeholders(title)) {
    values[name] ?? tag.need(name);
  }
  return [title, ...lines]
    .filter((line) => placeholders(line).every((name) => values[name]))
    .map((line) => line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
}

/** Draws `<ScreenScene>`: what someone sees when something happens to them, word for word from the facts. */
export function screenScene(tag: Tag): Picture {
  const screen: Screen = tag.pick('of', screens, 'screen');
  const lines = linesOf(tag, screen);
  if (screen.at.startsWith('In place')) {
    const [title = '', ...more] = lines;
    return {
      art: box(
        'scene-chat scene-wall',
        label(title, 'scene-wall-title'),
        ...more.map((line) => box('scene-wall-line', line)),
      ),
      alt: sentences('In place of the chat', ...lines),
    };
  }
  if (screen.at.startsWith('Under')) {
    const own = tag.inside.at(-1) ?? tag.fail('needs the <Message> that this screen appears below.');
    const messages = tag.inside.map((each) => drawnMessage(each, undefined, each === own ? lines : []));
    return drawnChat({ messages, icons: [] });
  }
  const messages = tag.inside.map((each) => drawnMessage(each));
  return drawnChat({ messages, hint: lines, icons: [], typed: tag.get('typed') });
}
