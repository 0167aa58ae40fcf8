import { type Screen, screens } from '../../facts/moderation';
import { planFeature } from '../../facts/plans';
import { examples } from '../../facts/product';
import { FactError, lookUp } from '../facts/lookUp';
import type { FactComponent } from '../facts/tags/types';
import { box, figure, framed, label, type Picture, sentences } from './figure';
import { type Attributes, known, linesOf } from './read';
import { bot, drawnChat } from './window';

/** A text of a screen with its values; nothing where a value is missing, as on the screen itself. */
function filled(text: string, values: Attributes): string | undefined {
  let missing = false;
  const result = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    missing ||= !values[name];
    return values[name] ?? '';
  });
  return missing ? undefined : result;
}

function valuesOf(screen: Screen): string[] {
  return [screen.title, ...screen.lines].flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
}

function drawn(id: string, screen: Screen, lines: readonly string[], attributes: Attributes): Picture {
  const said = linesOf(attributes.says, bot);
  if (screen.at.startsWith('In place')) {
    const [title = '', ...rest] = lines;
    return {
      art: box(
        'scene-chat scene-wall',
        label(title, 'scene-wall-title'),
        ...rest.map((line) => box('scene-wall-line', line)),
      ),
      says: sentences('In place of the chat', ...lines),
    };
  }
  if (screen.at.startsWith('A line')) {
    return drawnChat({ lines: [...said, { text: lines[0] ?? '', under: [] }], icons: [] });
  }
  if (screen.at.startsWith('Under')) {
    const [own] = said;
    if (!own) {
      throw new FactError('needs says="robin: …": this screen stands under a message.');
    }
    return drawnChat({ lines: [...said.slice(1), { ...own, under: [id, ...lines.slice(1)] }], icons: [] });
  }
  return drawnChat({
    lines: said,
    hint: lines,
    icons: [],
    ...(attributes.typed ? { typed: attributes.typed } : {}),
  });
}

/**
 * `<ScreenScene of="ban" reason="Spam" until="Tuesday 14:00" frame="phone" />`: what somebody sees when something
 * happens to them, word for word from the facts. A line without its value is left out. `chat` is the sample chat unless
 * named; `says` and `typed` are as in a drawn chat.
 */
export const screenScene: FactComponent = (attributes) => {
  const screen = lookUp<Screen>(screens, attributes.of, 'screen');
  const { of: id = '' } = attributes;
  known(attributes, ['of', 'says', 'typed', 'frame', 'note', 'chat', ...valuesOf(screen)]);
  const values = { chat: examples.chatName, limit: planFeature('people-online', 'free').text, ...attributes };
  const title = filled(screen.title, values);
  if (title === undefined) {
    throw new FactError(`needs a value: ${valuesOf({ ...screen, lines: [] }).join(', ')}.`);
  }
  const lines = [
    title,
    ...screen.lines.map((line) => filled(line, values)).filter((line) => line !== undefined),
  ];
  return figure('screen', framed(drawn(id, screen, lines, attributes), attributes.frame), attributes.note);
};
