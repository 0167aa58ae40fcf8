import { emergencyNumbers } from '../../facts/emergency';
import { booleanAttribute } from '../attributes';
import { defineTag } from '../defineTag';
import { element, joinContent } from '../html/hast';

/** `<EmergencyNumbers />`: emergency numbers for a sentence, or with `buttons`, as buttons with advice for other countries. */
export const EmergencyNumbers = defineTag({ buttons: booleanAttribute }, ({ buttons }) => {
  if (!buttons) {
    const numbers = emergencyNumbers.map(({ number, places }) => [
      element('a', { href: `tel:${number}` }, number),
      ` (${places})`,
    ]);
    return [joinContent(numbers, ', '), ', or your own number'];
  }
  const calls = emergencyNumbers.map(({ number, places }) => {
    const button = { className: 'button button--danger', href: `tel:${number}` };
    return element('a', button, element('strong', {}, number), ` ${places}`);
  });
  const mobileNumber = element('a', { href: 'tel:112' }, '112');
  return [
    // A paragraph, because Firefox's reader view drops a `div` of links.
    element('p', { className: 'rk-call-buttons rk-call-buttons--emergency' }, joinContent(calls, ' ')),
    element('p', {}, 'Elsewhere, call your own emergency number, or try ', mobileNumber, '.'),
  ];
});
