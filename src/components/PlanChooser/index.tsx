import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { moneyLimits } from '../../facts/limits/money';
import { plans } from '../../facts/plans';
import { amount, inDigits } from '../../facts/quantity';
import type { PlanId } from '../../facts/types';
import { TextField, Tick } from '../shared/fields';
import shared from '../shared/styles.module.css';
import { useAddressState } from '../shared/useAddressState';
import { type Answer, choose, costText } from './choose';
import styles from './styles.module.css';
import {
  amountFields,
  amountIds,
  emptyForm,
  type FeatureId,
  type Form,
  faultIn,
  featureGroups,
  formOf,
  isEmpty,
  searchOf,
} from './wishes';

function PlanName({ id }: { id: PlanId }): ReactNode {
  return <span className={`plan plan--${id}`}>{plans[id].name}</span>;
}

/** What several chats cost, if each has its own subscription. */
function Several({ answer: { chats, cost, organization } }: { readonly answer: Answer }): ReactNode {
  return (
    organization && (
      <p>
        That is the price of {inDigits(chats)} subscriptions, one for each chat. An organization with all of
        them {costText(organization)}
        {organization.month < cost.month ? ', which is less.' : '.'}
      </p>
    )
  );
}

function Boosted({ answer: { boosted, chats } }: { readonly answer: Answer }): ReactNode {
  return (
    boosted.length > 0 && (
      <>
        <p className={styles.label}>With boosts instead</p>
        <ul>
          {boosted.map(({ plan, level, boosts, cost }) => (
            <li key={plan}>
              <PlanName id={plan} /> on <Link to="/boosts">boost level {level}</Link> does it as well:{' '}
              {boosts} boosts at a time{chats > 1 && ' in each chat'}, about {cost} of members' feathers for{' '}
              {moneyLimits['boost-lifetime'].text}.
            </li>
          ))}
        </ul>
      </>
    )
  );
}

function Result({ answer }: { readonly answer: Answer }): ReactNode {
  const { plan, short } = answer;
  return (
    <>
      {plan && <p>{plans[plan].suits}</p>}
      {plan === 'organization' && (
        <p>
          {moneyLimits['chats-included'].text} and {moneyLimits['seats-included'].text} are included. Each
          further chat costs {moneyLimits['extra-chat-price'].text} a month, each further seat{' '}
          {moneyLimits['seat-price'].text}.
        </p>
      )}
      <Several answer={answer} />
      {short && short.lacks.length > 0 && (
        <>
          <p className={styles.label}>
            {plan ? 'Why not ' : 'How far the largest plan goes: '}
            <PlanName id={short.plan} />
          </p>
          <ul>
            {short.lacks.map(({ label, asked, has }) => (
              <li key={label}>
                {label}: {has}
                {asked && `; you want ${asked}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <Boosted answer={answer} />
      {plan && plans[plan].trial && (
        <p>
          You can <Link to="#trial">try it</Link> for {moneyLimits.trial.text}.
        </p>
      )}
    </>
  );
}

/** The answer in one sentence, which screen readers announce. */
function summary(form: Form, { plan, cost, short }: Answer): string {
  if (isEmpty(form)) {
    return 'Say what your chat needs; the smallest plan that does it stands here.';
  }
  const unread = amountIds.filter((id) => faultIn(form, id) !== undefined).length;
  const counted = unread > 0 ? ` Not counted: ${amount(unread, 'field')} that can't be read.` : '';
  const tooLarge = short?.lacks.map(({ label }) => label).join(', ');
  const answer = plan
    ? `${plans[plan].name} does it. It ${costText(cost)}.`
    : `No plan does all of it. Too large: ${tooLarge}.`;
  return answer + counted;
}

/** Finds the smallest plan for what someone needs, with its price and why not the one below. */
export default function PlanChooser(): ReactNode {
  const [form, change] = useAddressState(formOf, searchOf);
  const { amounts, features, unknown = [] } = form;

  function toggle(id: FeatureId, isChosen: boolean): void {
    const others = features.filter((each) => each !== id);
    change({ amounts, features: isChosen ? [...others, id] : others });
  }

  return (
    <div className={styles.chooser} data-search="ignore">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className={styles.amounts}>
          {amountIds.map((id) => (
            // Not a number field, which would hide what can't be read.
            <TextField
              key={id}
              className={styles.amount}
              label={amountFields[id].label}
              inputMode={amountFields[id].kind === 'count' ? 'numeric' : 'text'}
              placeholder={amountFields[id].example}
              value={amounts[id]}
              error={faultIn(form, id)}
              onChange={(text) => change({ features, amounts: { ...amounts, [id]: text } })}
            />
          ))}
        </div>
        <div className={styles.groups}>
          {featureGroups.map((group) => (
            <fieldset key={group.label} className={shared.group}>
              <legend>{group.label}</legend>
              {group.features.map(({ id, label }) => (
                <Tick key={id} checked={features.includes(id)} onChange={(chosen) => toggle(id, chosen)}>
                  {label}
                </Tick>
              ))}
            </fieldset>
          ))}
        </div>
        <button type="button" className={shared.button} onClick={() => change(emptyForm)}>
          Empty the form
        </button>
      </form>
      <p role="status" className={styles.summary}>
        {summary(form, choose(form))}
      </p>
      <div className={styles.result}>
        {unknown.length > 0 && (
          <p role="alert">
            The address asks for features that don't exist: {unknown.join(', ').slice(0, 100)}. Choose from
            the list above.
          </p>
        )}
        {!isEmpty(form) && <Result answer={choose(form)} />}
      </div>
    </div>
  );
}
