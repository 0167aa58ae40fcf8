import { type DnsRecord, dnsRecords, domainTargets } from '@site/src/facts/domains';
import { type ReactNode, useRef, useState } from 'react';
import CopyButton from '../ui/CopyButton';
import { SelectField, TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { readCode, readDomain, zonesOf } from './domain';
import styles from './styles.module.css';

const { sampleDomain, sampleCode } = domainTargets;

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

function RecordToSet({
  record,
  hasCode,
}: {
  readonly record: DnsRecord;
  readonly hasCode: boolean;
}): ReactNode {
  const { type, name, short, value, does, needed } = record;
  const noCode =
    type === 'TXT' && !hasCode ? 'This code is an example. Enter yours above to copy the value.' : undefined;
  return (
    <li className={styles.record}>
      <strong>{type}</strong>
      <p className={shared.hint}>{`${does} Required ${needed}.`}</p>
      <dl>
        <Line label="Name" text={name} what={`name of ${type}`} />
        <Line label="Name without the zone" text={short} what={`short name of ${type}`} />
        <Line label="Value" text={value} what={`value of ${type}`} instead={noCode} />
      </dl>
    </li>
  );
}

/** The DNS records to set for the reader's domain, or those of the example, with a button to copy each value. */
export default function DnsChecklist(): ReactNode {
  const [typed, setTyped] = useState({ domain: '', zone: '', code: '' });
  const domain = typed.domain.trim() ? readDomain(typed.domain) : {};
  const code = typed.code.trim() ? readCode(typed.code) : {};
  const name = domain.value ?? sampleDomain;
  const zones = zonesOf(name);
  const zone = zones.find((each) => each === typed.zone) ?? zones[0] ?? name;
  const records = dnsRecords(name, zone, code.value ?? sampleCode);
  const until = domain.fault ? 'Until you fix your domain, these are the records' : 'Records';
  const which = `${until} for ${domain.value ? '' : 'the example '}${name}`;
  return (
    <div className={styles.checklist} data-search="ignore">
      <div className={styles.fields}>
        <TextField
          label="Your domain"
          className={shared.wide}
          inputMode="url"
          placeholder={`Example: ${sampleDomain}`}
          value={typed.domain}
          error={domain.fault}
          onChange={(text) => setTyped({ ...typed, domain: text, zone: '' })}
        />
        <SelectField
          label="DNS zone"
          value={zone}
          options={zones.map((each) => [each, each])}
          onChange={(chosen) => setTyped({ ...typed, zone: chosen })}
        />
        <TextField
          label="Verification code from Rookery"
          placeholder={`Example: ${sampleCode}`}
          value={typed.code}
          error={code.fault}
          onChange={(text) => setTyped({ ...typed, code: text })}
        />
      </div>
      <div className={shared.answer}>
        <Status className={styles.summary}>
          {`${which}${name === zone ? ', which is the DNS zone' : ` in the DNS zone ${zone}`}.`}
        </Status>
        <ul className={styles.records} aria-label="Records">
          {records.map((record) => (
            <RecordToSet
              key={`${record.type} ${record.name}`}
              record={record}
              hasCode={Boolean(code.value)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
