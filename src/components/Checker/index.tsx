import CodeBlock from '@theme/CodeBlock';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { announce } from '../ui/announce';
import Button from '../ui/Button';
import FormattedText from '../ui/FormattedText';
import { SelectField, TextField } from '../ui/fields';
import Panel from '../ui/Panel';
import shared from '../ui/styles.module.css';
import Verdict from '../ui/Verdict';
import type { Check, Findings } from './report';
import styles from './styles.module.css';

const results = {
  pass: { icon: '✓', word: 'Passed' },
  fail: { icon: '✗', word: 'Failed' },
  open: { icon: '?', word: 'Not checked' },
} as const;

function CheckItem({ label, result, message, code }: Check): ReactNode {
  const { icon, word } = results[result];
  return (
    <li className={styles[result]}>
      <strong>
        <span aria-hidden="true">{icon}</span> <span>{label}</span>
      </strong>{' '}
      <span className={styles.word}>
        <FormattedText text={code ? `${word} with \`${code}\`` : word} />
      </span>
      <div>
        <FormattedText text={message} />
      </div>
    </li>
  );
}

/** A field to paste into, or to choose from if it has options. */
export interface CheckerField<Name>
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'rows' | 'required'> {
  readonly name: Name;
  readonly options?: readonly string[];
}

interface Props<Input> {
  /** What the form does: "Check the token". */
  readonly action: string;
  readonly emptyInput: Input;
  readonly fields: (input: Input) => readonly CheckerField<keyof Input & string>[];
  /** Checks what was pasted at a time in seconds. */
  readonly check: (input: Input, now: number) => Findings<keyof Input> | Promise<Findings<keyof Input>>;
  readonly sampleLabel: string;
  readonly createSample: (now: number) => Input | Promise<Input>;
}

/** A form to paste into, with its checks. The pasted text can be a secret, so it's neither stored nor sent anywhere. */
export default function Checker<Input extends { readonly [Name in keyof Input]: string }>(
  props: Props<Input>,
): ReactNode {
  const { action, emptyInput } = props;
  const [{ input, findings }, setState] = useState<{ input: Input; findings?: Findings<keyof Input> }>({
    input: emptyInput,
  });
  const latestRun = useRef(0);

  // Results are about what was pasted, so a change clears them.
  function change(part: Partial<Input>): void {
    latestRun.current += 1;
    setState((state) => ({ input: { ...state.input, ...part } }));
  }

  async function run(getInput: (now: number) => Input | Promise<Input>): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    latestRun.current += 1;
    const thisRun = latestRun.current;
    const next = { input, findings: { summary: '', checks: [] } as Findings<keyof Input> };
    try {
      next.input = await getInput(now);
      next.findings = await props.check(next.input, now);
    } catch (error) {
      // The text has something that isn't checked here, or the page came without HTTPS, where browsers have no cryptography.
      const reason = error instanceof Error ? error.message : error;
      next.findings = { summary: `This can't be checked here: ${reason}.`, checks: [] };
    }
    if (latestRun.current === thisRun) {
      setState(next);
      announce(next.findings.summary);
    }
  }

  function renderField({ name, options, ...field }: CheckerField<keyof Input & string>): ReactNode {
    const failures = findings?.checks.filter((check) => check.result === 'fail' && check.field === name);
    const state = {
      value: input[name] as string,
      onChange: (value: string) => change({ [name]: value } as Partial<Input>),
    };
    return options ? (
      <SelectField key={name} {...field} {...state} options={options.map((value) => [value, value])} />
    ) : (
      <TextField
        key={name}
        className={styles.field}
        {...field}
        {...state}
        error={failures?.map(({ message }) => message).join(' ')}
      />
    );
  }

  return (
    <div className={shared.notOnPaper}>
      <noscript>
        <p>The checker needs JavaScript. What it checks is described above.</p>
      </noscript>
      <Panel className={shared.needsScripts}>
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
          {props.fields(input).map(renderField)}
          <div className={shared.buttons}>
            <Button type="submit" primary>
              {action}
            </Button>
            <Button onClick={() => run(props.createSample)}>{props.sampleLabel}</Button>
            <Button onClick={() => change(emptyInput)}>Clear</Button>
          </div>
        </form>
        {findings && (
          <div className={shared.answer}>
            <Verdict text={findings.summary} />
            <ul className={styles.checks}>
              {findings.checks.map((check) => (
                <CheckItem key={check.label} {...check} />
              ))}
            </ul>
            {findings.decoded && (
              <details>
                <summary>What it contains</summary>
                <CodeBlock language="json">{findings.decoded}</CodeBlock>
              </details>
            )}
          </div>
        )}
      </Panel>
    </div>
  );
}
