import { domainTargets } from '@site/src/facts/domains';
import { type ReactNode, useRef, useState } from 'react';
import CopyButton from '../ui/CopyButton';
import { SelectField, TextField } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { parseDomain, possibleZones } from './domain';
import { type DnsRecord, dnsRecords } from './records';
import styles from './styles.module.css';

const { sampleDomain, sampleCode } = domainTargets;

interface RecordLineProps {
  readonly label: string;
  readonly text: string;
  readonly subject: string;
}

function RecordLine({ label, text, subject }: RecordLineProps): ReactNode {
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
          <CopyButton text={text} subject={subject} textRef={code} />
        )}
      </dd>
    </div>
  );
}

function RecordItem({ record }: { readonly record: DnsRecord }): ReactNode {
  const { type, name, shortName, value, description, when } = record;
  return (
    <li className={styles.record}>
      <strong>{type}</strong>
      <p className={shared.hint}>{`${description} Required ${when}.`}</p>
      <dl>
        <RecordLine label="Full name" text={name} subject={`full name of ${type}`} />
        <RecordLine label="Short name" text={shortName} subject={`short name of ${type}`} />
        <RecordLine label="Value" text={value} subject={`value of ${type}`} />
      </dl>
    </li>
  );
}

/** The DNS records to set for the reader's domain, or those of the example, with a button to copy each value. */
export default function DnsChecklist(): ReactNode {
  const [fields, setFields] = useState({ domain: '', zone: '' });
  const domain = fields.domain.trim() ? parseDomain(fields.domain) : {};
  const name = domain.value ?? sampleDomain;
  const zones = possibleZones(name);
  const zone = zones.find((each) => each === fields.zone) ?? zones[0] ?? name;
  const records = dnsRecords(name, zone);
  const prefix = domain.error ? 'Until you fix your domain, these are the records' : 'Records';
  const summary = `${prefix} for ${domain.value ? '' : 'the example '}${name}`;
  return (
    <div className={styles.checklist} data-search="ignore">
      <div className={styles.fields}>
        <TextField
          label="Your domain"
          inputMode="url"
          placeholder={`Example: ${sampleDomain}`}
          value={fields.domain}
          error={domain.error}
          onChange={(text) => setFields({ domain: text, zone: '' })}
        />
        <SelectField
          label="DNS zone"
          value={zone}
          options={zones.map((each) => [each, each])}
          onChange={(chosen) => setFields({ ...fields, zone: chosen })}
        />
      </div>
      <div className={shared.answer}>
        <Status className={styles.summary}>
          {`${summary}${name === zone ? ', which is the DNS zone' : ` in the DNS zone ${zone}`}.`}
        </Status>
        <ul className={shared.list} aria-label="Records">
          {records.map((record) => (
            <RecordItem key={`${record.type} ${record.name}`} record={record} />
          ))}
        </ul>
      </div>
    </div>
  );
}
