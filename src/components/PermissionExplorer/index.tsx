import { type ReactNode, useState } from 'react';
import { rankIds, ranks, ranksFrom, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { chat } from '../ui/chat';
import FormattedText from '../ui/FormattedText';
import { RadioField } from '../ui/fields';
import Status from '../ui/Status';
import { describe, groups } from './describeRank';
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
  const [held, setHeld] = useState<RankId>('member');
  const [permissions, actsOn] = describe(held);
  return (
    <div className={styles.explorer} data-search="ignore">
      <RadioField label="Rank" value={held} options={rankOptions} onChange={setHeld} />
      <div className={styles.answer}>
        <Status className={styles.summary}>
          <strong>{permissions}</strong> <span>{actsOn}</span>
        </Status>
        <dl aria-label="Permissions" className={styles.groups}>
          {groups.map((group) => (
            <div key={group.label}>
              <dt>{group.label}</dt>
              {group.subjects.map(({ label, rank }) => (
                <dd key={label} className={reaches(held, rank) ? 'yes' : styles.no}>
                  <FormattedText text={label} />
                  <span>{!reaches(held, rank) && ` (${ranksFrom(rank)})`}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
