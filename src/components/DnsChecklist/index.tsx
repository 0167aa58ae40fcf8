import { domainSample } from '@site/src/facts/domains';
import { capitalize } from '@site/src/utils/text';
import type { ReactNode } from 'react';
import AnnouncedText from '../ui/AnnouncedText';
import CopyableCode from '../ui/CopyableCode';
import Panel from '../ui/Panel';
import SelectField from '../ui/SelectField';
import ui from '../ui/styles.module.css';
import TextField, { type FieldResult } from '../ui/TextField';
import { useQueryParams } from '../ui/useQueryParams';
import withErrorBoundary from '../ui/withErrorBoundary';
import { parseDomain, possibleZones } from './domain';
import { type DnsRecord, dnsRecords } from './records';
import styles from './styles.module.css';

const initialParams = { domain: '', zone: '' };

const { domain: sampleDomain, zone: sampleZone, code: sampleCode } = domainSample;

function RecordItem({ type, name, shortName, value, note }: DnsRecord): ReactNode {
  return (
    <li className={ui.item}>
      <strong>{type}</strong>
      <p className={ui.hint}>{note}</p>
      <dl className="rk-pairs">
        {Object.entries({ 'full name': name, 'short name': shortName, value }).map(([label, text]) => (
          <div key={label}>
            <dt>{capitalize(label)}</dt>
            <dd>
              {/* No copy button for the sample code: it would verify nothing. */}
              {text.includes(sampleCode) ? (
                <div className={ui.copyable}>
                  <code>{text}</code>
                  <p className={ui.hint}>An example. Copy yours from Rookery.</p>
                </div>
              ) : (
                <CopyableCode key={text} text={text} subject={`${label} of ${type}`} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function listZones(domain?: FieldResult): readonly string[] {
  if (!domain) return [sampleZone];
  return domain.value ? possibleZones(domain.value) : [];
}

function summarize(domain?: FieldResult, zone?: string): string {
  if (domain?.error) return 'The records of your domain appear here.';
  const name = domain?.value ?? sampleDomain;
  if (!zone) {
    return `Choose the DNS zone of ${name}: the domain that you registered, or the one that your DNS provider lists.`;
  }
  const subject = domain ? name : `the example ${name}`;
  const zoneNote = name === zone ? ', which is the DNS zone' : ` in the DNS zone ${zone}`;
  return `Records for ${subject}${zoneNote}.`;
}

/** The DNS records of the reader's domain, or of the example. */
export default withErrorBoundary(function DnsChecklist(): ReactNode {
  const [fields, setParams] = useQueryParams(initialParams);
  const domain = parseDomain(fields.domain);
  const zones = listZones(domain);
  const hasOneZone = zones.length === 1;
  const zone = hasOneZone ? zones[0] : zones.find((option) => option === fields.zone);
  return (
    <Panel className="rk-js-only">
      <div className={`${styles.fields} rk-no-print`}>
        <TextField
          label="Your domain"
          inputMode="url"
          placeholder={`Example: ${sampleDomain}`}
          value={fields.domain}
          error={domain?.error}
          onChange={(text) => setParams(() => ({ domain: text, zone: '' }))}
        />
        <SelectField
          label="DNS zone"
          value={zone ?? ''}
          options={(hasOneZone ? zones : ['', ...zones]).map((option) => [option, option || 'Choose …'])}
          onChange={(chosen) => setParams(() => ({ zone: chosen }))}
        />
      </div>
      <div className={ui.answer}>
        <AnnouncedText className={styles.summary}>{summarize(domain, zone)}</AnnouncedText>
        {zone && (
          <ul className={ui.list} aria-label="Records">
            {dnsRecords(domain?.value ?? sampleDomain, zone).map((record) => (
              <RecordItem key={`${record.type} ${record.name}`} {...record} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
});
