import CodeBlock from '@theme/CodeBlock';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../announce';
import Button from '../Button';
import FormattedText from '../FormattedText';
import { SelectField, TextField } from '../fields';
import Panel from '../Panel';
import shared from '../styles.module.css';
import Verdict from '../Verdict';
import type { CheckResult, Report } from './report';
import styles from './styles.module.css';

const statuses = {
  pass: { icon: '✓', word: 'Passed' },
  fail: { icon: '✗', word: 'Failed' },
  skipped: { icon: '?', word: 'Not checked' },
} as const;

type CheckStatus = CheckResult['status'];

function StatusIcon({ status }: { readonly status: CheckStatus }): ReactNode {
  return (
    <span className={styles[status]} aria-hidden="true">
      {statuses[status].icon}
    </span>
  );
}

function ResultItem({ label, status, message, code }: CheckResult): ReactNode {
  const { word } = statuses[status];
  return (
    <li className={styles.result}>
      <StatusIcon status={status} />
      <div>
        <strong>{label}</strong>{' '}
        <span className={styles.word}>
          <FormattedText text={code ? `${word} with \`${code}\`` : word} />
        </span>
      </div>
      <div>
        <FormattedText text={message} />
      </div>
    </li>
  );
}

/** A text passes if all of its checks do. */
function overallStatus(results: Report['results']): CheckStatus {
  const found = results.map(({ status }) => status);
  return found.includes('fail')
    ? 'fail'
    : found.includes('pass') && !found.includes('skipped')
      ? 'pass'
      : 'skipped';
}

/** A field to paste into, or to choose from if it has options. */
export interface CheckerField<Name>
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'rows' | 'required'> {
  readonly name: Name;
  readonly options?: readonly string[];
}

interface Props<Input> {
  /** The label of the button: "Check the token". */
  readonly action: string;
  readonly emptyInput: Input;
  readonly fields: (input: Input) => readonly CheckerField<keyof Input & string>[];
  /** @param now the time of the check in seconds */
  readonly check: (input: Input, now: number) => Report | Promise<Report>;
  readonly sampleLabel: string;
  readonly createSample: (now: number) => Input | Promise<Input>;
}

/** A form to paste into, with its checks. The pasted text can be a secret, so it's neither stored nor sent anywhere. */
export default function Checker<Input extends { readonly [Name in keyof Input]: string }>(
  props: Props<Input>,
): ReactNode {
  const { action, emptyInput, fields, check, sampleLabel, createSample } = props;
  const [{ input, report }, setState] = useState<{ input: Input; report?: Report }>({ input: emptyInput });

  const resultRef = useRef<HTMLElement>(null);
  const failures = report?.results.filter(({ status }) => status === 'fail') ?? [];

  // The answer can be below the window.
  useEffect(() => {
    if (report) {
      announce(report.summary);
      resultRef.current?.focus({ preventScroll: true });
      resultRef.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  }, [report]);

  // A change makes the report outdated.
  function change(part: Partial<Input>): void {
    setState((current) => ({ input: { ...current.input, ...part } }));
  }

  async function run(getInput: (now: number) => Input | Promise<Input>): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    let next: { input: Input; report: Report };
    try {
      const checked = await getInput(now);
      next = { input: checked, report: await check(checked, now) };
    } catch (error) {
      // The text has something that isn't checked here, or the page came without HTTPS, where browsers have no cryptography.
      const reason = error instanceof Error ? error.message : error;
      next = { input, report: { summary: `This can't be checked here: ${reason}.`, results: [] } };
    }
    // A reader may have changed something meanwhile.
    setState((current) => (current.input === input ? next : current));
  }

  return (
    <div className="not-on-paper">
      <noscript>
        <p>The checker needs JavaScript. What it checks is described above.</p>
      </noscript>
      <Panel className="needs-scripts">
        {/* With this method, a form that is sent before the scripts are there doesn't load the page again. */}
        <form
          className={styles.checker}
          method="dialog"
          aria-label={action}
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => input);
          }}
        >
          {fields(input).map(({ name, options, ...labels }) => {
            const field = {
              ...labels,
              value: input[name] as string,
              onChange: (value: string) => change({ [name]: value } as Partial<Input>),
            };
            return options ? (
              <SelectField key={name} {...field} options={options.map((value) => [value, value])} />
            ) : (
              <TextField
                key={name}
                {...field}
                className={styles.field}
                error={failures.find((failure) => failure.field === name)?.message}
              />
            );
          })}
          <div className={shared.buttons}>
            <Button type="submit" primary>
              {action}
            </Button>
            <Button onClick={() => run(createSample)}>{sampleLabel}</Button>
            <Button onClick={() => change(emptyInput)}>Clear</Button>
          </div>
        </form>
        {report && (
          <section ref={resultRef} className={shared.answer} aria-label="Result" tabIndex={-1}>
            <div className={styles.band} data-status={overallStatus(report.results)}>
              <StatusIcon status={overallStatus(report.results)} />
              <Verdict text={report.summary} />
            </div>
            <ul className={styles.checks}>
              {report.results.map((result) => (
                <ResultItem key={result.label} {...result} />
              ))}
            </ul>
            {report.decoded && (
              <details>
                <summary>What it contains</summary>
                <CodeBlock language="json">{report.decoded}</CodeBlock>
              </details>
            )}
          </section>
        )}
      </Panel>
    </div>
  );
}
