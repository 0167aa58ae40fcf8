import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { limits } from '../../facts/limits';
import { plans } from '../../facts/plans';
import { inDigits } from '../../facts/quantity';
import type { PlanId } from '../../facts/types';
import { TextField, Tick } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { useAddressState } from '../ui/useAddressState';
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

/** Explains what several chats cost, if each has its own subscription. */
function Several({ answer: { chats, cost, organization } }: { readonly answer: Answer }): ReactNode {
  return (
    organization && (
      <p>
        This is the price of {inDigits(chats)} subscriptions, one for each chat. An organization for all of
        them {costText(organization)}
        {organization.month < cost.month ? ', which is less.' : '.'}
      </p>
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
          It includes {limits['chats-included'].text} and {limits['seats-included'].text}. Each additional
          chat costs {limits['extra-chat-price'].text} a month, and each additional seat costs{' '}
          {limits['seat-price'].text}.
        </p>
      )}
      <Several answer={answer} />
      {short && short.lacks.length > 0 && (
        <>
          <p className={shared.label}>
            {plan ? 'What you would miss on ' : 'What you would miss on the highest plan, '}
            <PlanName id={short.plan} />
          </p>
          <ul>
            {short.lacks.map(({ label, asked, has }) => (
              <li key={label}>
                {label}: {has}
                {asked && `, but you need ${asked}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {plan && plans[plan].trial && (
        <p>
          You can <Link to="#trial">try it for free</Link> for {limits.trial.text}.
        </p>
      )}
    </>
  );
}

/** The answer in a sentence or two, which screen readers announce. */
function Summary({ form, answer: { plan, cost, short } }: { form: Form; answer: Answer }): ReactNode {
  if (isEmpty(form)) {
    return 'Enter what your chat needs to see the lowest plan that has it.';
  }
  const unread = amountIds.filter((id) => faultIn(form, id)).map((id) => amountFields[id].label);
  const ignored = unread.length > 0 ? ` This ignores fields with errors: ${unread.join(', ')}.` : '';
  const tooLarge = short?.lacks.map(({ label }) => label).join(', ');
  return (
    <>
      <strong>{plan ? `${plans[plan].name} ${costText(cost)}.` : 'No plan has everything you need.'}</strong>{' '}
      {plan ? "It's the lowest plan that has everything you need." : `Over the limit: ${tooLarge}.`}
      {ignored}
    </>
  );
}

/** Finds the lowest plan for what someone needs, with its price and why not the one below. */
export default function PlanChooser(): ReactNode {
  const [form, change] = useAddressState(formOf, searchOf);
  const { amounts, features } = form;

  function toggle(id: FeatureId, isChosen: boolean): void {
    const others = features.filter((each) => each !== id);
    change({ amounts, features: isChosen ? [...others, id] : others });
  }

  return (
    <div className={styles.chooser} data-search="ignore">
      <div className={styles.form}>
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
        <button type="button" className="btn" onClick={() => change(emptyForm)}>
          Clear the form
        </button>
      </div>
      <Status className={`${styles.summary} ${shared.result}`}>
        <Summary form={form} answer={choose(form)} />
      </Status>
      <div className={styles.result}>{!isEmpty(form) && <Result answer={choose(form)} />}</div>
    </div>
  );
}
