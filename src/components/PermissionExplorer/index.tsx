import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { rankIds, ranks, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import {
  type AskedLookup,
  aRank,
  type Lookup,
  lookupOf,
  rankNames,
  rankSheet,
  searchOf,
  start,
  subjects,
} from './explore';
import Marked from './Marked';
import styles from './styles.module.css';
import { type Subject, type SubjectGroup, subjectGroups } from './subjects.atBuild';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text where marks cannot be shown, such as an option. */
function withoutMarks(text: string): string {
  return text.replace(/[`*]/g, '');
}

interface GroupsProps {
  readonly label: string;
  readonly groups: readonly SubjectGroup[];
  /** Whether each line says from which rank on it is allowed. */
  readonly withRank?: boolean;
}

function Groups({ label, groups, withRank = false }: GroupsProps): ReactNode {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {groups.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <dl aria-labelledby={id} className={styles.groups}>
          {groups.map((group) => (
            <Fragment key={group.label}>
              <dt>{group.label}</dt>
              {group.subjects.map((subject) => (
                <dd key={subject.id}>
                  <Marked text={subject.label} />
                  {withRank ? (
                    <span className={styles.note}> – needs {ranks[subject.rank].name}</span>
                  ) : (
                    subject.note && (
                      <span className={styles.note}>
                        {' '}
                        – <Marked text={subject.note} />
                      </span>
                    )
                  )}
                </dd>
              ))}
            </Fragment>
          ))}
        </dl>
      )}
    </div>
  );
}

function RankResult({ rank }: { rank: RankId }): ReactNode {
  const { can, cannot, actsOn, gives, commands } = rankSheet(rank);
  const { who, givenBy } = ranks[rank];
  const count = can.reduce((sum, group) => sum + group.subjects.length, 0);
  return (
    <>
      <p role="status" className={styles.summary}>
        {capital(aRank(rank))} can do {count} of {subjects.length} things, has {commands.length} commands, and
        can act on {actsOn.length > 0 ? rankNames(actsOn) : 'nobody'}.
      </p>
      <dl className={styles.facts}>
        <dt>Who</dt>
        <dd>{who}</dd>
        <dt>Given by</dt>
        <dd>{givenBy}</dd>
        <dt>Gives and takes</dt>
        <dd>{gives.length > 0 ? rankNames(gives) : 'No rank'}</dd>
      </dl>
      <div className={styles.columns}>
        <Groups label="Can" groups={can} />
        <Groups label="Can't" groups={cannot} withRank />
      </div>
      <details className={styles.commands}>
        <summary>{commands.length} commands</summary>
        <dl>
          {commands.map(({ usage, does, rankNote, plan }) => (
            <Fragment key={usage}>
              <dt>
                <code>{usage}</code>
                {plan && <span className={`plan plan--${plan.id}`}>{plan.name}</span>}
              </dt>
              <dd>
                <Marked text={does} />
                {rankNote && <span className={styles.note}> {capital(rankNote)}.</span>}
              </dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </>
  );
}

function Path({ labels }: { labels: readonly string[] }): ReactNode {
  return labels.map((label, index) => (
    <Fragment key={label}>
      {index > 0 && ' → '}
      <strong>
        <Marked text={label} />
      </strong>
    </Fragment>
  ));
}

function Moving({ movedBy, movesTo, path, settings }: Subject): ReactNode {
  if (!movedBy) {
    return <p>It stays there: nobody can move it to another rank.</p>;
  }
  // A setting of its own is the place itself; a permission has its place and may be shown by settings as well.
  const others = settings.filter((setting) => setting.path.join() !== path.join());
  return (
    <>
      <p>
        {capital(aRank(movedBy))} can move it ({movesTo}): <Path labels={path} />
        {others.length === 0 && settings[0] && (
          <>
            {' '}
            (<Link to={settings[0].address}>about this setting</Link>)
          </>
        )}
        .
      </p>
      {others.length > 0 && (
        <>
          <p className={styles.label}>Settings that show the same value</p>
          <ul>
            {others.map((setting) => (
              <li key={setting.address}>
                <Link to={setting.address}>{setting.path.slice(2).map(withoutMarks).join(' → ')}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function SubjectResult({ subject }: { subject: Subject }): ReactNode {
  const up = subject.rank === 'owner' ? ' alone' : ' and above';
  return (
    <>
      <p role="status" className={styles.summary}>
        <Marked text={subject.label} />:{' '}
        {subject.rank === 'guest' ? 'everybody' : `${ranks[subject.rank].name}${up}`} in a new chat
        {subject.note && (
          <>
            ; <Marked text={subject.note} />
          </>
        )}
        .
      </p>
      <ul className={styles.ranks}>
        {rankIds.map((rank) => {
          const has = reaches(rank, subject.rank);
          return (
            <li key={rank} data-has={has}>
              <span>{ranks[rank].name}</span> <strong>{has ? 'yes' : 'no'}</strong>
            </li>
          );
        })}
      </ul>
      <Moving {...subject} />
    </>
  );
}

/**
 * Looks up a rank or a permission: what the rank can do, or who has the permission and where it is moved. Both stand
 * in the address, so that a link to an answer can be shared.
 */
export default function PermissionExplorer(): ReactNode {
  const [{ rank, subject: id, mistakes }, setLookup] = useState<AskedLookup>({ ...start, mistakes: [] });
  const { search } = useLocation();
  const subject = subjects.find((each) => each.id === id);

  useEffect(() => setLookup(lookupOf(search)), [search]);

  function look(next: Lookup): void {
    setLookup({ ...next, mistakes: [] });
    replaceSearch(searchOf(next, window.location.search));
  }

  return (
    <div className={styles.explorer} data-search="ignore">
      {mistakes.map((mistake) => (
        <p key={mistake} role="alert" className={styles.mistake}>
          {mistake}
        </p>
      ))}
      <div className={styles.box}>
        <label>
          <span>Rank</span>
          <select
            value={rank}
            onChange={(event) =>
              look({ rank: rankIds.find((each) => each === event.target.value) ?? rank, subject: id })
            }
          >
            {rankIds.map((each) => (
              <option key={each} value={each}>
                {ranks[each].name}
              </option>
            ))}
          </select>
        </label>
        <RankResult rank={rank} />
      </div>
      <div className={styles.box}>
        <label>
          <span>Permission</span>
          <select value={id} onChange={(event) => look({ rank, subject: event.target.value })}>
            {subjectGroups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.subjects.map((each) => (
                  <option key={each.id} value={each.id}>
                    {withoutMarks(each.label)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {subject && <SubjectResult subject={subject} />}
      </div>
    </div>
  );
}
