import { refunds } from '../../../../facts/payments';
import { type SmallPlanFeature, smallPlanFeatures } from '../../../../facts/plans';
import { boostLevels } from '../../../../facts/shop';
import { organizationBilling } from '../../../../facts/subscriptions';
import { lines, planUp } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables about the shop, boosts, subscriptions and payments. */
export const moneyTables: FactTables = {
  'boost-levels': ofList(
    'Levels of boosts',
    boostLevels,
    [
      ['Level', ({ level }) => level],
      ['Boosts', ({ boosts }) => boosts],
      ['What the chat gets', ({ gifts }) => lines(gifts.map(({ label }) => label))],
      ['When the level drops', ({ gifts }) => lines(gifts.map(({ lost }) => lost))],
    ],
    ({ level }) => String(level),
  ),
  refunds: ofRecord('Refunds', refunds, [
    ['What was bought', ({ label }) => label],
    ['Refunded', ({ refunded }) => refunded],
    ['Within', ({ within }) => within],
    ['How', ({ how }) => how],
  ]),
  'small-plan-features': ofRecord<SmallPlanFeature>('Small features that need a plan', smallPlanFeatures, [
    ['Feature', ({ label }) => label],
    ['Plan', ({ plan }) => planUp(plan)],
    ['How many', (feature) => feature.amount?.text],
    ['Page of the settings', ({ where }) => `**${where}**`],
  ]),
  'organization-billing': ofRecord('What an organization pays for', organizationBilling, [
    ['What', ({ label }) => label],
    ['Included', ({ included }) => included.text],
    ['Each further one, a month', ({ extra }) => extra.text],
    ['What counts', ({ counts }) => counts],
    ['What is free', ({ free }) => free],
  ]),
};
