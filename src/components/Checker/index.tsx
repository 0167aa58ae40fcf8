import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { announce } from '../ui/announce';
import Button from '../ui/Button';
import FormattedText from '../ui/FormattedText';
import { SelectField, TextField } from '../ui/fields';
import Panel from '../ui/Panel';
import shared from '../ui/styles.module.css';
import Verdict from '../ui/Verdict';
import { type Check, type CheckResult, errorMessage } from './checks';
import styles from './styles.module.css';

const resultLabels: Readonly<Record<CheckResult, readonly [icon: string, word: string]>> = {
  pass: ['✓', 'Passed'],
  fail: ['✗', 'Failed'],
  hint: ['i', 'Note'],
  open: ['?', 'Not checked'],
};

function CheckItem({ label, result, message, code }: Check): ReactNode {
  const [icon, word] = resultLabels[result];
  return (
    <li className={styles[result]}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <strong>{label}</strong>{' '}
        <span className={styles.word}>
          <FormattedText text={code ? `${word} with \`${code}\`` : word} />
        </span>
        <div>
          <FormattedText text={message} />
        </div>
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
  /** The form's accessible name. */
  readonly label: string;
  readonly warning: string;
  /** What to do without scripts. */
  readonly noScript: string;
  readonly emptyInput: Input;
  readonly fields: (input: Input) => readonly CheckerField<keyof Input & string>[];
  /** Checks what was pasted at a time in seconds. */
  readonly check: (input: Input, now: number) => Promise<readonly Check<keyof Input>[]>;
  /** Returns the results in a sentence or two. */
  readonly summarize: (checks: readonly Check[]) => string;
  readonly checkLabel: string;
  readonly sampleLabel: string;
  readonly createSample: (now: number) => Promise<Input>;
  /** Renders what follows the checks. */
  readonly renderDetails?: (input: Input, checks: readonly Check[]) => ReactNode;
}

/** A form to paste into, with its checks. The pasted text can be a secret, so it's neither stored nor sent anywhere. */
export default function Checker<Input extends { readonly [Name in keyof Input]: string }>(
  props: Props<Input>,
): ReactNode {
  const { emptyInput, summarize } = props;
  const [{ input, checks }, setState] = useState({
    input: emptyInput,
    checks: [] as readonly Check<keyof Input>[],
  });
  const latestRun = useRef(0);

  // Results are about what was pasted, so a change clears them.
  function change(part: Partial<Input>): void {
    latestRun.current += 1;
    setState((state) => ({ input: { ...state.input, ...part }, checks: [] }));
  }

  async function run(getInput: (now: number) => Input | Promise<Input>): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    latestRun.current += 1;
    const thisRun = latestRun.current;
    let checkedInput = input;
    let results: readonly Check<keyof Input>[];
    try {
      checkedInput = await getInput(now);
      results = await props.check(checkedInput, now);
    } catch (error) {
      // Browsers have no cryptography on pages without HTTPS.
      results = [{ label: 'Checks', result: 'open', message: errorMessage(error) }];
    }
    if (latestRun.current === thisRun) {
      setState({ input: checkedInput, checks: results });
      announce(summarize(results));
    }
  }

  function renderField({ name, options, ...field }: CheckerField<keyof Input & string>): ReactNode {
    const failures = checks.filter((check) => check.result === 'fail' && check.field === name);
    const own = {
      value: input[name] as string,
      onChange: (value: string) => change({ [name]: value } as Partial<Input>),
    };
    return options ? (
      <SelectField key={name} {...field} {...own} options={options.map((value) => [value, value])} />
    ) : (
      <TextField
        key={name}
        className={styles.field}
        {...field}
        {...own}
        error={failures.map(({ message }) => message).join(' ')}
      />
    );
  }

  return (
    <div className={shared.notOnPaper}>
      <noscript>
        <p>{props.noScript}</p>
      </noscript>
      <Panel className={shared.needsScripts}>
        {/* With this method, a form that is sent before the scripts are there doesn't load the page again. */}
        <form
          className={styles.checker}
          method="dialog"
          aria-label={props.label}
          onSubmit={(event) => {
            event.preventDefault();
            void run(() => input);
          }}
        >
          <p className={styles.warning}>
            <FormattedText text={props.warning} />
          </p>
          {props.fields(input).map(renderField)}
          <div className={shared.buttons}>
            <Button type="submit" primary>
              {props.checkLabel}
            </Button>
            <Button onClick={() => run(props.createSample)}>{props.sampleLabel}</Button>
            <Button onClick={() => change(emptyInput)}>Clear</Button>
          </div>
        </form>
        {checks.length > 0 && (
          <div className={shared.answer}>
            <Verdict text={summarize(checks)} />
            <ul className={styles.checks}>
              {checks.map((check) => (
                <CheckItem key={check.label} {...check} />
              ))}
            </ul>
            {props.renderDetails?.(input, checks)}
          </div>
        )}
      </Panel>
    </div>
  );
}
