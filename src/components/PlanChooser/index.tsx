import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { moneyLimits } from '../../facts/limits/money';
import { plans } from '../../facts/plans';
import { amount, inDigits } from '../../facts/quantity';
import type { PlanId } from '../../facts/types';
import { type Answer, choose, costText, type Lack } from './choose';
import styles from './styles.module.css';
import {
  type AmountId,
  amountField,
  amountIds,
  emptyForm,
  type FeatureGroup,
  type FeatureId,
  type Form,
  featureGroups,
  formOf,
  isEmpty,
  mistakeIn,
  searchOf,
} from './wishes';

interface AmountInputProps {
  readonly id: AmountId;
  readonly form: Form;
  readonly onType: (text: string) => void;
}

function AmountInput({ id, form, onType }: AmountInputProps): ReactNode {
  const key = useId();
  const { label, kind, example } = amountField(id);
  const mistake = mistakeIn(form, id);
  return (
    <div className={styles.field}>
      <label htmlFor={key}>{label}</label>
      <input
        id={key}
        // Not of the type number: that one hides what cannot be read, and so nobody could say what is wrong with it.
        type="text"
        inputMode={kind === 'count' ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={example}
        value={form.amounts[id]}
        aria-invalid={mistake !== undefined}
        aria-describedby={`${key}-mistake`}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${key}-mistake`} className={styles.mistake}>
        {mistake}
      </p>
    </div>
  );
}

interface FeatureBoxesProps {
  readonly group: FeatureGroup;
  readonly chosen: readonly FeatureId[];
  readonly onToggle: (id: FeatureId) => void;
}

function FeatureBoxes({ group, chosen, onToggle }: FeatureBoxesProps): ReactNode {
  return (
    <fieldset className={styles.features}>
      <legend>{group.label}</legend>
      {group.features.map(({ id, label }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function PlanName({ id }: { id: PlanId }): ReactNode {
  return <span className={`plan plan--${id}`}>{plans[id].name}</span>;
}

function Lacks({ lacks }: { lacks: readonly Lack[] }): ReactNode {
  return (
    <ul>
      {lacks.map(({ label, asked, has }) => (
        <li key={label}>
          {label}: {has}
          {asked && `; you want ${asked}`}
        </li>
      ))}
    </ul>
  );
}

/** What an organization costs more for, as far as the form asks for it. */
function Extras(): ReactNode {
  return (
    <p>
      {moneyLimits['chats-included'].text} and {moneyLimits['seats-included'].text} are included. Each further
      chat costs {moneyLimits['extra-chat-price'].text} a month, each further seat{' '}
      {moneyLimits['seat-price'].text}.
    </p>
  );
}

function Several({ answer: { chats, cost, organization } }: { answer: Answer }): ReactNode {
  if (!organization) {
    return null;
  }
  return (
    <p>
      That is the price of {inDigits(chats)} subscriptions, one for each chat. An organization with all of
      them {costText(organization)}
      {organization.month < cost.month ? ', which is less.' : '.'}
    </p>
  );
}

function Boosted({ answer: { boosted, chats } }: { answer: Answer }): ReactNode {
  if (boosted.length === 0) {
    return null;
  }
  return (
    <>
      <p className={styles.label}>With boosts instead</p>
      <ul>
        {boosted.map(({ plan, level, boosts, cost }) => (
          <li key={plan}>
            <PlanName id={plan} /> on <Link to="/boosts">boost level {level}</Link> does it as well: {boosts}{' '}
            boosts at a time{chats > 1 && ' in each chat'}, about {cost} of members' feathers for{' '}
            {moneyLimits['boost-lifetime'].text}.
          </li>
        ))}
      </ul>
    </>
  );
}

function Result({ answer }: { answer: Answer }): ReactNode {
  const { plan, short } = answer;
  return (
    <>
      {plan && <p>{plans[plan].suits}</p>}
      {plan === 'organization' && <Extras />}
      <Several answer={answer} />
      {short && short.lacks.length > 0 && (
        <>
          <p className={styles.label}>
            {plan ? 'Why not ' : 'How far the largest plan goes: '}
            <PlanName id={short.plan} />
          </p>
          <Lacks lacks={short.lacks} />
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

/** The answer in one sentence, for the eye and for screen readers. */
function summary(form: Form, { plan, cost, short }: Answer): string {
  if (isEmpty(form)) {
    return 'Say what your chat needs; the smallest plan that does it stands here.';
  }
  const unread = amountIds.filter((id) => mistakeIn(form, id) !== undefined).length;
  const counted = unread > 0 ? ` Not counted: ${amount(unread, 'field')} that can't be read.` : '';
  const tooLarge = short?.lacks.map(({ label }) => label).join(', ');
  const answer = plan
    ? `${plans[plan].name} does it. It ${costText(cost)}.`
    : `No plan does all of it. Too large: ${tooLarge}.`;
  return answer + counted;
}

/**
 * Finds the smallest plan for what somebody needs, with its price and why not the one below. The wishes stand in the
 * address, so that a link to an answer can be shared.
 */
export default function PlanChooser(): ReactNode {
  const [{ form, unknown }, setState] = useState<ReturnType<typeof formOf>>({ form: emptyForm, unknown: [] });
  const { search } = useLocation();
  const answer = choose(form);

  useEffect(() => setState(formOf(search)), [search]);

  function change(next: Form): void {
    setState({ form: next, unknown: [] });
    replaceSearch(searchOf(next, window.location.search));
  }

  function toggle(id: FeatureId): void {
    const features = form.features.includes(id)
      ? form.features.filter((each) => each !== id)
      : [...form.features, id];
    change({ ...form, features });
  }

  return (
    <div className={styles.chooser} data-search="ignore">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className={styles.amounts}>
          {amountIds.map((id) => (
            <AmountInput
              key={id}
              id={id}
              form={form}
              onType={(text) => change({ ...form, amounts: { ...form.amounts, [id]: text } })}
            />
          ))}
        </div>
        <div className={styles.groups}>
          {featureGroups.map((group) => (
            <FeatureBoxes key={group.label} group={group} chosen={form.features} onToggle={toggle} />
          ))}
        </div>
        <button type="button" onClick={() => change(emptyForm)}>
          Empty the form
        </button>
      </form>
      <p role="status" className={styles.summary}>
        {summary(form, answer)}
      </p>
      <div className={styles.result}>
        {unknown.length > 0 && (
          <p role="alert">
            The address asks for features that don't exist: {unknown.join(', ').slice(0, 100)}. Choose from
            the list above.
          </p>
        )}
        {!isEmpty(form) && <Result answer={answer} />}
      </div>
    </div>
  );
}
