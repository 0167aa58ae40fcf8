import { accountFields, signInProviders, twoFactorExempt } from '../../../facts/accounts';
import { actionIds, archiveExport, sampleLogDay } from '../../../facts/actions';
import { api, apiErrors, apiOperations, apiScopes, idempotency } from '../../../facts/api';
import {
  defaultFilterLevel,
  filterLevels,
  gameRules,
  numrace,
  replyMatching,
  schedules,
  trivia,
  triviaCategories,
  triviaPack,
  typerace,
} from '../../../facts/bot';
import { browserMenusAsOf, browsers } from '../../../facts/browsers';
import { docsStorageRule, storedItems } from '../../../facts/cookies';
import { domainTargets } from '../../../facts/domains';
import { embedOptions, hostPolicyHeader, linkSnippet } from '../../../facts/embed';
import { favouriteEmoji, largeEmoji, sampleEmoji, skinTones, unicodeVersion } from '../../../facts/emoji';
import { formattingMarks, highlightedLanguageCount } from '../../../facts/formatting';
import { chatMenuSign, messageMenuSign } from '../../../facts/interface';
import { filterLanguageIds, languageIds } from '../../../facts/languages';
import { neverUploaded, uploadTypes } from '../../../facts/limits/messages';
import { banEvasion, ipTag } from '../../../facts/moderation';
import {
  channelChoiceDefault,
  channelChoices,
  digestChoices,
  digestDefault,
  notificationSoundDefault,
  quietHours,
} from '../../../facts/notifications';
import {
  dataRegion,
  endingOrganization,
  loginProviderSetup,
  organizationSeats,
} from '../../../facts/organizations';
import { statementText } from '../../../facts/payments';
import { permissionIds } from '../../../facts/permissions';
import { plans, yearlySaving } from '../../../facts/plans';
import { processingAgreement } from '../../../facts/privacy';
import { addresses, examples, product } from '../../../facts/product';
import { customRank, rankIds, ranks } from '../../../facts/ranks';
import { reportReasonIds } from '../../../facts/reports';
import { teenRules } from '../../../facts/safety';
import { sdk, sdkChatsPerPage, sdkEvents } from '../../../facts/sdk';
import { allSettings, settingsPages } from '../../../facts/settings';
import { firstChannel } from '../../../facts/settings/channels';
import { advertisementRules } from '../../../facts/settings/chat-advertisements';
import { chatCategories } from '../../../facts/settings/chat-information';
import { barIcons } from '../../../facts/settings/icons';
import { messageColourCount } from '../../../facts/settings/message-colours';
import { staffKeyFormat } from '../../../facts/settings/staff-keys';
import { boostLevels, boostPriceInDollars, featherPacks } from '../../../facts/shop';
import { enforceSso, ssoAddresses, ssoSampleAddresses } from '../../../facts/sso';
import { billingAccess, organizationTrial, retryDays, unpaidInvoice } from '../../../facts/subscriptions';
import { customCssRules, customTheme, defaultAccent, themes } from '../../../facts/themes';
import { webhookEvents, webhookRetries, webhookSignature } from '../../../facts/webhooks';

/** How a value stands in running text: as text with its marks, as code, or as a mail address to write to. */
export type ValueKind = 'text' | 'code' | 'mail';

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

/** Every address: hosts as code, mail addresses to write to. */
const addressValues: Values = Object.fromEntries(
  Object.entries(addresses).map(([key, value]) => [
    `address-${key}`,
    { kind: value.includes('@') ? 'mail' : 'code', value },
  ]),
);

/** The single values by area, for the reference of page writers. */
export const valueAreas = {
  product: {
    ...text(product, 'product-'),
    ...addressValues,
    ...code({ chat: examples.chat, organization: examples.organization }, 'example-'),
    ...text({ chatName: examples.chatName, organizationName: examples.organizationName }, 'example-'),
    ...text({ chatMenuSign, messageMenuSign, browserMenusAsOf: browserMenusAsOf.text }),
  },
  counts: text({
    rankCount: rankIds.length,
    planCount: sizeOf(plans),
    permissionCount: permissionIds.length,
    actionCount: actionIds.length,
    settingCount: allSettings.length,
    settingsPageCount: sizeOf(settingsPages),
    reportReasonCount: reportReasonIds.length,
    highlightedLanguageCount,
    interfaceLanguageCount: languageIds.length,
    filterLanguageCount: filterLanguageIds.length,
    filterLevelCount: sizeOf(filterLevels),
    triviaCategoryCount: sizeOf(triviaCategories),
    formattingMarkCount: sizeOf(formattingMarks),
    uploadTypeCount: sizeOf(uploadTypes),
    neverUploadedCount: neverUploaded.length,
    messageColourCount,
    barIconCount: sizeOf(barIcons),
    chatCategoryCount: chatCategories.length,
    themeCount: sizeOf(themes),
    skinToneCount: sizeOf(skinTones),
    sampleEmojiCount: sampleEmoji.length,
    accountFieldCount: sizeOf(accountFields),
    signInProviderCount: signInProviders.length,
    browserCount: sizeOf(browsers),
    storedItemCount: sizeOf(storedItems),
    boostLevelCount: boostLevels.length,
    featherPackCount: sizeOf(featherPacks),
    embedOptionCount: sizeOf(embedOptions),
    sdkEventCount: sizeOf(sdkEvents),
    webhookEventCount: sizeOf(webhookEvents),
    webhookRetryCount: webhookRetries.length,
    apiScopeCount: sizeOf(apiScopes),
    apiOperationCount: sizeOf(apiOperations),
    apiErrorCount: sizeOf(apiErrors),
  }),
  accounts: {
    ...text({ twoFactorExempt, unicodeVersion }),
    ...text({
      customRankName: customRank.name.text,
      customRankLowestBase: ranks[customRank.lowestBase].name,
      customRankHighestBase: ranks[customRank.highestBase].name,
      customRankPlan: plans[customRank.plan].name,
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
      ipTagIs: ipTag.is,
      ipTagDiffers: ipTag.differs,
      archiveExportSentBy: archiveExport.sentBy,
    }),
    ...code({ ipTagExample: ipTag.example, sampleLogDay }),
  },
  bot: {
    ...text({
      gamePlay: gameRules.play,
      gameStop: gameRules.stop,
      gameAnswers: gameRules.answers,
      numraceGuess: numrace.guess,
      numracePlan: plans[numrace.plan].name,
      triviaWins: trivia.wins,
      triviaPlan: plans[trivia.plan].name,
      triviaPackPlan: plans[triviaPack.plan].name,
      triviaPackFormat: triviaPack.format,
      typeracePlan: plans[typerace.plan].name,
      typeraceLengthDefault: typerace.lengthDefault,
      replyMatchingRule: replyMatching.rule,
      scheduleTimeZone: schedules.timeZone,
    }),
    ...code({ replyTrigger: replyMatching.trigger }),
  },
  messages: text({
    channelChoiceDefault: channelChoices[channelChoiceDefault].label,
    digestDefault: digestChoices[digestDefault].label,
    notificationSoundDefault,
    quietHoursDefault: quietHours.default,
    quietHoursDoes: quietHours.does,
    quietHoursClock: quietHours.clock,
  }),
  looks: {
    ...text({
      customThemeRefused: customTheme.refused,
      customCssScope: customCssRules.scope,
      advertisementPlace: advertisementRules.place,
    }),
    ...code({ defaultAccent, safeQuery: customCssRules.safeQuery, firstChannel }),
  },
  money: {
    ...code({ statementText }),
    ...text({
      boostPriceDollars: boostPriceInDollars,
      yearlySaving: yearlySaving.text,
      unpaidInvoice,
      organizationTrial,
      retryDays: `${retryDays.slice(0, -1).join(', ')} and ${retryDays.at(-1)}`,
      billingAccessChat: billingAccess.chat,
      billingAccessOrganization: billingAccess.organization,
    }),
  },
  developers: {
    ...code({ package: sdk.package, install: sdk.install, script: sdk.script, global: sdk.global }, 'sdk-'),
    ...code({ nextScript: sdk.nextScript }, 'sdk-'),
    ...text(
      { version: sdk.version, mainVersion: sdk.mainVersion, tooManyChats: sdkChatsPerPage.beyond },
      'sdk-',
    ),
    ...code(
      {
        base: api.base,
        versionHeader: api.versionHeader,
        version: api.version,
        errorFormat: api.errorFormat,
        idempotencyMethods: idempotency.methods.join(', '),
      },
      'api-',
    ),
    ...text(
      {
        plan: plans[api.plan].name,
        format: api.format,
        tls: api.tls,
        times: api.times,
        errorStandard: api.errorStandard,
        order: api.order,
      },
      'api-',
    ),
    ...code({ version: webhookSignature.version, signed: webhookSignature.signed }, 'webhook-signature-'),
    ...code({ secretPrefix: webhookSignature.secretPrefix }, 'webhook-'),
    ...text({ standard: webhookSignature.standard, algorithm: webhookSignature.algorithm }, 'webhook-'),
    ...code({ embedPolicyHeader: hostPolicyHeader(), embedLink: linkSnippet(examples.chat) }),
    ...code({ sample: staffKeyFormat.sample, prefix: staffKeyFormat.prefix }, 'staff-key-'),
  },
  organizations: {
    ...code(domainTargets, 'domain-'),
    ...code(ssoAddresses, 'sso-'),
    ...code(ssoSampleAddresses, 'sso-sample-'),
    ...text({ enforceSsoKeeps: enforceSso.keeps, enforceSsoBack: enforceSso.back }),
    ...text({ seatIs: organizationSeats.seatIs, seatNeedNone: organizationSeats.needNone }),
    ...text({
      dataRegionWrong: dataRegion.wrong,
      leavingOrganizationPlan: endingOrganization.leavingPlan,
      loginProvidersWithTokens: loginProviderSetup.withTokens,
      loginProvidersWithEnforce: loginProviderSetup.withEnforce,
      loginProvidersInEmbed: loginProviderSetup.inEmbed,
    }),
    ...code(
      {
        redirect: loginProviderSetup.redirect,
        scopes: loginProviderSetup.scopes,
        discovery: loginProviderSetup.discovery,
      },
      'login-provider-',
    ),
  },
  privacy: text({
    dpaName: processingAgreement.name,
    dpaWho: processingAgreement.who,
    dpaPlan: plans[processingAgreement.plan].name,
    docsStorageKept: docsStorageRule.kept,
    docsStorageSent: docsStorageRule.sent,
    teenAndAdult: teenRules.both,
  }),
} as const satisfies Readonly<Record<string, Values>>;

/** Every value that a page can name with `<Fact id="…" />`. */
export const factValues: Values = Object.assign({}, ...Object.values(valueAreas));
