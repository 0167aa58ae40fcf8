import { emergencyNumbers } from '../../facts/emergency';
import { h, joinContent } from '../html/hast';
import { booleanAttribute } from './attributes';
import { defineTag } from './defineTag';

/**
 * `<EmergencyNumbers />`: the numbers of emergency services for a sentence, or with `buttons`, as buttons and what to call elsewhere.
 * The buttons are in a paragraph, because reader views drop a `div` of links.
 */
export const EmergencyNumbers = defineTag({ buttons: booleanAttribute }, ({ buttons }) => {
  if (!buttons) {
    const numbers = emergencyNumbers.map(({ number, places }) => [
      h('a', { href: `tel:${number}` }, number),
      ` (${places})`,
    ]);
    return [joinContent(numbers, ', '), ', or your own number'];
  }
  const calls = emergencyNumbers.map(({ number, places }) =>
    h(
      'a',
      { className: 'button button--danger', href: `tel:${number}` },
      h('strong', {}, number),
      ` ${places}`,
    ),
  );
  return [
    h('p', { className: 'calls' }, joinContent(calls, ' ')),
    h(
      'p',
      {},
      'Elsewhere, call your own emergency number. ',
      h('a', { href: 'tel:112' }, '112'),
      ' often works from a cell phone.',
    ),
  ];
});
