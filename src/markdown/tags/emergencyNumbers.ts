import { emergencyNumbers } from '../../facts/emergency';
import { element, joinContent, linkTo } from '../html/hast';
import { flag } from './attributes';
import { defineTag } from './defineTag';

/**
 * `<EmergencyNumbers />`: the numbers of emergency services for a sentence, or with `buttons`, as buttons and what to call elsewhere.
 * The buttons are in a paragraph, because reader views drop a `div` of links.
 */
export const EmergencyNumbers = defineTag({ buttons: flag }, ({ buttons }) => {
  if (!buttons) {
    const numbers = emergencyNumbers.map(({ number, places }) => [
      linkTo(`tel:${number}`, number),
      ` (${places})`,
    ]);
    return [joinContent(numbers, ', '), ', or your own number'];
  }
  const calls = emergencyNumbers.map(({ number, places }) =>
    element(
      'a',
      { className: 'button button--danger', href: `tel:${number}` },
      element('strong', {}, number),
      ` ${places}`,
    ),
  );
  return [
    element('p', { className: 'calls' }, joinContent(calls, ' ')),
    element(
      'p',
      {},
      'Elsewhere, call your own emergency number. ',
      linkTo('tel:112', '112'),
      ' often works from a cell phone.',
    ),
  ];
});
