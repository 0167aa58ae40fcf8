import { limits } from './limits';
import { exactly, formatAmount, formatNumber, type Quantity } from './quantity';

/** The plans, low to high. The price is per month in US dollars before tax, without additional chats and seats. */
export const plans = {
  free: {
    name: 'Free',
    price: exactly(0, 'dollar'),
    goodFor: 'Friends, a small blog, or a first try',
  },
  plus: {
    name: 'Plus',
    price: exactly(9, 'dollar'),
    goodFor: 'Clubs, streams, and websites, without ads',
  },
  pro: {
    name: 'Pro',
    price: exactly(29, 'dollar'),
    goodFor: 'Larger groups: their own design, ranks, and domain',
  },
  organization: {
    name: 'Organization',
    price: exactly(99, 'dollar'),
    goodFor: 'Companies, schools, and radio stations',
  },
} as const;

export type PlanId = keyof typeof plans;

export const planIds = Object.keys(plans) as PlanId[];

export function yearlyPrice(plan: PlanId): string {
  return formatAmount(plans[plan].price.max * limits['months-in-yearly-price'].max, 'dollar');
}

/** The groups of features in the plan table, in order. */
export const planFeatureGroups = {
  people: 'People and messages',
  files: 'Files',
  looks: 'Appearance',
  staff: 'Staff tools',
  bot: 'Caw, the bot',
  developers: 'Developers',
  help: 'Support',
  small: 'Smaller features',
} as const;

export interface PlanCell {
  /** The text in the table: "250", "90 days", "yes", "no". */
  readonly text: string;
  /** How much of the row's feature the plan has. */
  readonly extent: 'full' | 'limited' | 'none';
}

export interface PlanFeature {
  /** The first column of the table: "Channels". */
  readonly label: string;
  /** A fragment below the label, if the label needs one. */
  readonly description?: string;
  readonly group: keyof typeof planFeatureGroups;
  /** The largest number in a chat, for the note below the label of a smaller feature. */
  readonly limit?: Quantity;
  /** The screen of Chat settings with a smaller feature. */
  readonly screenId?: string;
  readonly cells: Readonly<Record<PlanId, PlanCell>>;
}

const included: PlanCell = { text: 'yes', extent: 'full' };
const notIncluded: PlanCell = { text: 'no', extent: 'none' };

/** Returns the cells of a feature that is included in `minPlan` and above. */
function includedFrom(minPlan: PlanId): Record<PlanId, PlanCell> {
  const cellOf = (plan: PlanId) =>
    planIds.indexOf(plan) >= planIds.indexOf(minPlan) ? included : notIncluded;
  return toCells(cellOf('free'), cellOf('plus'), cellOf('pro'), cellOf('organization'));
}

/** An amount as text or a number, or `included` or `notIncluded`. */
type CellContent = number | string | PlanCell;

function toCell(content: CellContent): PlanCell {
  if (typeof content === 'object') return content;
  return { text: typeof content === 'number' ? formatNumber(content) : content, extent: 'limited' };
}

function toCells(free: CellContent, plus: CellContent, pro: CellContent, organization: CellContent) {
  return { free: toCell(free), plus: toCell(plus), pro: toCell(pro), organization: toCell(organization) };
}

/** The highest level of Caw's filter on each plan. */
const filterLevels = { free: 2, plus: 4, pro: 5, organization: 5 } as const satisfies Record<PlanId, number>;

export function lowestPlanWithFilterLevel(level: number): PlanId {
  return planIds.find((plan) => filterLevels[plan] >= level) ?? 'organization';
}

export const planFeatures = {
  'people-online': {
    label: 'People online at once, per chat',
    description: 'including guests and staff',
    group: 'people',
    cells: toCells(50, 250, 1000, 5000),
  },
  channels: { label: 'Channels', group: 'people', cells: toCells(1, 5, 20, 100) },
  history: {
    label: 'Message history',
    group: 'people',
    cells: toCells('7 days', '90 days', '2 years', '10 years'),
  },
  'pinned-notices': {
    label: 'Pinned notices',
    description: 'above the messages at once',
    group: 'people',
    cells: toCells(1, 5, 10, 20),
  },
  'open-polls': { label: 'Polls open at once', group: 'people', cells: toCells(1, 3, 10, 10) },
  radio: { label: 'Radio', group: 'people', cells: includedFrom('plus') },
  'upload-size': {
    label: 'Upload size, per file',
    group: 'files',
    cells: toCells('5 MB', '25 MB', '100 MB', '250 MB'),
  },
  'upload-storage': {
    label: 'Upload storage',
    description: "shared by an organization's chats",
    group: 'files',
    cells: toCells('500 MB', '10 GB', '100 GB', '1 TB'),
  },
  advertisements: {
    label: 'Ad-free chat',
    description: 'boosts can also remove ads',
    group: 'looks',
    cells: includedFrom('plus'),
  },
  'rookery-logo': {
    label: 'Removable Rookery logo',
    description: 'or your own',
    group: 'looks',
    cells: includedFrom('pro'),
  },
  'custom-css': {
    label: 'Custom CSS',
    description: 'inside the chat',
    group: 'looks',
    cells: includedFrom('pro'),
  },
  'custom-emoji': { label: 'Custom emoji', group: 'looks', cells: toCells(10, 100, 500, 2000) },
  'custom-ranks': { label: 'Custom ranks', group: 'staff', cells: toCells(notIncluded, notIncluded, 10, 50) },
  'staff-keys': { label: 'Active staff keys', group: 'staff', cells: toCells(2, 10, 50, 200) },
  'pre-approve': {
    label: 'Pre-approve',
    description: 'messages wait for approval',
    group: 'staff',
    cells: includedFrom('plus'),
  },
  'slow-mode': {
    label: 'Slow mode',
    description: 'a wait between messages',
    group: 'staff',
    cells: includedFrom('free'),
  },
  'action-log': {
    label: 'Action log history',
    group: 'staff',
    cells: toCells('7 days', '90 days', '1 year', '2 years'),
  },
  'archive-search': {
    label: 'Archive search',
    description: 'how far back',
    group: 'staff',
    cells: toCells('7 days', '90 days', '2 years', 'all'),
  },
  'archive-export': {
    label: 'Archive export',
    description: 'how far back',
    group: 'staff',
    cells: toCells(notIncluded, '30 days', 'all', 'all, also by API'),
  },
  'caw-filter': {
    label: "Caw's filter",
    description: 'a higher level catches more',
    group: 'bot',
    cells: toCells(
      `levels 1–${filterLevels.free}`,
      `levels 1–${filterLevels.plus}`,
      `levels 1–${filterLevels.pro}`,
      `levels 1–${filterLevels.organization}`,
    ),
  },
  'caw-commands': {
    label: "Caw's commands",
    description: 'dice, reminders, and replies',
    group: 'bot',
    cells: includedFrom('free'),
  },
  'caw-games': {
    label: "Caw's games",
    description: 'Numrace, Trivia, Typerace',
    group: 'bot',
    cells: includedFrom('plus'),
  },
  'trivia-packs': {
    label: 'Custom trivia packs',
    description: 'your own quiz questions',
    group: 'bot',
    cells: includedFrom('pro'),
  },
  webhooks: { label: 'Webhooks', group: 'developers', cells: toCells(notIncluded, 2, 10, 50) },
  sdk: {
    label: 'SDK: methods',
    description: 'control the chat from your code',
    group: 'developers',
    cells: includedFrom('free'),
  },
  'sdk-events': {
    label: 'SDK: events',
    description: 'such as new messages',
    group: 'developers',
    cells: includedFrom('plus'),
  },
  'sign-in-tokens': {
    label: 'SDK: sign-in tokens',
    description: 'from your site to one chat',
    group: 'developers',
    cells: includedFrom('pro'),
  },
  'custom-domains': {
    label: 'Custom domains',
    group: 'developers',
    cells: toCells(notIncluded, notIncluded, 1, 10),
  },
  'single-sign-on': {
    label: 'Single sign-on',
    description: 'from your site to all chats',
    group: 'developers',
    cells: includedFrom('organization'),
  },
  api: {
    label: 'API',
    description: 'manage chats from your server',
    group: 'developers',
    cells: includedFrom('organization'),
  },
  'managed-accounts': {
    label: 'Managed accounts',
    description: 'created by your organization',
    group: 'developers',
    cells: includedFrom('organization'),
  },
  support: {
    label: 'Support response time',
    description: 'Email about safety, accounts, and payments is answered on every plan',
    group: 'help',
    cells: toCells(
      { text: 'community', extent: 'none' },
      '3 business days',
      '1 business day',
      '4 hours, 24/7',
    ),
  },
  favicon: {
    label: 'Custom favicon',
    group: 'small',
    screenId: 'page-appearance',
    cells: includedFrom('plus'),
  },
  'footer-links': {
    label: 'Footer links',
    group: 'small',
    limit: limits['footer-links'],
    screenId: 'page-appearance',
    cells: includedFrom('plus'),
  },
  'custom-icons': {
    label: 'Custom icons',
    group: 'small',
    limit: limits['custom-icons'],
    screenId: 'icon-bar',
    cells: includedFrom('plus'),
  },
  'auto-translate': {
    label: 'Message translation',
    group: 'small',
    screenId: 'language',
    cells: includedFrom('plus'),
  },
  'hold-filtered': {
    label: '**Hold for approval** as a filter action',
    group: 'small',
    screenId: 'moderation',
    cells: includedFrom('plus'),
  },
  'co-owners': {
    label: 'Co-owners',
    group: 'small',
    limit: limits['co-owners'],
    screenId: 'advanced',
    cells: includedFrom('pro'),
  },
  'ban-list-files': {
    label: 'Import and export as CSV',
    group: 'small',
    screenId: 'ban-list',
    cells: includedFrom('pro'),
  },
} as const satisfies Record<string, PlanFeature>;

type PlanFeatureId = keyof typeof planFeatures;

export function lowestPlanWith(id: PlanFeatureId): PlanId {
  return planIds.find((plan) => planFeatures[id].cells[plan].extent !== 'none') ?? 'organization';
}

/** Returns the lowest plan that has more of a feature than Free. */
export function lowestPlanWithMore(id: PlanFeatureId): PlanId {
  const { cells } = planFeatures[id];
  return planIds.find((plan) => cells[plan].text !== cells.free.text) ?? 'organization';
}
