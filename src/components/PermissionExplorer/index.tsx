import Link from '@docusaurus/Link';
import { type ReactNode, useId } from 'react';
import { rankIds, ranks, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import FormattedText from '../shared/FormattedText';
import { SelectField, Tick } from '../shared/fields';
import type { Options } from '../shared/options';
import RankShape from '../shared/RankShape';
import shared from '../shared/styles.module.css';
import { capitalize, withoutFormatting } from '../shared/text';
import { useAddressState } from '../shared/useAddressState';
import { aRank, type Lookup, lookupOf, rankNames, rankSheet, searchOf, subjects } from './explore';
import styles from './styles.module.css';
import { type Subject, type SubjectGroup, subjectGroups } from './subjects.atBuild';

const subjectOptions: Options = subjects.map(({ id, label }) => [id, withoutFormatting(label)]);

function Groups({ groups }: { readonly groups: readonly SubjectGroup[] }): ReactNode {
  return (
    <dl aria-label="Permissions" className={styles.groups}>
      {groups.map((group) => (
        <div key={group.label}>
          <dt>{group.label}</dt>
          {group.subjects.map(({ id, label }) => (
            <dd key={id} className="yes">
              <FormattedText text={label} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function RankResult({ rank }: { readonly rank: RankId }): ReactNode {
  const { can, actsOn, commands } = rankSheet(rank);
  const count = can.reduce((sum, group) => sum + group.subjects.length, 0);
  return (
    <div className={shared.answer}>
      <p role="status">
        {capitalize(aRank(rank))} has{' '}
        <strong>
          {count} of {subjects.length} permissions
        </strong>{' '}
        and {commands.length} commands,{' '}
        {actsOn.length > 0
          ? `and can mute, kick, and ban ${rankNames(actsOn)}.`
          : "and can't mute, kick, or ban anyone."}
      </p>
      <Groups groups={can} />
      <details className={styles.commands}>
        <summary>{commands.length} commands</summary>
        <ul>
          {commands.map(({ usage, plan }) => (
            <li key={usage}>
              <span>
                <code>{usage}</code> {plan && <span className={`plan plan--${plan.id}`}>{plan.name}</span>}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Changing({ movedBy, movesTo, path, settings }: Subject): ReactNode {
  if (!movedBy) {
    return <p>No one can change the rank for this permission.</p>;
  }
  // A permission that is a setting is changed in that setting. Settings can show the values of other permissions, too.
  const others = settings.filter((setting) => setting.path.join() !== path.join());
  return (
    <>
      <p>
        {capitalize(aRank(movedBy))} can change the rank ({movesTo}):{' '}
        <FormattedText text={path.map((label) => `**${label}**`).join(' → ')} />
        {others.length === 0 && settings[0] && (
          <>
            {' '}
            (<Link to={settings[0].address}>learn more</Link>)
          </>
        )}
        .
      </p>
      {others.length > 0 && (
        <>
          <p className={shared.label}>Settings with the same value</p>
          <ul>
            {others.map((setting) => (
              <li key={setting.address}>
                <Link to={setting.address}>{setting.path.slice(2).map(withoutFormatting).join(' → ')}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function SubjectResult({ subject }: { readonly subject: Subject }): ReactNode {
  const { label, rank, note } = subject;
  const above = `${ranks[rank].name}${rank === 'owner' ? ' only' : ' and above'}`;
  return (
    <div className={shared.answer}>
      <p role="status">
        <FormattedText
          text={`${label}: **${rank === 'guest' ? 'everyone' : above}** in a new chat${note ? ` (${note})` : ''}.`}
        />
      </p>
      <ul className={styles.ranks}>
        {rankIds.map((id) => (
          <li key={id} data-has={reaches(id, rank)}>
            <RankShape rank={id} /> {ranks[id].name}{' '}
            <span className={reaches(id, rank) ? 'yes' : undefined}>
              <span className="spoken">{reaches(id, rank) ? 'yes' : 'no'}</span>
            </span>
          </li>
        ))}
      </ul>
      <Changing {...subject} />
    </div>
  );
}

/** Looks up what a rank can do, or who has a permission and where to change that. */
export default function PermissionExplorer(): ReactNode {
  const [{ rank, subject: id, mistakes }, change] = useAddressState(lookupOf, searchOf);
  const subject = subjects.find((each) => each.id === id);
  const group = useId();
  const look = (next: Partial<Lookup>) => change({ rank, subject: id, ...next, mistakes: [] });
  return (
    <div className={styles.explorer} data-search="ignore">
      {mistakes.map((mistake) => (
        <p key={mistake} role="alert" className={shared.fault}>
          {mistake}
        </p>
      ))}
      <div className={styles.box}>
        <fieldset className={shared.group}>
          <legend>Rank</legend>
          <div className={shared.segments}>
            {rankIds.map((each) => (
              <Tick
                key={each}
                type="radio"
                name={group}
                checked={each === rank}
                onChange={() => look({ rank: each })}
              >
                <RankShape rank={each} /> {ranks[each].name}
              </Tick>
            ))}
          </div>
        </fieldset>
        <RankResult rank={rank} />
      </div>
      <div className={styles.box}>
        <SelectField
          label="Permission"
          value={id}
          options={subjectOptions}
          onChange={(next) => look({ subject: next })}
        >
          {subjectGroups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.subjects.map((each) => (
                <option key={each.id} value={each.id}>
                  {withoutFormatting(each.label)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        {subject && <SubjectResult subject={subject} />}
      </div>
    </div>
  );
}
