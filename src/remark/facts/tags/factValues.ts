import { twoFactorExempt } from '../../../facts/accounts';
import { browserMenusAsOf } from '../../../facts/browsers';
import { storedItems } from '../../../facts/cookies';
import { largeEmoji } from '../../../facts/emoji';
import { highlightedLanguageCount } from '../../../facts/formatting';
import { filterLanguageIds, languageIds } from '../../../facts/languages';
import { addresses } from '../../../facts/product';
import { messageColourCount } from '../../../facts/settings/message-colours';
import { customCssRules } from '../../../facts/themes';

/** How a value stands in running text: as text with its marks, as code, or as a mail address to write to. */
type ValueKind = 'text' | 'code' | 'mail';

/** A single value of the facts. */
export interface FactValue {
  readonly kind: ValueKind;
  readonly value: string;
}

type Values = Readonly<Record<string, FactValue>>;

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function all(kind: ValueKind, values: Readonly<Record<string, string | number>>, prefix = ''): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${prefix}${kebab(key)}`, { kind, value: String(value) }]),
  );
}

function text(values: Readonly<Record<string, string | number>>, prefix?: string): Values {
  return all('text', values, prefix);
}

function code(values: Readonly<Record<string, string | number>>, prefix?: string): Values {
  return all('code', values, prefix);
}

function sizeOf(facts: object): number {
  return Object.keys(facts).length;
}

/** The single values by area, for the reference of page writers. */
export const valueAreas = {
  product: {
    ...code({ console: addresses.console, status: addresses.status }, 'address-'),
    ...all(
      'mail',
      { support: addresses.support, privacy: addresses.privacy, security: addresses.security },
      'address-',
    ),
    ...text({ browserMenusAsOf: browserMenusAsOf.text }),
  },
  counts: text({
    highlightedLanguageCount,
    interfaceLanguageCount: languageIds.length,
    filterLanguageCount: filterLanguageIds.length,
    messageColourCount,
    storedItemCount: sizeOf(storedItems),
  }),
  accounts: text({ twoFactorExempt, largeEmojiRule: largeEmoji.rule }),
  looks: code({ safeQuery: customCssRules.safeQuery }),
} as const satisfies Readonly<Record<string, Values>>;

/** Every value that a page can name with `<Fact id="…" />`. */
export const factValues: Values = Object.assign({}, ...Object.values(valueAreas));
