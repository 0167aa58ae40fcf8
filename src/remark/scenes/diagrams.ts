import { h } from 'hastscript';
import { identityKinds, recoveryLadder, unverified } from '../../facts/accounts';
import { filterLevels } from '../../facts/bot';
import { notificationLocks } from '../../facts/browsers';
import { domainStatuses, domainTargets } from '../../facts/domains';
import { moderationLimits } from '../../facts/limits/moderation';
import { moneyLimits } from '../../facts/limits/money';
import { settingsLimits } from '../../facts/limits/settings';
import { ipTag, moderationTools } from '../../facts/moderation';
import { numberOf, planFeature, planIds, plans } from '../../facts/plans';
import { addresses, examples } from '../../facts/product';
import { rankIds, ranks } from '../../facts/ranks';
import { reportReasons } from '../../facts/reports';
import { sdkStates } from '../../facts/sdk';
import { heldStates } from '../../facts/settings/pre-approve';
import { firstMinute } from '../../facts/settings/welcome';
import { boostLevels } from '../../facts/shop';
import { failedPaymentDays, goingDown } from '../../facts/subscriptions';
import { lookOrder } from '../../facts/themes';
import { webhookRetries, webhookSwitchOff } from '../../facts/webhooks';
import { rankShape } from '../facts/html';
import { lookUp } from '../facts/lookUp';
import type { FactComponent } from '../facts/tags/types';
import { box, figure, type Picture, sentences } from './figure';
import { known } from './read';
import { bars, flow, layers, nest, sequence, timeline } from './shapes';

/** Rows of those who act, columns of those who are acted on. Nobody acts on an equal or higher rank. */
function whoActsOnWhom(): Picture {
  const actors = [...rankIds].reverse().filter((id) => ranks[id].staff);
  const below = (id: (typeof rankIds)[number]) => rankIds.slice(0, rankIds.indexOf(id));
  const head = rankIds.map((id) => box('scene-matrix-head', rankShape(id), h('span', ranks[id].name)));
  const rows = actors.map((actor) =>
    box(
      'scene-matrix-row',
      box('scene-matrix-name', rankShape(actor), h('strong', ranks[actor].name)),
      ...rankIds.map((target) => {
        const may = below(actor).includes(target);
        return h('span', { className: may ? 'scene-mark scene-mark--yes' : 'scene-mark' }, may ? '✓' : '–');
      }),
    ),
  );
  return {
    art: box('scene-matrix', box('scene-matrix-row', box('scene-matrix-name'), ...head), ...rows),
    says: sentences(
      'Who can act on whom',
      ...actors.map(
        (actor) =>
          `${ranks[actor].name} on ${below(actor)
            .map((id) => ranks[id].name)
            .join(', ')}`,
      ),
      'Nobody on an equal or higher rank',
    ),
  };
}

function boostOverlap(): Picture {
  const days = numberOf(moneyLimits['boost-lifetime']);
  const [first] = boostLevels;
  const shift = 9;
  const all = days + shift;
  const day = (from: number, to: number) => `day ${from} to day ${to}`;
  return bars(`Two boosts overlap, and the level holds only while both are active`, [
    { label: "@wren's boost", value: day(0, days), from: 0, to: days / all },
    { label: "@jay's boost", value: day(shift, all), from: shift / all, to: 1 },
    {
      label: `Level ${first.level} (${first.boosts} boosts)`,
      value: day(shift, days),
      from: shift / all,
      to: days / all,
    },
  ]);
}

function historyByPlan(): Picture {
  const amounts = planIds.map((id) => planFeature('history', id).amount ?? 1);
  const most = Math.log10(Math.max(...amounts));
  return bars(
    'How long messages are kept, by plan',
    planIds.map((id, index) => ({
      label: plans[id].name,
      value: planFeature('history', id).text,
      to: Math.log10(amounts[index] ?? 1) / most,
    })),
  );
}

const grace = moneyLimits['downgrade-grace'].text;
const fellDown = ['channels', 'history', 'custom-css', 'co-owners'] as const;

function goingDownDays(): Picture {
  const rowsFor = (time: 'atOnce' | 'meanwhile' | 'after') =>
    fellDown.map((id) => `**${goingDown[id].label}**: ${goingDown[id][time]}`);
  return timeline('What a smaller plan does', [
    { when: 'Day 0', what: rowsFor('atOnce') },
    {
      when: `The ${grace} after it`,
      what: ['Going up again brings all back.', ...rowsFor('meanwhile')],
      kind: 'good',
    },
    { when: `After ${grace}`, what: rowsFor('after'), kind: 'bad' },
  ]);
}

function reportRoutes(): Picture {
  const reasons = Object.values(reportReasons);
  const names = (toRookery: boolean) =>
    reasons
      .filter((reason) => reason.toRookery === toRookery)
      .map((reason) => reason.label)
      .join(', ');
  return flow('Where a report goes', [
    [{ label: 'A message is reported' }],
    [
      { label: 'Staff of the chat', text: 'see it under **Reports**', by: names(false) },
      {
        label: "Staff of the chat and Rookery's safety team",
        text: `Rookery answers ${moderationLimits['report-answer-severe'].text}`,
        by: names(true),
      },
    ],
  ]);
}

function webhookLife(): Picture {
  const [gone, failing] = webhookSwitchOff;
  return timeline('The life of a delivery', [
    { when: 'First try', what: ['Something happens in the chat; Rookery sends the event.'] },
    ...webhookRetries.map(({ attempt, waitText, totalText }) => ({
      when: `Retry ${attempt}`,
      what: [`${waitText} after the last failure, ${totalText} after the first.`],
    })),
    { when: '2xx at any try', what: ['The delivery is done.'], kind: 'good' as const },
    { when: gone.when, what: [gone.happens], kind: 'bad' as const },
    { when: failing.when, what: [failing.happens], kind: 'bad' as const },
  ]);
}

/** The diagrams by the name that a page gives them. */
const diagrams: Readonly<Record<string, () => Picture>> = {
  'who-acts-on-whom': whoActsOnWhom,
  'boost-overlap': boostOverlap,
  'history-by-plan': historyByPlan,
  downgrade: goingDownDays,
  'report-routes': reportRoutes,
  'webhook-delivery': webhookLife,
  'held-message': () =>
    flow('From sent to shown', [
      [{ label: 'Sent' }],
      [{ label: heldStates.waiting.label, text: heldStates.waiting.others }],
      [
        { label: heldStates.approved.label, text: heldStates.approved.others, kind: 'good' },
        {
          label: heldStates.rejected.label,
          text: `Its sender reads **${heldStates.rejected.sender}**.`,
          kind: 'bad',
        },
        {
          label: heldStates.dropped.label,
          text: `Its sender reads **${heldStates.dropped.sender}**.`,
          kind: 'bad',
        },
      ],
    ]),
  'look-order': () =>
    layers(
      'Which look wins: the first of these that is set decides',
      lookOrder.map(({ label, does }) => ({ label, text: does })),
    ),
  'moderation-ladder': () =>
    layers(
      'The tools from the mildest to the strongest',
      Object.values(moderationTools).map(({ label, lasts }) => ({ label, text: lasts })),
    ),
  'filter-levels': () =>
    layers(
      'Each level filters what the levels before it filter, and more',
      Object.values(filterLevels).map(({ label, masked }) => ({ label, text: `\`${masked}\`` })),
    ),
  identities: () =>
    nest(
      'Three kinds of identity',
      Object.values(identityKinds).map(({ label, name, worksIn, lookedAfterBy }) => ({
        label,
        holds: [
          { label: 'Name', text: name },
          { label: 'Works in', text: worksIn },
          { label: 'Looked after by', text: lookedAfterBy },
        ],
      })),
    ),
  organization: () =>
    nest('How the parts of an organization fit together', [
      {
        label: examples.organizationName,
        text: 'one bill, one console',
        holds: [
          {
            label: 'Chats',
            holds: [
              { label: examples.chat, text: '#general, #requests' },
              { label: 'morning-crew', text: '#general' },
            ],
          },
          {
            label: 'Accounts',
            holds: [
              { label: '@wren', text: 'role Owner' },
              { label: '@finch', text: 'role Member' },
            ],
          },
        ],
      },
    ]),
  'site-and-frame': () =>
    nest('A chat inside a website', [
      {
        label: 'Your website',
        text: '`www.example.org`: its cookies are first-party',
        holds: [
          {
            label: 'Frame with the chat',
            text: `\`${addresses.embed.replace('https://', '').replace('{chat}', examples.chat)}\`: to the browser its cookies are third-party, and it may refuse them`,
            kind: 'bad',
          },
        ],
      },
    ]),
  'ip-tag': () =>
    flow('Two names, one connection, one tag', [
      [{ label: '@jay' }, { label: 'heron#4821' }],
      [{ label: 'One connection', text: 'the IP address stays with Rookery' }],
      [{ label: `\`${ipTag.example}\``, text: 'all that staff see, on both names' }],
    ]),
  'lost-phone': () =>
    layers(
      'The ways back in, the fastest first',
      Object.values(recoveryLadder).map(({ label, takes }) => ({ label, text: takes })),
    ),
  registration: () =>
    flow('From guest to account', [
      [{ label: identityKinds.guest.label, text: identityKinds.guest.name }],
      [
        {
          label: 'Account, e-mail not verified',
          text: `can ${unverified.can.join(', ')}; cannot ${unverified.cannot.join(', ')}`,
          by: 'Register',
        },
      ],
      [
        { label: 'Verified account', by: 'Type the code', kind: 'good' },
        { label: 'Removed', by: `No code: ${unverified.removedAfter.text}`, kind: 'bad' },
      ],
    ]),
  'first-minute': () =>
    flow(
      "A newcomer's first minute",
      firstMinute.map((label) => [{ label }]),
    ),
  'failed-payment': () =>
    timeline(
      'What a failed payment does',
      failedPaymentDays.map(({ day, happens }, index) => ({
        when: `Day ${day}`,
        what: [happens],
        ...(index === failedPaymentDays.length - 1 ? { kind: 'bad' as const } : {}),
      })),
    ),
  'temporary-rank': () =>
    timeline('`/temprank @wren moderator 2h`', [
      { when: 'Before', what: [`@wren is ${ranks.member.name}.`] },
      { when: '14:00', what: [`@wren is ${ranks.moderator.name} until 16:00.`], kind: 'good' },
      { when: '16:00', what: [`@wren is ${ranks.member.name} again, by itself.`] },
    ]),
  'chat-deletion': () =>
    timeline('Deleting a chat', [
      { when: 'Day 0', what: ['The owner types the address and deletes the chat.'] },
      {
        when: `For ${settingsLimits['chat-delete-undo'].text}`,
        what: ['The owner can take the deletion back.'],
        kind: 'good',
      },
      { when: `After ${settingsLimits['chat-delete-undo'].text}`, what: ['Everything goes.'], kind: 'bad' },
    ]),
  'notification-locks': () =>
    layers(
      'Three locks, to open in this order',
      Object.values(notificationLocks).map(({ label, holds }) => ({ label, text: holds })),
    ),
  'single-sign-on': () =>
    sequence(
      'Signing in with a token',
      ['Browser', 'Your site', 'Rookery'],
      [
        { from: 0, to: 1, says: 'opens a page with the chat, signed in on your site' },
        { from: 1, to: 1, says: 'checks the session and signs a token for this person' },
        { from: 1, to: 0, says: 'the page with the token' },
        { from: 0, to: 2, says: 'the token, by `token` or `signIn()`' },
        { from: 2, to: 2, says: 'checks signature, claims and `jti`' },
        { from: 2, to: 0, says: 'a session; the token is used up' },
      ],
    ),
  'custom-domain': () =>
    sequence(
      `\`${domainTargets.sampleDomain}\` becomes the address of a chat`,
      ['You', 'Your DNS', 'Rookery'],
      [
        { from: 0, to: 2, says: `adds \`${domainTargets.sampleDomain}\`` },
        {
          from: 0,
          to: 1,
          says: `sets CNAME \`${domainTargets.cname}\` and TXT \`${domainTargets.verifyName}\``,
        },
        { from: 2, to: 1, says: 'looks for both records' },
        { from: 2, to: 2, says: `gets a certificate; the state becomes **${domainStatuses.active.label}**` },
      ],
    ),
  'sdk-states': () =>
    flow('States of a chat in the SDK', [
      [{ label: 'loading', text: sdkStates.loading.does }],
      [{ label: 'ready', text: sdkStates.ready.does, kind: 'good' }],
      [{ label: 'offline', text: `${sdkStates.offline.does} Then **ready** again.`, by: 'at any time' }],
      [{ label: 'destroyed', text: sdkStates.destroyed.does, by: '`destroy()`', kind: 'bad' }],
    ]),
};

/** `<Diagram of="who-acts-on-whom" />`: how something flows or fits together, drawn from the facts. */
export const diagram: FactComponent = (attributes) => {
  known(attributes, ['of', 'note']);
  return figure('diagram', lookUp(diagrams, attributes.of, 'diagram')(), attributes.note);
};
