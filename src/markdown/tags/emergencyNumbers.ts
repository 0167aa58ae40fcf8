import { emergencyNumbers } from '../../facts/emergency';
import { element, joinContent, linkTo } from '../html/content';
import { flag } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';

/**
 * `<EmergencyNumbers />`: the numbers of emergency services for a sentence, or with `buttons`, as buttons. The buttons are in a
 * paragraph, because reader views drop a `div` of links.
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
  const elsewhere = element('span', {}, 'Elsewhere: your own number');
  return element('p', { className: 'calls' }, joinContent([...calls, elsewhere], ' '));
});
