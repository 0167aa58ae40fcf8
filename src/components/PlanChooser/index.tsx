import Link from '@docusaurus/Link';
import { plans } from '@site/src/facts/plans';
import {
  type PropsWithChildren,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import Button from '../ui/Button';
import Status from '../ui/Status';
import { useQueryFields } from '../ui/useQueryFields';
import Verdict from '../ui/Verdict';
import { choosePlan, describeChoice, formatNeeds, parseNeeds } from './choosePlan';
import styles from './styles.module.css';

const noNeeds = { need: '' };
const validate = ({ need }: typeof noNeeds) => ({ need: formatNeeds(parseNeeds(need)) });

/** Returns what is chosen in the table. */
function readNeeds(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].map(([id, plan]) => `${id}.${plan}`);
  return formatNeeds(parseNeeds(chosen.join(' ')));
}

/** Marks the lowest plan that has what the reader chooses in the plan table, the children, with its price and why not less. */
export default function PlanChooser({ children }: PropsWithChildren): ReactNode {
  const formRef = useRef<HTMLFormElement>(null);
  const [{ need }, change] = useQueryFields(noNeeds, validate);
  const needs = useMemo(() => parseNeeds(need), [need]);
  const plan = need ? choosePlan(needs) : undefined;

  // A reader can choose before hydration.
  const onMount = useEffectEvent(() => {
    const early = formRef.current ? readNeeds(formRef.current) : '';
    if (early) {
      change(() => ({ need: early }));
    }
  });
  useLayoutEffect(() => onMount(), []);

  // The controls are drawn while the site is built, so they follow the address here.
  useLayoutEffect(() => {
    for (const input of formRef.current?.querySelectorAll('input') ?? []) {
      input.checked = needs.get(input.name)?.needed === input.value;
    }
  }, [needs]);

  return (
    <form
      ref={formRef}
      className={styles.chooser}
      data-plan={plan}
      onChange={({ currentTarget }) => change(() => ({ need: readNeeds(currentTarget) }))}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <div className={`${styles.summary} needs-scripts not-on-paper`} data-search="ignore">
        <Status className={styles.verdict}>
          {plan ? (
            <Verdict text={describeChoice(needs)} />
          ) : (
            <span>Select what your chat needs to see the lowest plan that has it.</span>
          )}
        </Status>
        {plan && plans[plan].trial && <Link to="#trial">Try it for free</Link>}
        <Button onClick={() => change(() => noNeeds)}>Clear</Button>
      </div>
    </form>
  );
}
