import { highlight } from '@site/src/utils/highlight';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import FormattedText from '../FormattedText';
import HighlightedCode from '../HighlightedCode';
import ui from '../styles.module.css';
import Verdict from '../Verdict';
import type { CheckResult, Report } from './report';
import styles from './styles.module.css';

type CheckStatus = CheckResult['status'];

/** The word for each status, and the path of its icon in a 20 × 20 view box. */
const statuses = {
  pass: { icon: 'm4.5 10.5 4 4 7-9', word: 'Passed' },
  fail: { icon: 'm5 5 10 10m0-10-10 10', word: 'Failed' },
  skip: { icon: 'M4 10h12', word: 'Not checked' },
} as const satisfies Record<CheckStatus, object>;

function StatusIcon({ status }: { readonly status: CheckStatus }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={statuses[status].icon} />
    </svg>
  );
}

function CheckItem({ result }: { readonly result: CheckResult<unknown> }): ReactNode {
  const { word } = statuses[result.status];
  const outcome = result.status === 'fail' && result.code ? `${word} with \`${result.code}\`` : word;
  return (
    <li className={styles.check} data-status={result.status}>
      <StatusIcon status={result.status} />
      <div>
        <strong>{result.label}</strong>{' '}
        <span className={styles.outcome}>
          <FormattedText text={outcome} />
        </span>
      </div>
      <div>
        <FormattedText text={result.message} />
      </div>
    </li>
  );
}

/** The summary and the checks of a report. A new report takes the focus and scrolls into view. */
export default function ReportView({ report }: { readonly report: Report<unknown> }): ReactNode {
  const { results, details } = report;
  const ref = useRef<HTMLElement>(null);
  const summaryId = useId();
  const worstFirst = ['fail', 'skip', 'pass'] as const;
  const status = worstFirst.find((each) => results.some((result) => result.status === each)) ?? 'skip';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new report takes the focus
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [report]);

  return (
    <section ref={ref} className={ui.answer} aria-label="Result" aria-describedby={summaryId} tabIndex={-1}>
      <div id={summaryId} className={`${styles.check} ${styles.summary}`} data-status={status}>
        <StatusIcon status={status} />
        <Verdict text={report.summary} />
      </div>
      <ul className={styles.checks}>
        {results.map((result) => (
          <CheckItem key={result.label} result={result} />
        ))}
      </ul>
      {details && (
        <HighlightedCode
          language="json"
          title={details.title}
          highlightedHtml={highlight(details.json, 'json')}
        />
      )}
    </section>
  );
}
