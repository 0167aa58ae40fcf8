import {
  currencies,
  type PaymentMethod,
  paymentMethods,
  paymentProblems,
  refunds,
} from '../../../../facts/payments';
import { numberOf, type SmallPlanFeature, smallPlanFeatures } from '../../../../facts/plans';
import { amount } from '../../../../facts/quantity';
import {
  boostLevels,
  type FeatherPackId,
  featherPacks,
  featherValue,
  packBonus,
  shopItems,
  waysToSpend,
} from '../../../../facts/shop';
import {
  billingAccess,
  failedPaymentDays,
  goingDown,
  organizationBilling,
  subscriptionChanges,
} from '../../../../facts/subscriptions';
import { lines, planUp } from './cells';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables about the shop, boosts, subscriptions and payments. */
export const moneyTables: FactTables = {
  'feather-packs': ofRecord('Packs of feathers', featherPacks, [
    ['Pack', ({ feathers }) => feathers.text],
    ['Price', ({ price }) => price.text],
    ['More than the base rate gives', (_, id) => amount(packBonus(id as FeatherPackId), 'percent')],
  ]),
  'shop-items': ofRecord('What the shop sells', shopItems, [
    ['Item', ({ label }) => label],
    ['Price', ({ price }) => price.text],
    ['In dollars', ({ price }) => featherValue(numberOf(price))],
    ['What it does', ({ does }) => does],
    ['Lasts', ({ lasts }) => lasts],
    ['Where it shows', ({ where }) => where],
  ]),
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
  'ways-to-spend': ofRecord('Ways to spend money on Rookery', waysToSpend, [
    ['What', ({ label }) => label],
    ['Who gains', ({ gains }) => gains],
    ['Who pays', ({ pays }) => pays],
    ['How long', ({ lasts }) => lasts],
  ]),
  'payment-methods': ofRecord<PaymentMethod>('Ways to pay', paymentMethods, [
    ['Way', ({ label }) => label],
    ['What it pays', ({ pays }) => pays],
    ['Plan', ({ plan }) => plan && planUp(plan)],
    ['Note', ({ note }) => note],
  ]),
  currencies: ofRecord('Currencies', currencies, [
    ['Code', ({ code }) => `\`${code}\``],
    ['Currency', ({ name }) => name],
  ]),
  refunds: ofRecord('Refunds', refunds, [
    ['What was bought', ({ label }) => label],
    ['Refunded', ({ refunded }) => refunded],
    ['Within', ({ within }) => within],
    ['How', ({ how }) => how],
  ]),
  'failed-payment-days': ofList(
    'A failed payment, day by day',
    failedPaymentDays,
    [
      ['Day', ({ day }) => day],
      ['What happens', ({ happens }) => happens],
      ['What works', ({ works }) => works],
      ['Mail to the payer', ({ mail }) => mail],
    ],
    ({ day }) => String(day),
  ),
  'going-down': ofRecord('What happens on a smaller plan', goingDown, [
    ['What', ({ label }) => label],
    ['At once', ({ atOnce }) => atOnce],
    ['Meanwhile', ({ meanwhile }) => meanwhile],
    ['Afterwards', ({ after }) => after],
  ]),
  'subscription-changes': ofRecord('Changes of a subscription', subscriptionChanges, [
    ['Change', ({ label }) => label],
    ['When', ({ when }) => when],
    ['Money', ({ money }) => money],
    ['Effect', ({ effect }) => effect],
  ]),
  'payment-problems': ofRecord('Troubles with a payment', paymentProblems, [
    ['What you see', ({ sign }) => sign],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
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
  'billing-access': ofRecord<string>('Who sees and changes a subscription', billingAccess, [
    ['Subscription of', (_, id) => (id === 'chat' ? 'A chat' : 'An organization')],
    ['Who', (who) => who],
  ]),
};
