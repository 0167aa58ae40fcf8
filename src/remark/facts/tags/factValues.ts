import { twoFactorExempt } from '../../../facts/accounts';
import { archiveExport } from '../../../facts/actions';
import { api, idempotency } from '../../../facts/api';
import {
  defaultFilterLevel,
  replyMatching,
  schedules,
  trivia,
  triviaPack,
  typerace,
} from '../../../facts/bot';
import { browserMenusAsOf } from '../../../facts/browsers';
import { docsStorageRule, storedItems } from '../../../facts/cookies';
import { domainTargets } from '../../../facts/domains';
import { hostPolicyHeader } from '../../../facts/embed';
import { favouriteEmoji, largeEmoji, unicodeVersion } from '../../../facts/emoji';
import { highlightedLanguageCount } from '../../../facts/formatting';
import { filterLanguageIds, languageIds } from '../../../facts/languages';
import { banEvasion, ipTag } from '../../../facts/moderation';
import { quietHours } from '../../../facts/notifications';
import {
  dataRegion,
  endingOrganization,
  loginProviderSetup,
  organizationSeats,
} from '../../../facts/organizations';
import { statementText } from '../../../facts/payments';
import { yearlySaving } from '../../../facts/plans';
import { processingAgreement } from '../../../facts/privacy';
import { addresses } from '../../../facts/product';
import { customRank, ranks } from '../../../facts/ranks';
import { sdk, sdkChatsPerPage } from '../../../facts/sdk';
import { firstChannel } from '../../../facts/settings/channels';
import { messageColourCount } from '../../../facts/settings/message-colours';
import { boostPriceInDollars } from '../../../facts/shop';
import { enforceSso } from '../../../facts/sso';
import { organizationTrial, retryDays, unpaidInvoice } from '../../../facts/subscriptions';
import { customCssRules } from '../../../facts/themes';
import { webhookSignature } from '../../../facts/webhooks';

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
  accounts: {
    ...text({ twoFactorExempt, unicodeVersion }),
    ...text({
      customRankName: customRank.name.text,
      customRankLowestBase: ranks[customRank.lowestBase].name,
      customRankHighestBase: ranks[customRank.highestBase].name,
      largeEmojiRule: largeEmoji.rule,
      favouriteEmojiAdd: favouriteEmoji.add,
      favouriteEmojiRule: favouriteEmoji.rule,
    }),
  },
  moderation: {
    ...text({
      filterLevelDefault: defaultFilterLevel,
      banEvasionWatches: banEvasion.watches,
      banEvasionDoes: banEvasion.does,
      archiveExportSentBy: archiveExport.sentBy,
    }),
    ...code({ ipTagExample: ipTag.example }),
  },
  bot: {
    ...text({
      triviaWins: trivia.wins,
      triviaPackFormat: triviaPack.format,
      typeraceLengthDefault: typerace.lengthDefault,
      replyMatchingRule: replyMatching.rule,
      scheduleTimeZone: schedules.timeZone,
    }),
    ...code({ replyTrigger: replyMatching.trigger }),
  },
  messages: text({ quietHoursDoes: quietHours.does, quietHoursClock: quietHours.clock }),
  looks: {
    ...text({ customCssScope: customCssRules.scope }),
    ...code({ safeQuery: customCssRules.safeQuery, firstChannel }),
  },
  money: {
    ...code({ statementText }),
    ...text({
      boostPriceDollars: boostPriceInDollars,
      yearlySaving: yearlySaving.text,
      unpaidInvoice,
      organizationTrial,
      retryDays: `${retryDays.slice(0, -1).join(', ')} and ${retryDays.at(-1)}`,
    }),
  },
  developers: {
    ...code({ package: sdk.package }, 'sdk-'),
    ...text({ version: sdk.version, tooManyChats: sdkChatsPerPage.beyond }, 'sdk-'),
    ...code(
      {
        base: api.base,
        errorFormat: api.errorFormat,
        idempotencyMethods: idempotency.methods.join(', '),
      },
      'api-',
    ),
    ...text(
      {
        format: api.format,
        tls: api.tls,
        times: api.times,
        errorStandard: api.errorStandard,
      },
      'api-',
    ),
    ...text({ algorithm: webhookSignature.algorithm }, 'webhook-'),
    ...code({ embedPolicyHeader: hostPolicyHeader() }),
  },
  organizations: {
    ...code({ verifyPrefix: domainTargets.verifyPrefix }, 'domain-'),
    ...text({ enforceSsoKeeps: enforceSso.keeps, enforceSsoBack: enforceSso.back }),
    ...text({ seatIs: organizationSeats.seatIs }),
    ...text({
      dataRegionWrong: dataRegion.wrong,
      leavingOrganizationPlan: endingOrganization.leavingPlan,
      loginProvidersWithTokens: loginProviderSetup.withTokens,
      loginProvidersWithEnforce: loginProviderSetup.withEnforce,
      loginProvidersInEmbed: loginProviderSetup.inEmbed,
    }),
    ...code({ discovery: loginProviderSetup.discovery }, 'login-provider-'),
  },
  privacy: text({
    dpaName: processingAgreement.name,
    dpaWho: processingAgreement.who,
    docsStorageKept: docsStorageRule.kept,
    docsStorageSent: docsStorageRule.sent,
  }),
} as const satisfies Readonly<Record<string, Values>>;

/** Every value that a page can name with `<Fact id="…" />`. */
export const factValues: Values = Object.assign({}, ...Object.values(valueAreas));
