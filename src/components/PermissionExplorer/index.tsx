import { type ReactNode, useState } from 'react';
import { isAtLeast, rankAndAbove, rankIds, ranks } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { chat } from '../ui/chat';
import FormattedText from '../ui/FormattedText';
import { RadioField } from '../ui/fields';
import Status from '../ui/Status';
import { describeRank, groups } from './describeRank';
import styles from './styles.module.css';

const rankOptions = rankIds.map((id) => {
  const shown = (
    <>
      {chat.rankShape(id)} {ranks[id].name}
    </>
  );
  return [id, shown] as const;
});

/** Shows what a rank can do. */
export default function PermissionExplorer(): ReactNode {
  const [rank, setRank] = useState<RankId>('member');
  const [permissionCount, powers] = describeRank(rank);
  return (
    <div className={styles.explorer} data-search="ignore">
      <RadioField label="Rank" value={rank} options={rankOptions} onChange={setRank} />
      <div className={styles.answer}>
        <Status className={styles.summary}>
          <strong>{permissionCount}</strong> <span>{powers}</span>
        </Status>
        <dl aria-label="Permissions" className={styles.groups}>
          {groups.map((group) => (
            <div key={group.label}>
              <dt>{group.label}</dt>
              {group.permissions.map(({ label, rank: lowest }) => (
                <dd key={label} className={isAtLeast(rank, lowest) ? 'yes' : styles.no}>
                  <FormattedText text={label} />
                  <span>{!isAtLeast(rank, lowest) && ` (${rankAndAbove(lowest)})`}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
