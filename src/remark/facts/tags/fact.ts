import { h } from 'hastscript';
import { inPage, marked, textInPage } from '../html';
import { lookUp } from '../lookUp';
import { type FactValue, factValues } from './factValues';
import type { FactComponent } from './types';

/**
 * `<Fact id="address-support" />`: a single value in running text. URLs and names in code are shown as code, email addresses
 * as links, and everything else as text. Limits have a separate tag, `<Limit>`.
 */
export const fact: FactComponent = ({ id }) => {
  const { kind, value } = lookUp<FactValue>(factValues, id, 'value');
  if (kind === 'email') {
    return inPage(h('a', { href: `mailto:${value}` }, value));
  }
  if (kind === 'code') {
    return inPage(h('code', value));
  }
  return /\*\*|`/.test(value) ? inPage(h('span', marked(value))) : textInPage(value);
};
