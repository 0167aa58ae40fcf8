import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Lists the foldable parts of the page, without those of components, which come and go. */
function findDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not(.needs-scripts *)')];
}

/** Writes into the history which parts are unfolded. */
function remember(): void {
  const unfolded = findDetails().flatMap(({ open }, index) => (open ? index : []));
  window.history.replaceState({ ...window.history.state, unfolded }, '');
}

if (ExecutionEnvironment.canUseDOM) {
  // It doesn't bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (findDetails().some((details) => details === target)) remember();
    },
    true,
  );
}

/** After Back or a reload, unfolds the parts that were unfolded when the reader left. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  const { unfolded } = window.history.state ?? {};
  // Tabs write their language into the address, and replace the rest of the state.
  if (!unfolded && previousLocation?.pathname === location.pathname) remember();
  const all = findDetails();
  for (const index of unfolded ?? []) {
    all[index]?.setAttribute('open', '');
  }
};
