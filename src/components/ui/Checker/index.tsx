import { type ComponentProps, type ReactNode, useState } from 'react';
import Button from '../Button';
import Panel from '../Panel';
import ui from '../styles.module.css';
import type TextField from '../TextField';
import ReportView from './ReportView';
import type { Report } from './report';
import styles from './styles.module.css';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'className' | 'value' | 'error' | 'onChange'>;

interface Props<Input> {
  /** The label of the button: "Check the token". */
  readonly submitLabel: string;
  readonly emptyInput: Input;
  readonly check: (input: Input, nowSeconds: number) => Report<keyof Input> | Promise<Report<keyof Input>>;
  readonly sampleLabel: string;
  readonly createSample: (nowSeconds: number) => Input | Promise<Input>;
  /** Renders the fields. `field` returns the props of a field by its name in the input. */
  readonly children: (field: (name: keyof Input) => FieldProps, input: Input) => ReactNode;
}

interface State<Input> {
  readonly input: Input;
  readonly report?: Report<keyof Input>;
}

/** A form that checks pasted text. The text can be a secret, so it's neither stored nor sent anywhere. */
export default function Checker<Input extends { readonly [Name in keyof Input]: string }>(
  props: Props<Input>,
): ReactNode {
  const { submitLabel, emptyInput, check, sampleLabel, createSample, children } = props;
  const [{ input, report }, setState] = useState<State<Input>>({ input: emptyInput });

  /** Changes the input, and drops the report on the old input. */
  function change(patch: Partial<Input>): void {
    setState((current) => ({ input: { ...current.input, ...patch } }));
  }

  function field(name: keyof Input): FieldProps {
    return {
      className: styles.field,
      value: input[name],
      error: report?.results.find((result) => result.status === 'fail' && result.field === name)?.message,
      onChange: (value) => change({ [name]: value } as Partial<Input>),
    };
  }

  async function checkInput(getInput: (nowSeconds: number) => Input | Promise<Input>): Promise<void> {
    const nowSeconds = Math.floor(Date.now() / 1000);
    let next: State<Input>;
    try {
      const checked = await getInput(nowSeconds);
      next = { input: checked, report: await check(checked, nowSeconds) };
    } catch (error) {
      // For example, Web Crypto is missing without HTTPS.
      const reason = error instanceof Error ? error.message : error;
      next = { input, report: { summary: `This can't be checked here. ${reason}`, results: [] } };
    }
    // Drop the report if the reader has changed a field meanwhile.
    setState((current) => (current.input === input ? next : current));
  }

  return (
    <div className="rk-no-print">
      <noscript>
        <p>The checker needs JavaScript. What it checks is described above.</p>
      </noscript>
      <Panel className="rk-js-only">
        {/* `dialog` keeps a submit before hydration from reloading the page. */}
        <form
          className={styles.checker}
          method="dialog"
          noValidate
          aria-label={submitLabel}
          onSubmit={(event) => {
            event.preventDefault();
            void checkInput(() => input);
          }}
        >
          {children(field, input)}
          <div className={ui.buttons}>
            <Button type="submit" primary>
              {submitLabel}
            </Button>
            <Button onClick={() => checkInput(createSample)}>{sampleLabel}</Button>
            <Button onClick={() => change(emptyInput)}>Clear</Button>
          </div>
        </form>
        {report && <ReportView report={report} />}
      </Panel>
    </div>
  );
}
