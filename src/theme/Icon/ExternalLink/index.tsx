import type { ReactNode } from 'react';

// Replaced because few screen readers read the label of the theme's icon.
export default function IconExternalLink(): ReactNode {
  return (
    <>
      <svg className="external" aria-hidden="true">
        <use href="#theme-svg-external-link" />
      </svg>
      <span className="spoken"> (opens in new tab)</span>
    </>
  );
}
