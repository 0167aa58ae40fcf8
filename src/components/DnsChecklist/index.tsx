import { domainTargets } from '@site/src/facts/domains';
import { type ReactNode, useRef, useState } from 'react';
import CopyButton from '../ui/CopyButton';
import { SelectField, TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { readDomain, zonesOf } from './domain';
import { type DnsRecord, dnsRecords } from './records';
import styles from './styles.module.css';

const { sampleDomain, sampleCode } = domainTargets;

function Line({ label, text, what }: Readonly<Record<'label' | 'text' | 'what', string>>): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <code ref={code}>{text}</code>
        {/* The code of the example would verify nothing. */}
        {text.includes(sampleCode) ? (
          <p className={`${shared.hint} ${shared.wide}`}>An example. Copy yours from Rookery.</p>
        ) : (
          <CopyButton text={text} what={what} shownIn={code} />
        )}
      </dd>
    </div>
  );
}

function RecordToSet({ record }: { readonly record: DnsRecord }): ReactNode {
  const { type, name, short, value, does, needed } = record;
  return (
    <li className={styles.record}>
      <strong>{type}</strong>
      <p className={shared.hint}>{`${does} Required ${needed}.`}</p>
      <dl>
        <Line label="Name" text={name} what={`name of ${type}`} />
        <Line label="Name without the zone" text={short} what={`short name of ${type}`} />
        <Line label="Value" text={value} what={`value of ${type}`} />
      </dl>
    </li>
  );
}

/** The DNS records to set for the reader's domain, or those of the example, with a button to copy each value. */
export default function DnsChecklist(): ReactNode {
  const [typed, setTyped] = useState({ domain: '', zone: '' });
  const domain = typed.domain.trim() ? readDomain(typed.domain) : {};
  const name = domain.value ?? sampleDomain;
  const zones = zonesOf(name);
  const zone = zones.find((each) => each === typed.zone) ?? zones[0] ?? name;
  const records = dnsRecords(name, zone);
  const until = domain.fault ? 'Until you fix your domain, these are the records' : 'Records';
  const which = `${until} for ${domain.value ? '' : 'the example '}${name}`;
  return (
    <div className={styles.checklist} data-search="ignore">
      <div className={styles.fields}>
        <TextField
          label="Your domain"
          inputMode="url"
          placeholder={`Example: ${sampleDomain}`}
          value={typed.domain}
          error={domain.fault}
          onChange={(text) => setTyped({ domain: text, zone: '' })}
        />
        <SelectField
          label="DNS zone"
          value={zone}
          options={zones.map((each) => [each, each])}
          onChange={(chosen) => setTyped({ ...typed, zone: chosen })}
        />
      </div>
      <div className={shared.answer}>
        <Status className={styles.summary}>
          {`${which}${name === zone ? ', which is the DNS zone' : ` in the DNS zone ${zone}`}.`}
        </Status>
        <ul className={shared.list} aria-label="Records">
          {records.map((record) => (
            <RecordToSet key={`${record.type} ${record.name}`} record={record} />
          ))}
        </ul>
      </div>
    </div>
  );
}
