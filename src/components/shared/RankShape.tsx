import type { ReactNode } from 'react';
import type { RankId } from '../../facts/types';
import { rankPaths } from './chatDrawing';

/** The shape of a rank, next to the rank's or the person's name. */
export default function RankShape({ rank }: { readonly rank: RankId }): ReactNode {
  return (
    <svg className="rank-shape" viewBox="0 0 16 16" aria-hidden="true">
      <path d={rankPaths[rank]} />
    </svg>
  );
}
