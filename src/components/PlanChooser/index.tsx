import Link from '@docusaurus/Link';
import { type ReactNode, useState } from 'react';
import { limits } from '../../facts/limits';
import { plans } from '../../facts/plans';
import type { PlanId } from '../../facts/types';
import { CheckField, SelectField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { choose, costText, type Wishes } from './choosePlan';
import { amountIds, amountOptions, featureGroups, labelOf, type WishId } from './requirements';
import styles from './styles.module.css';

/** Returns what several chats cost. */
function severalChats(plan: PlanId): string {
  const included = limits['chats-included'].text;
  return plan === 'organization'
    ? `It includes ${included} and ${limits['seats-included'].text}. Each additional chat costs ${limits['extra-chat-price'].text} a month, and each additional seat costs ${limits['seat-price'].text}.`
    : `Each chat needs its own subscription. An organization with ${included} ${costText('organization')}.`;
}

function Result({ wishes }: { readonly wishes: Wishes }): ReactNode {
  const { plan, below, lacks } = choose(wishes);
  return (
    <>
      <p>{plans[plan].suits}</p>
      {plan !== 'free' && <p>{severalChats(plan)}</p>}
      {below && (
        <>
          <p className={shared.label}>
            What you would miss on <span className={`plan plan--${below}`}>{plans[below].name}</span>
          </p>
          <ul>
            {lacks.map((lack) => (
              <li key={lack}>{lack}</li>
            ))}
          </ul>
        </>
      )}
      {plans[plan].trial && (
        <p>
          You can <Link to="#trial">try it for free</Link> for {limits.trial.text}.
        </p>
      )}
    </>
  );
}

/** Finds the lowest plan for what someone needs, with its price and why not the one below. */
export default function PlanChooser(): ReactNode {
  const [wishes, setWishes] = useState<Wishes>({});
  const { plan } = choose(wishes);
  const isEmpty = Object.keys(wishes).length === 0;

  function wish(id: WishId, needed: PlanId | ''): void {
    const { [id]: _, ...others } = wishes;
    setWishes(needed ? { ...others, [id]: needed } : others);
  }

  return (
    <div className={styles.chooser} data-search="ignore">
      <div className={styles.amounts}>
        {amountIds.map((id) => (
          <SelectField
            key={id}
            label={labelOf(id)}
            options={amountOptions(id)}
            value={wishes[id] ?? ''}
            onChange={(needed) => wish(id, needed)}
          />
        ))}
      </div>
      <div className={styles.groups}>
        {featureGroups.map(({ label, features }) => (
          <fieldset key={label} className={shared.group}>
            <legend>{label}</legend>
            {features.map(({ id, plan: needed }) => (
              <CheckField
                key={id}
                checked={id in wishes}
                onChange={(chosen) => wish(id, chosen ? needed : '')}
              >
                {labelOf(id)}
              </CheckField>
            ))}
          </fieldset>
        ))}
      </div>
      <button type="button" className="btn" onClick={() => setWishes({})}>
        Clear the form
      </button>
      <Status className={styles.summary}>
        {isEmpty ? (
          <span>Enter what your chat needs to see the lowest plan that has it.</span>
        ) : (
          <>
            <strong>{`${plans[plan].name} ${costText(plan)}.`}</strong>
            <span> It's the lowest plan that has everything you need.</span>
          </>
        )}
      </Status>
      <div className={styles.result}>{!isEmpty && <Result wishes={wishes} />}</div>
    </div>
  );
}
