import { browserMenusAsOf } from '../../../facts/browsers';
import { addresses } from '../../../facts/product';
import { safeQuery } from '../../../facts/themes';

/** A single value of the facts, and whether it shows as text, as code, or as a link that writes an email. */
export interface FactValue {
  readonly kind: 'text' | 'code' | 'email';
  readonly value: string;
}

/** Every value that a page can name with `<Fact id="…" />`. */
export const factValues: Readonly<Record<string, FactValue>> = {
  'address-console': { kind: 'code', value: addresses.console },
  'address-status': { kind: 'code', value: addresses.status },
  'address-support': { kind: 'email', value: addresses.support },
  'address-privacy': { kind: 'email', value: addresses.privacy },
  'address-security': { kind: 'email', value: addresses.security },
  'browser-menus-as-of': { kind: 'text', value: browserMenusAsOf },
  'safe-query': { kind: 'code', value: safeQuery },
};
