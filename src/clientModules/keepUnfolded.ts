import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Lists the foldable parts of the page, without those of components, which come and go. */
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

/** After Back or a reload, unfolds the parts that were unfolded when the reader left. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const all = findDetails();
  for (const index of window.history.state?.unfolded ?? []) {
    all[index]?.setAttribute('open', '');
  }
};
