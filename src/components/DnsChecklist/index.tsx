import { useLocation } from '@docusaurus/router';
import CopyButton from '@site/src/components/CopyButton';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { type DnsRecord, domainTargets } from '@site/src/facts/domains';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { checklistOf, digLine, type Fields, fieldsOf, searchOf } from './checklist';
import styles from './styles.module.css';

interface LineProps {
  readonly label: string;
  readonly text: string;
  /** What the copy button copies. */
  readonly what: string;
  /** In place of the button, why there is nothing to copy yet. */
  readonly instead?: string | undefined;
}

function Line({ label, text, what, instead }: LineProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <code ref={code}>{text}</code>
        {instead ? (
          <span className={styles.instead}>{instead}</span>
        ) : (
          <CopyButton text={text} what={what} shownIn={code} />
        )}
      </dd>
    </div>
  );
}

interface RecordProps {
  readonly record: DnsRecord;
  readonly noCode: boolean;
  readonly done: boolean;
  readonly onTick: (done: boolean) => void;
}

function RecordToSet({ record, noCode, done, onTick }: RecordProps): ReactNode {
  const { type, name, short, value, does, needed } = record;
  const help = useId();
  return (
    <li className={styles.record}>
      <label>
        <input
          type="checkbox"
          checked={done}
          aria-describedby={help}
          onChange={(event) => onTick(event.target.checked)}
        />
        <strong>{type}</strong> record is set
      </label>
      <p id={help}>
        {does} Needed {needed}.
      </p>
      <dl>
        <Line label="Name" text={name} what={`name of ${type}`} />
        <Line label="Name without the zone" text={short} what={`short name of ${type}`} />
        <Line
          label="Value"
          text={value}
          what={`value of ${type}`}
          instead={
            type === 'TXT' && noCode ? 'The code is an example: type yours above, then copy.' : undefined
          }
        />
        <Line label="Check it" text={digLine(record)} what={`command for ${type}`} />
      </dl>
    </li>
  );
}

/** A list of the DNS records to set for the reader's own domain, to copy one by one and tick off. */
export default function DnsChecklist(): ReactNode {
  const [fields, setFields] = useState<Fields>({ domain: '', zone: '', code: '' });
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const location = useLocation();
  const id = useId();
  const { domain, zone, zones, isExample, records, faults, hasCode } = checklistOf(fields);

  useEffect(() => {
    setFields(fieldsOf(location.search));
  }, [location]);

  function change(next: Fields): void {
    setFields(next);
    replaceSearch(searchOf(next, window.location.search));
  }

  function keyOf({ type, name }: DnsRecord): string {
    return `${type} ${name}`;
  }

  function tick(record: DnsRecord, isDone: boolean): void {
    const next = new Set(done);
    if (isDone) {
      next.add(keyOf(record));
    } else {
      next.delete(keyOf(record));
    }
    setDone(next);
  }

  const ticked = records.filter((record) => done.has(keyOf(record))).length;
  return (
    <div className={styles.checklist}>
      <div className={styles.fields}>
        <div className={styles.domain}>
          <label htmlFor={`${id}domain`}>Your domain for the chat</label>
          <input
            id={`${id}domain`}
            type="text"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={domainTargets.sampleDomain}
            value={fields.domain}
            aria-invalid={Boolean(faults.domain)}
            aria-describedby={`${id}domain-fault`}
            onChange={(event) => change({ ...fields, domain: event.target.value, zone: '' })}
          />
          <p id={`${id}domain-fault`} className={styles.fault}>
            {faults.domain}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}zone`}>The zone: where you manage DNS</label>
          <select
            id={`${id}zone`}
            value={zone}
            onChange={(event) =>
              change({ ...fields, zone: event.target.value === zones[0] ? '' : event.target.value })
            }
          >
            {zones.map((candidate) => (
              <option key={candidate}>{candidate}</option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}code`}>The code from Rookery</label>
          <input
            id={`${id}code`}
            type="text"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={domainTargets.sampleCode}
            value={fields.code}
            aria-invalid={Boolean(faults.code)}
            aria-describedby={`${id}code-fault`}
            onChange={(event) => change({ ...fields, code: event.target.value })}
          />
          <p id={`${id}code-fault`} className={styles.fault}>
            {faults.code}
          </p>
        </div>
      </div>
      <p className={styles.summary} role="status">
        {isExample ? 'Records for the example ' : 'Records for '}
        <strong>{domain}</strong>
        {domain === zone ? ', the zone itself' : ` in the zone ${zone}`}. {ticked} of {records.length} ticked.
      </p>
      <ul className={styles.records}>
        {records.map((record) => (
          <RecordToSet
            key={keyOf(record)}
            record={record}
            noCode={!hasCode}
            done={done.has(keyOf(record))}
            onTick={(isDone) => tick(record, isDone)}
          />
        ))}
      </ul>
    </div>
  );
}
