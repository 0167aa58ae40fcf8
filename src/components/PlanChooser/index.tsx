import Link from '@docusaurus/Link';
import { limits } from '@site/src/facts/limits';
import { plans } from '@site/src/facts/plans';
import type { PlanId } from '@site/src/facts/types';
import { type ReactNode, useState } from 'react';
import Button from '../ui/Button';
import { CheckboxField, SelectField } from '../ui/fields';
import Panel from '../ui/Panel';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import Verdict from '../ui/Verdict';
import {
  amountIds,
  amountOptions,
  choosePlan,
  featureGroups,
  formatCost,
  type RequirementId,
  type Requirements,
  toLabel,
} from './choosePlan';
import styles from './styles.module.css';

function Result({ plan, below, missing }: ReturnType<typeof choosePlan>): ReactNode {
  return (
    <>
      <p>{plans[plan].suits}</p>
      {below && (
        <>
          <p className={shared.label}>
            What you would miss on <span className={`plan plan--${below}`}>{plans[below].name}</span>
          </p>
          <ul>
            {missing.map((text) => (
              <li key={text}>{text}</li>
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
  const [requirements, setRequirements] = useState<Requirements>({});
  const choice = choosePlan(requirements);
  const isEmpty = Object.keys(requirements).length === 0;

  function setRequirement(id: RequirementId, needed: PlanId | ''): void {
    setRequirements(({ [id]: _, ...others }) => (needed ? { ...others, [id]: needed } : others));
  }

  return (
    <Panel className={`${styles.chooser} needs-scripts not-on-paper`}>
      <div className={styles.amounts}>
        {amountIds.map((id) => (
          <SelectField
            key={id}
            label={toLabel(id)}
            options={amountOptions(id)}
            value={requirements[id] ?? ''}
            onChange={(needed) => setRequirement(id, needed)}
          />
        ))}
      </div>
      <div className={styles.groups}>
        {featureGroups.map(({ label, features }) => (
          <fieldset key={label} className={shared.group}>
            <legend>{label}</legend>
            {features.map(({ id, plan: needed }) => (
              <CheckboxField
                key={id}
                checked={id in requirements}
                onChange={(chosen) => setRequirement(id, chosen ? needed : '')}
              >
                {toLabel(id)}
              </CheckboxField>
            ))}
          </fieldset>
        ))}
      </div>
      <Button onClick={() => setRequirements({})}>Clear the form</Button>
      <Status className={styles.summary}>
        {isEmpty ? (
          <span>Enter what your chat needs to see the lowest plan that has it.</span>
        ) : (
          <Verdict
            text={`${plans[choice.plan].name} ${formatCost(choice.plan)}. It's the lowest plan that has everything you need.`}
          />
        )}
      </Status>
      <div className={styles.result}>{!isEmpty && <Result {...choice} />}</div>
    </Panel>
  );
}
