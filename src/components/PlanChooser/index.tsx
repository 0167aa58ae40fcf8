import Link from '@docusaurus/Link';
import { type PlanId, planIds, plans } from '@site/src/facts/plans';
import {
  type CSSProperties,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  useLayoutEffect,
  useMemo,
} from 'react';
import AnnouncedText from '../ui/AnnouncedText';
import { usePreHydrationValueRef } from '../ui/usePreHydrationValueRef';
import { useQueryParams } from '../ui/useQueryParams';
import Verdict from '../ui/Verdict';
import withErrorBoundary from '../ui/withErrorBoundary';
import { choosePlan, describeChoice, formatNeeds, parseNeeds } from './choosePlan';
import styles from './styles.module.css';

function nextStepOf(plan: PlanId) {
  if (plans[plan].trial) return { label: 'Try it for free', to: '#trial' };
  if (plan === 'free') return { label: 'Create a chat', to: '/what-is-rookery#start' };
  return { label: 'Create an organization', to: '/organizations/general#create' };
}

const initialParams = { need: '' };
const sanitize = ({ need }: typeof initialParams) => ({ need: formatNeeds(parseNeeds(need)) });

/** Reads the needs chosen in the form, in the format of `parseNeeds`. */
function readNeeds(form: HTMLFormElement): string {
  return [...new FormData(form)].map(([id, plan]) => `${id}.${plan}`).join(' ');
}

/** Marks the lowest plan that meets the needs chosen in its children, the plan table. */
export default withErrorBoundary(function PlanChooser({ children }: PropsWithChildren): ReactNode {
  const [{ need }, setParams] = useQueryParams(initialParams, sanitize);
  const needs = useMemo(() => parseNeeds(need), [need]);
  const plan = need ? choosePlan(needs) : undefined;
  const nextStep = plan && nextStepOf(plan);

  const formRef = usePreHydrationValueRef(readNeeds, '', (early) =>
    setParams((current) => ({ need: `${current.need} ${early}` })),
  );

  // The inputs are static HTML, which React doesn't control.
  useLayoutEffect(() => {
    for (const input of formRef.current?.querySelectorAll('input') ?? []) {
      input.checked = needs.get(input.name)?.neededPlan === input.value;
    }
  }, [needs, formRef]);

  function clear(): void {
    setParams(() => initialParams);
    // Move focus on, because the focused button unmounts.
    formRef.current?.querySelector('input')?.focus();
  }

  function handleClick({ target, currentTarget }: MouseEvent<HTMLFormElement>): void {
    if (target instanceof HTMLInputElement) {
      // Keep the input clear of the sticky verdict, which appears now.
      target.scrollIntoView({ block: 'nearest' });
      // Selecting a radio button again clears it.
      if (target.type === 'radio' && needs.get(target.name)?.neededPlan === target.value) {
        target.checked = false;
        setParams(() => ({ need: readNeeds(currentTarget) }));
      }
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys that select also click
    <form
      ref={formRef}
      className={styles.chooser}
      data-plan={plan}
      style={plan && ({ '--plan': planIds.indexOf(plan) } as CSSProperties)}
      onChange={({ currentTarget }) => setParams(() => ({ need: readNeeds(currentTarget) }))}
      onClick={handleClick}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="rk-js-only" data-search="ignore">
        <p className="rk-no-print">Select what your chat needs to see the lowest plan that has it.</p>
      </div>
      {children}
      <div className={`${styles.summary} rk-js-only rk-no-print`} data-search="ignore">
        <AnnouncedText className={styles.verdict}>
          {plan && <Verdict text={describeChoice(needs)} />}
        </AnnouncedText>
        {nextStep && (
          <>
            <Link className="button button--primary" to={nextStep.to}>
              {nextStep.label}
            </Link>
            <button type="button" className="button button--link" onClick={clear}>
              Clear
            </button>
          </>
        )}
      </div>
    </form>
  );
});
