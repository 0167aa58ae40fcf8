import { type Helpline, helplines, helplinesChecked } from '../../facts/helplines';
import { capitalize } from '../../utils/text';
import { entryAttribute, listOf } from '../attributes';
import { defineTag } from '../defineTag';
import { element, type HtmlContent, joinContent } from '../html/hast';

const idsAttribute = { ids: listOf(entryAttribute<Helpline>(helplines, 'helpline')) };

/** Returns the URL of a number: `tel:08001111`. North American numbers get their country, so that they work elsewhere, too. */
function numberUrl(scheme: 'tel' | 'sms', number: string): string {
  return `${scheme}:${number.replace(/^1-/, '+1').replace(/[ -]/g, '')}`;
}

/** The ways to reach a helpline, texts first, because others could overhear a call: what to do, a number or a host, and its URL. */
function waysTo({ call, text, site }: Helpline): { verb: string; label: string; url: string }[] {
  const [, word, number = ''] = /^(?:(.+) to )?(.+)$/.exec(text ?? '') ?? [];
  return [
    ...(text
      ? [{ verb: word ? `text ${word} to` : 'text', label: number, url: numberUrl('sms', number) }]
      : []),
    ...(call ? [{ verb: 'call', label: call, url: numberUrl('tel', call) }] : []),
    ...(site ? [{ verb: 'go to', label: site.replace('https://', ''), url: site }] : []),
  ];
}

/** `<Helplines ids="uk-childline ie-childline" />`: a list of helplines with their ages, hours, and languages. */
export const Helplines = defineTag(idsAttribute, ({ ids }) => {
  const items = ids.map((line): HtmlContent => {
    const ways = waysTo(line).map(({ verb, label, url }) => [`${verb} `, element('a', { href: url }, label)]);
    const details = [line.ages, line.hours, line.languages].filter(Boolean).join(', ');
    const name = line.name && `${line.name}: `;
    return element(
      'li',
      {},
      `**${line.place}:** `,
      name,
      joinContent(ways, ', or '),
      details && ` (${details})`,
    );
  });
  return element('ul', {}, items);
});

const shortPlaces: Readonly<Record<string, string>> = {
  'United States': 'US',
  'United States and Canada': 'US, Canada',
  'United Kingdom': 'UK',
};

/** `<CallButtons ids="us-988" />`: a button for each way to reach the helplines. */
export const CallButtons = defineTag(idsAttribute, ({ ids }) => {
  const buttons = ids.flatMap((line) =>
    waysTo(line).map(({ verb, label, url }) => {
      const place = ` ${shortPlaces[line.place] ?? line.place}`;
      return element(
        'a',
        { className: 'button button--primary', href: url },
        `${capitalize(verb)} `,
        element('strong', {}, label),
        place,
      );
    }),
  );
  // A paragraph, because Firefox's reader view drops a `div` of links.
  return element('p', { className: 'rk-call-buttons' }, joinContent(buttons, ' '));
});

/** `<HelplinesChecked />`: the month in which the helplines were last checked. */
export const HelplinesChecked = defineTag({}, () =>
  helplinesChecked.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
