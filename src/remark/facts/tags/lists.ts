import {
  accountDeletionSteps,
  belongsToChat,
  breakInSteps,
  followsYou,
  guestBecomesAccount,
  identityRules,
  registrationSteps,
  sessionRules,
  supportNeverAsks,
  twoFactorSteps,
  underAgeAccount,
} from '../../../facts/accounts';
import { notLogged } from '../../../facts/actions';
import { apiNever, apiVersionRules, idempotency, leakedKeySteps, paging } from '../../../facts/api';
import { cawNever, numrace, typerace } from '../../../facts/bot';
import {
  browsers,
  type CookieSteps,
  cookieSteps,
  type NotificationSteps,
  notificationSteps,
  requirements,
  systemNotificationSteps,
  type ThirdPartyCookieSteps,
  thirdPartyCookieSteps,
} from '../../../facts/browsers';
import { cookieNotice } from '../../../facts/cookies';
import { domainCertificates, domainEffects, domainLeaving } from '../../../facts/domains';
import { customEmojiRules, emojiForReaders, shortcodesStayText, skinToneRules } from '../../../facts/emoji';
import { filterLanguageIds, languages } from '../../../facts/languages';
import { neverUploaded, pollRules } from '../../../facts/limits/messages';
import { ipTag, raidPlaybook, slowMode } from '../../../facts/moderation';
import {
  alwaysRookery,
  csvRules,
  dataRegion,
  endingOrganization,
  loginProviderSetup,
  managersSee,
  movingChats,
} from '../../../facts/organizations';
import {
  buyingSteps,
  cardDataRules,
  chargebackRules,
  priceRules,
  receiptRules,
  refundSteps,
  unknownChargeChecks,
} from '../../../facts/payments';
import {
  breachRules,
  childrenRules,
  dataRegionRules,
  guestData,
  ownerDuties,
  privacyNotice,
  processingAgreement,
} from '../../../facts/privacy';
import { amount } from '../../../facts/quantity';
import { appealSteps, dangerFirst, decisionNotice, teamActions, teenRules } from '../../../facts/safety';
import { sdkPromises, sdkSafety } from '../../../facts/sdk';
import { exportLeavesOut } from '../../../facts/settings/advanced';
import { banImportSkips } from '../../../facts/settings/ban-list';
import { advertisementRules } from '../../../facts/settings/chat-advertisements';
import { chatCategories } from '../../../facts/settings/chat-information';
import { neverHeld } from '../../../facts/settings/pre-approve';
import { featherRules, gifts, underAgeRules } from '../../../facts/shop';
import { enforceSso, ssoKeyChange, ssoSafety, ssoSignOut } from '../../../facts/sso';
import { failedPaymentCures, goingDownRules, visitorsNotice } from '../../../facts/subscriptions';
import { customCssRules } from '../../../facts/themes';
import {
  webhookDelivery,
  webhookNever,
  webhookRotationSteps,
  webhookSignature,
} from '../../../facts/webhooks';

/** How the sentences of a list stand: numbered, with dots, or as paragraphs. */
type ListKind = 'steps' | 'points' | 'paragraphs';

/** Sentences or fragments of one kind. */
export interface PlainList {
  readonly kind: ListKind;
  readonly items: readonly string[];
  /** A line above them, where a part holds several lists. */
  readonly lead?: string;
}

/** A part of a divided list, such as one browser: a heading and what stands below it. */
export interface ListPart {
  readonly title: string;
  readonly lists: readonly PlainList[];
}

/** A list of facts: plain, or divided into parts by id. */
export type FactList = PlainList | { readonly parts: Readonly<Record<string, ListPart>> };

function steps(items: readonly string[], lead?: string): PlainList {
  return { kind: 'steps', items, lead };
}

function points(items: readonly string[]): PlainList {
  return { kind: 'points', items };
}

function paragraphs(...items: readonly (string | undefined)[]): PlainList {
  return { kind: 'paragraphs', items: items.filter((item) => item !== undefined) };
}

function codes(items: readonly string[]): PlainList {
  return points(items.map((item) => `\`${item}\``));
}

/** A list in parts, one for each entry of a record; parts without a sentence are left out. */
function divided<Fact>(
  facts: Readonly<Record<string, Fact>>,
  title: (id: string, fact: Fact) => string,
  lists: (fact: Fact) => readonly PlainList[],
): FactList {
  return {
    parts: Object.fromEntries(
      Object.entries(facts).map(([id, fact]) => [
        id,
        { title: title(id, fact), lists: lists(fact).filter(({ items }) => items.length > 0) },
      ]),
    ),
  };
}

function browserName(id: string): string {
  return browsers[id as keyof typeof browsers].name;
}

/** The lists by area, for the reference of page writers. */
export const listAreas = {
  accounts: {
    'registration-steps': steps(registrationSteps),
    'identity-rules': points(identityRules),
    'guest-becomes-account': points(guestBecomesAccount),
    'follows-you': points(followsYou),
    'belongs-to-chat': points(belongsToChat),
    'session-rules': points(sessionRules),
    'support-never-asks': points(supportNeverAsks),
    'break-in-steps': steps(breakInSteps),
    'two-factor-steps': steps(twoFactorSteps),
    'account-deletion-steps': steps(accountDeletionSteps),
    'under-age-account': points(underAgeAccount),
    'shortcodes-stay-text': points(shortcodesStayText),
    'custom-emoji-rules': points(customEmojiRules),
    'skin-tone-rules': points(skinToneRules),
    'emoji-for-readers': points(emojiForReaders),
  },
  moderation: {
    'not-logged': points(notLogged),
    'raid-playbook': steps(raidPlaybook),
    'slow-mode-presets': points(slowMode.presets.map((seconds) => amount(seconds, 'second'))),
    'slow-mode-not-counted': points(slowMode.notCounted),
    'ip-tag-shared': points(ipTag.shared),
  },
  bot: {
    'caw-never': points(cawNever),
    'numrace-ends': points(numrace.ends),
    'typerace-ends': points(typerace.ends),
  },
  messages: {
    'poll-rules': points(pollRules),
    'never-uploaded': codes(neverUploaded),
    'filter-languages': points(filterLanguageIds.map((id) => languages[id].name)),
  },
  settings: {
    'export-leaves-out': points(exportLeavesOut),
    'ban-import-skips': points(banImportSkips),
    'advertisement-rules': points(advertisementRules.rules),
    'chat-categories': points(chatCategories),
    'never-held': points(neverHeld),
    'css-stripped': points(customCssRules.stripped),
  },
  money: {
    'buying-steps': steps(buyingSteps),
    'price-rules': points(priceRules),
    'receipt-rules': points(receiptRules),
    'refund-steps': steps(refundSteps),
    'chargeback-rules': points(chargebackRules),
    'unknown-charge-checks': steps(unknownChargeChecks),
    'card-data-rules': points(cardDataRules),
    'feather-rules': points(featherRules),
    gifts: points(gifts),
    'under-age-rules': points(underAgeRules),
    'failed-payment-cures': steps(failedPaymentCures),
    'going-down-rules': points(goingDownRules),
    'visitors-notice': points(visitorsNotice),
  },
  developers: {
    'api-never': points(apiNever),
    'api-version-rules': points(apiVersionRules),
    'api-paging-rules': points(paging.rules),
    'api-idempotency-rules': points(idempotency.rules),
    'leaked-key-steps': steps(leakedKeySteps),
    'sdk-promises': points(sdkPromises),
    'sdk-safety': points(sdkSafety),
    'webhook-delivery': points(webhookDelivery),
    'webhook-never': points(webhookNever),
    'webhook-signature-steps': steps(webhookSignature.steps),
    'webhook-rotation-steps': steps(webhookRotationSteps),
  },
  organizations: {
    'moving-chats': points(movingChats),
    'csv-rules': points(csvRules),
    'always-rookery': points(alwaysRookery),
    'managers-see': points(managersSee.yes),
    'managers-never-see': points(managersSee.no),
    'data-region-covers': points(dataRegion.covers),
    'data-region-outside': points(dataRegion.outside),
    'ending-organization-steps': steps(endingOrganization.steps),
    'ending-organization-goes': points(endingOrganization.goes),
    'ending-organization-stays': points(endingOrganization.stays),
    'login-provider-claims': codes(loginProviderSetup.claims),
    'login-provider-linking': points(loginProviderSetup.linking),
    'enforce-sso-stops': points(enforceSso.stops),
    'sso-sign-out': points(ssoSignOut),
    'sso-safety': points(ssoSafety),
    'sso-key-change': points(ssoKeyChange),
    'domain-certificates': points(domainCertificates),
    'domain-effects': points(domainEffects),
    'domain-leaving': steps(domainLeaving),
  },
  privacy: {
    'danger-first': steps(dangerFirst),
    'team-actions': points(teamActions),
    'appeal-steps': steps(appealSteps),
    'decision-notice': points(decisionNotice),
    'teen-chat-rules': points(teenRules['designed-for-teens']),
    'adult-chat-rules': points(teenRules.adult),
    'guest-data': points(guestData),
    'data-region-rules': points(dataRegionRules),
    'breach-rules': points(breachRules),
    'owner-duties': points(ownerDuties),
    'children-rules': points(childrenRules),
    'dpa-includes': points(processingAgreement.includes),
    'privacy-notice': paragraphs(...privacyNotice),
    'cookie-notice': paragraphs(...cookieNotice),
  },
  browsers: {
    requirements: points(requirements),
    'notification-steps': divided<NotificationSteps>(
      notificationSteps,
      browserName,
      ({ before, byDefault, allow, unblock, note }) => [
        paragraphs(before, byDefault),
        steps(allow, 'To allow them:'),
        steps(unblock, 'To undo **Block**:'),
        paragraphs(note),
      ],
    ),
    'system-notification-steps': divided(
      systemNotificationSteps,
      (_, { name }) => name,
      ({ allow, quiet }) => [steps(allow), paragraphs(quiet)],
    ),
    'third-party-cookie-steps': divided<ThirdPartyCookieSteps>(
      thirdPartyCookieSteps,
      browserName,
      (browser) => [
        paragraphs(`**Blocks by default:** ${browser.blocks}`, `**You see:** ${browser.sees}`),
        steps(browser.steps),
        paragraphs(browser.note),
      ],
    ),
    'cookie-steps': divided<CookieSteps>(cookieSteps, browserName, ({ allow, clear }) => [
      steps(allow, 'To allow cookies:'),
      steps(clear, 'To delete what Rookery stored:'),
    ]),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FactList>>>>;

/** Every list that a page can show with `<FactsList of="name" />`. */
export const lists: Readonly<Record<string, FactList>> = Object.assign({}, ...Object.values(listAreas));
