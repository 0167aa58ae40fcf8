import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { rankIds, ranks, ranksFrom } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { chat } from '../shared/chat';
import FormattedText from '../shared/FormattedText';
import { Segments, SelectField } from '../shared/fields';
import type { Options } from '../shared/options';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';
import { capitalize, withoutFormatting } from '../shared/text';
import { useAddressState } from '../shared/useAddressState';
import {
  aRank,
  firstSubject,
  type Lookup,
  lookupOf,
  rankNames,
  rankSheet,
  searchOf,
  subjects,
} from './explore';
import styles from './styles.module.css';
import { type Subject, type SubjectGroup, subjectGroups } from './subjects.atBuild';

/** By what to look up, with the permission that is looked up first. */
const questions = Object.entries({ '': 'By rank', [firstSubject]: 'By permission' });
const rankOptions = rankIds.map((id) => {
  const shown = (
    <>
      {chat.rankShape(id)} {ranks[id].name}
    </>
  );
  return [id, shown] as const;
});
const subjectOptions: Options = subjects.map(({ id, label }) => [id, withoutFormatting(label)]);

function Groups({
  groups,
  can,
}: {
  readonly groups: readonly SubjectGroup[];
  readonly can: boolean;
}): ReactNode {
  return (
    <dl aria-label={can ? 'Permissions' : 'Missing permissions'} className={styles.groups}>
      {groups.map((group) => (
        <div key={group.label}>
          <dt>{group.label}</dt>
          {group.subjects.map(({ id, label, rank }) => (
            <dd key={id} className={can ? 'yes' : styles.no}>
              <FormattedText text={label} />
              {!can && <small> {ranksFrom(rank)}</small>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function RankSummary({ rank }: { readonly rank: RankId }): ReactNode {
  const { can, actsOn } = rankSheet(rank);
  const count = can.reduce((sum, group) => sum + group.subjects.length, 0);
  const name = capitalize(aRank(rank));
  return (
    <p>
      <strong>
        {name} has {count} of {subjects.length} permissions
      </strong>{' '}
      {name}{' '}
      {actsOn.length > 0 ? `can mute, kick, and ban ${rankNames(actsOn)}` : "can't mute, kick, or ban anyone"}
      .
    </p>
  );
}

function RankAnswer({ rank }: { readonly rank: RankId }): ReactNode {
  const { can, cannot, commands } = rankSheet(rank);
  return (
    <>
      <Groups groups={can} can />
      {cannot.length > 0 && (
        <details>
          <summary>What {aRank(rank)} can't do</summary>
          <Groups groups={cannot} can={false} />
        </details>
      )}
      <details>
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
    </>
  );
}

function SubjectSummary({ rank, note }: Subject): ReactNode {
  return (
    <p>
      <strong>{ranksFrom(rank)}</strong> in a new chat{note && <FormattedText text={` (${note})`} />}.
    </p>
  );
}

function SubjectAnswer({ movedBy, movesTo, path, settings }: Subject): ReactNode {
  return (
    <>
      {movedBy ? (
        <p>
          {capitalize(aRank(movedBy))} can change the rank ({movesTo}):{' '}
          <FormattedText text={path.map((label) => `**${label}**`).join(' → ')} />.
        </p>
      ) : (
        <p>No one can change the rank for this permission.</p>
      )}
      {settings.length > 0 && (
        <>
          <p className={shared.label}>Settings with this value</p>
          <ul>
            {settings.map((setting) => (
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

/** Looks up what a rank can do, or who has a permission and where to change that. */
export default function PermissionExplorer(): ReactNode {
  const [{ rank, subject: id }, change] = useAddressState(lookupOf, searchOf);
  const subject = subjects.find((each) => each.id === id);
  const look = (next: Partial<Lookup>) => change({ rank, subject: id, ...next });
  return (
    <div className={styles.explorer} data-search="ignore">
      <div className={shared.fields}>
        <Segments
          label="Look up"
          className={shared.wide}
          value={id && firstSubject}
          options={questions}
          onChange={(next) => look({ subject: next })}
        />
        {subject ? (
          <SelectField
            label="Permission"
            className={shared.wide}
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
        ) : (
          <Segments
            label="Rank"
            className={`${shared.wide} ${styles.ranks}`}
            value={rank}
            options={rankOptions}
            onChange={(next) => look({ rank: next })}
          />
        )}
      </div>
      <div className={styles.answer}>
        <Status>{subject ? <SubjectSummary {...subject} /> : <RankSummary rank={rank} />}</Status>
        {subject ? <SubjectAnswer {...subject} /> : <RankAnswer rank={rank} />}
      </div>
    </div>
  );
}
