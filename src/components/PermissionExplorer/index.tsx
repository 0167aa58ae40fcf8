import { type ReactNode, useState } from 'react';
import { rankIds, ranks, ranksFrom } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { chat } from '../ui/chat';
import FormattedText from '../ui/FormattedText';
import { Segments } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { capitalize } from '../ui/text';
import { aRank, rankSheet, subjects } from './explore';
import styles from './styles.module.css';
import type { SubjectGroup } from './subjects.atBuild';

const rankOptions = rankIds.map((id) => {
  const shown = (
    <>
      {chat.rankShape(id)} {ranks[id].name}
    </>
  );
  return [id, shown] as const;
});

const names = new Intl.ListFormat('en-US');

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
          {group.subjects.map(({ label, rank }) => (
            <dd key={label} className={can ? 'yes' : styles.no}>
              <FormattedText text={label} />
              {!can && ` · ${ranksFrom(rank)}`}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Summary({ rank }: { readonly rank: RankId }): ReactNode {
  const { can, actsOn } = rankSheet(rank);
  const count = can.reduce((sum, group) => sum + group.subjects.length, 0);
  const name = capitalize(aRank(rank));
  return (
    <p className={shared.result}>
      <strong>
        {name} has {count} of {subjects.length} permissions
      </strong>{' '}
      {name}{' '}
      {actsOn.length > 0
        ? `can mute, kick, and ban ${names.format(actsOn.map((id) => ranks[id].name))}`
        : "can't mute, kick, or ban anyone"}
      .
    </p>
  );
}

/** Shows what a rank can do. */
export default function PermissionExplorer(): ReactNode {
  const [rank, change] = useState<RankId>('member');
  const { can, cannot } = rankSheet(rank);
  return (
    <div className={styles.explorer} data-search="ignore">
      <Segments label="Rank" className={styles.ranks} value={rank} options={rankOptions} onChange={change} />
      <div className={styles.answer}>
        <Status>
          <Summary rank={rank} />
        </Status>
        <Groups groups={can} can />
        {cannot.length > 0 && (
          <details>
            <summary>What {aRank(rank)} can't do</summary>
            <Groups groups={cannot} can={false} />
          </details>
        )}
      </div>
    </div>
  );
}
