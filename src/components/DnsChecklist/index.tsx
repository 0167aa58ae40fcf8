import { type DnsRecord, domainTargets } from '@site/src/facts/domains';
import { type ReactNode, useId, useRef, useState } from 'react';
import CopyButton from '../ui/CopyButton';
import { SelectField, TextField, Tick } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { useAddressState } from '../ui/useAddressState';
import { checklistOf, digLine, fieldsOf, searchOf } from './checklist';
import styles from './styles.module.css';

interface LineProps {
  readonly label: string;
  readonly text: string;
  /** What the copy button copies. */
  readonly what: string;
  /** Why there is nothing to copy yet, in place of the button. */
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
          <p className={shared.hint}>{instead}</p>
        ) : (
          <CopyButton text={text} what={what} shownIn={code} />
        )}
      </dd>
    </div>
  );
}

interface RecordProps {
  readonly record: DnsRecord;
  readonly hasCode: boolean;
  readonly done: boolean;
  readonly onTick: (done: boolean) => void;
}

function RecordToSet({ record, hasCode, done, onTick }: RecordProps): ReactNode {
  const { type, name, short, value, does, needed } = record;
  const help = useId();
  const noCode =
    type === 'TXT' && !hasCode ? 'This code is an example. Enter yours above to copy the value.' : undefined;
  return (
    <li className={styles.record}>
      <Tick checked={done} aria-describedby={help} onChange={onTick}>
        <strong>{type}</strong> record is set
      </Tick>
      <p id={help} className={shared.hint}>
        {does} Required {needed}.
      </p>
      <dl>
        <Line label="Name" text={name} what={`name of ${type}`} />
        <Line label="Name without the zone" text={short} what={`short name of ${type}`} />
        <Line label="Value" text={value} what={`value of ${type}`} instead={noCode} />
        <Line label="Command to check it" text={digLine(record)} what={`command for ${type}`} />
      </dl>
    </li>
  );
}

function keyOf({ type, name }: DnsRecord): string {
  return `${type} ${name}`;
}

/** A checklist of the DNS records to set for the reader's domain, with a button to copy each value. */
export default function DnsChecklist(): ReactNode {
  const [fields, change] = useAddressState(fieldsOf, searchOf);
  const [done, setDone] = useState<readonly string[]>([]);
  const { domain, zone, zones, isExample, records, faults, hasCode } = checklistOf(fields);
  const ticked = records.filter((record) => done.includes(keyOf(record))).length;
  return (
    <div className={styles.checklist}>
      <div className={styles.fields}>
        <TextField
          label="Your domain"
          className={shared.wide}
          inputMode="url"
          placeholder={`Example: ${domainTargets.sampleDomain}`}
          value={fields.domain}
          error={faults.domain}
          announced
          onChange={(value) => change({ ...fields, domain: value, zone: '' })}
        />
        <SelectField
          label="DNS zone"
          value={zone}
          options={zones.map((each) => [each, each])}
          onChange={(value) => change({ ...fields, zone: value === zones[0] ? '' : value })}
        />
        <TextField
          label="Verification code from Rookery"
          placeholder={`Example: ${domainTargets.sampleCode}`}
          value={fields.code}
          error={faults.code}
          announced
          onChange={(value) => change({ ...fields, code: value })}
        />
      </div>
      <div className={shared.answer}>
        <Status className={styles.summary}>
          {faults.domain
            ? 'Until you fix your domain, these are the records for the example '
            : `Records for ${isExample ? 'the example ' : ''}`}
          <strong>{domain}</strong>
          {domain === zone ? ', which is the DNS zone' : ` in the DNS zone ${zone}`}. {ticked} of{' '}
          {records.length} set.
        </Status>
        <ul className={styles.records}>
          {records.map((record) => {
            const key = keyOf(record);
            const others = done.filter((each) => each !== key);
            return (
              <RecordToSet
                key={key}
                record={record}
                hasCode={hasCode}
                done={done.includes(key)}
                onTick={(isDone) => setDone(isDone ? [...others, key] : others)}
              />
            );
          })}
        </ul>
      </div>
    </div>
  );
}
