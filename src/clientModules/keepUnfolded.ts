import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Returns the parts of the page that readers unfold, without those of components, which come and go. */
function findDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not(.needs-scripts *)')];
}

if (ExecutionEnvironment.canUseDOM) {
  // It doesn't bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const all = findDetails();
      if (all.some((details) => details === target)) {
        const unfolded = all.flatMap(({ open }, index) => (open ? index : []));
        window.history.replaceState({ ...window.history.state, unfolded }, '');
      }
    },
    true,
  );
}

/** Unfolds what was unfolded when the reader left the page, for Back and after a reload. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const all = findDetails();
  for (const index of window.history.state?.unfolded ?? []) {
    all[index]?.setAttribute('open', '');
  }
};
