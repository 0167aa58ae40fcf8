import { domainTargets } from '@site/src/facts/domains';
import { capitalize } from '@site/src/utils/text';
import type { ReactNode } from 'react';
import CopyableCode from '../ui/CopyableCode';
import { SelectField, TextField } from '../ui/TextField';
import LiveStatus from '../ui/LiveStatus';
import Panel from '../ui/Panel';
import shared from '../ui/styles.module.css';
import { useQueryParams } from '../ui/useQueryParams';
import withErrorBoundary from '../ui/withErrorBoundary';
import { parseDomain, possibleZones } from './domain';
import { type DnsRecord, dnsRecords } from './records';
import styles from './styles.module.css';

const noDomain = { domain: '', zone: '' };

const { sampleDomain, sampleZone, sampleCode } = domainTargets;

function RecordItem({ type, name, shortName, value, note }: DnsRecord): ReactNode {
  return (
    <li className={shared.box}>
      <strong>{type}</strong>
      <p className={shared.hint}>{note}</p>
      <dl className="pairs">
        {Object.entries({ 'full name': name, 'short name': shortName, value }).map(([label, text]) => (
          <div key={label}>
            <dt>{capitalize(label)}</dt>
            <dd>
              {/* The example's code has no button, because it verifies nothing. */}
              {text.includes(sampleCode) ? (
                <div className={shared.copyable}>
                  <code>{text}</code>
                  <p className={shared.hint}>An example. Copy yours from Rookery.</p>
                </div>
              ) : (
                <CopyableCode text={text} subject={`${label} of ${type}`} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The DNS records of the reader's domain or of the example, with a button to copy each value. */
export default withErrorBoundary(function DnsChecklist(): ReactNode {
  const [fields, setFields] = useQueryParams(noDomain);
  const domain = parseDomain(fields.domain);
  const zones = domain?.value ? possibleZones(domain.value) : [sampleZone];
  const zone = zones.length > 1 ? zones.find((option) => option === fields.zone) : zones[0];
  const name = domain?.value ?? sampleDomain;
  const which = domain?.value ? name : `the example ${name}`;
  const summary = zone
    ? `Records for ${which}${name === zone ? ', which is the DNS zone' : ` in the DNS zone ${zone}`}.`
    : `Choose the DNS zone of ${name}: the domain that you registered, or the one that your DNS provider lists.`;
  return (
    <Panel className="needs-scripts">
      <div className={`${styles.fields} not-on-paper`}>
        <TextField
          label="Your domain"
          inputMode="url"
          placeholder={`Example: ${sampleDomain}`}
          value={fields.domain}
          error={domain?.error}
          onChange={(text) => setFields(() => ({ domain: text, zone: '' }))}
        />
        <SelectField
          label="DNS zone"
          value={zone ?? ''}
          options={[...(zones.length > 1 ? [''] : []), ...zones].map((option) => [
            option,
            option || 'Choose …',
          ])}
          onChange={(chosen) => setFields(() => ({ zone: chosen }))}
        />
      </div>
      <div className={shared.answer}>
        <LiveStatus className={styles.summary}>
          {domain?.error ? 'The records of your domain appear here.' : summary}
        </LiveStatus>
        {zone && !domain?.error && (
          <ul className={shared.list} aria-label="Records">
            {dnsRecords(name, zone).map((record) => (
              <RecordItem key={`${record.type} ${record.name}`} {...record} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
});
