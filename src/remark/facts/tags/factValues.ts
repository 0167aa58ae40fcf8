import { api, idempotency } from '../../../facts/api';
import { browserMenusAsOf } from '../../../facts/browsers';
import { addresses } from '../../../facts/product';
import { sdk, sdkChatsPerPage } from '../../../facts/sdk';
import { safeQuery } from '../../../facts/themes';
import { webhookSignature } from '../../../facts/webhooks';

/** A single value of the facts, and whether it shows as text, as code, or as a link that writes an email. */
export interface FactValue {
  readonly kind: 'text' | 'code' | 'email';
  readonly value: string;
}

function text(value: string | number): FactValue {
  return { kind: 'text', value: String(value) };
}

function code(value: string): FactValue {
  return { kind: 'code', value };
}

function email(value: string): FactValue {
  return { kind: 'email', value };
}

/** Every value that a page can name with `<Fact id="…" />`. */
export const factValues: Readonly<Record<string, FactValue>> = {
  'address-console': code(addresses.console),
  'address-status': code(addresses.status),
  'address-support': email(addresses.support),
  'address-privacy': email(addresses.privacy),
  'address-security': email(addresses.security),
  'browser-menus-as-of': text(browserMenusAsOf),
  'safe-query': code(safeQuery),
  'sdk-package': code(sdk.package),
  'sdk-version': text(sdk.version),
  'sdk-too-many-chats': text(sdkChatsPerPage.beyond),
  'api-base': code(api.base),
  'api-error-format': code(api.errorFormat),
  'api-idempotency-methods': code(idempotency.methods.join(', ')),
  'api-format': text(api.format),
  'api-tls': text(api.tls),
  'api-times': text(api.times),
  'api-error-standard': text(api.errorStandard),
  'webhook-algorithm': text(webhookSignature.algorithm),
};
