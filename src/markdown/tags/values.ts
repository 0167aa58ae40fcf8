import { h } from 'hastscript';
import { browserMenusAsOf } from '../../facts/browsers';
import { places } from '../../facts/interface';
import { addresses, cardStatement } from '../../facts/product';
import { safeQuery } from '../../facts/themes';
import { color as colorCell } from '../html/cells';
import { inPage, labelPath, marked, textInPage } from '../html/elements';
import { FactError, lookUp } from '../html/lookUp';
import type { FactComponent } from '../html/tag';

/** A single value of the facts, and whether it shows as text, as code, or as a link that opens a site or writes an email. */
interface FactValue {
  readonly kind: 'text' | 'code' | 'site' | 'email';
  readonly value: string;
  /** What it is, if readers search for it. */
  readonly label?: string;
}

/** Every value that a page can name with `<Fact id="…" />`. */
const factValues = {
  'address-console': { kind: 'site', value: addresses.console },
  'address-community': {
    kind: 'site',
    value: addresses.community,
    label: 'Chat where owners help each other',
  },
  'address-status': { kind: 'site', value: addresses.status, label: 'Status page' },
  'address-support': { kind: 'email', value: addresses.support, label: 'Email address of support' },
  'address-privacy': {
    kind: 'email',
    value: addresses.privacy,
    label: 'Email address for privacy requests',
  },
  'address-security': {
    kind: 'email',
    value: addresses.security,
    label: 'Email address for security vulnerabilities',
  },
  'browser-menus-as-of': { kind: 'text', value: browserMenusAsOf },
  'card-statement': { kind: 'code', value: cardStatement, label: 'Name on your card statement' },
  'safe-query': { kind: 'code', value: safeQuery, label: 'End of the URL that turns off custom CSS' },
} as const satisfies Record<string, FactValue>;

/**
 * `<Fact id="address-support" />`: a single value in running text. Names in code are shown as code, sites and email
 * addresses as links, and everything else as text. Limits have a separate tag, `<Limit>`.
 */
export const fact: FactComponent = ({ id }) => {
  const { kind, value } = lookUp<FactValue>(factValues, id, 'value');
  if (kind === 'email') {
    return inPage(h('a', { href: `mailto:${value}` }, value));
  }
  if (kind === 'site') {
    return inPage(h('a', { href: value }, value.replace('https://', '')));
  }
  if (kind === 'code') {
    return inPage(h('code', value));
  }
  return /\*\*|`/.test(value) ? inPage(h('span', marked(value))) : textInPage(value);
};

/** `<UiPath to="chat-settings/welcome" />`: the way to a place in the product, label by label. */
export const uiPath: FactComponent = ({ to }) => inPage(labelPath(lookUp(places, to, 'place')));

/** `<Swatch color="#cd1d1d" />`: a sample of a color and its code. */
export const swatch: FactComponent = ({ color = '' }) => {
  if (!/^#[0-9a-f]{6}$/.test(color)) {
    throw new FactError('needs a color such as color="#cd1d1d".');
  }
  return inPage(h('span', colorCell(color)));
};
