import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** The details of the page, without those of components, which come and go. */
const selector = '.markdown details:not(.needs-scripts *)';

/** The path of the page that is shown: while the next page loads, the address is already its own. */
let shownPath = ExecutionEnvironment.canUseDOM && window.location.pathname;

/** Writes into the history which details are unfolded. */
function remember(): void {
  const details = [...document.querySelectorAll<HTMLDetailsElement>(selector)];
  const unfolded = details.flatMap(({ open }, index) => (open ? index : []));
  window.history.replaceState({ ...window.history.state, unfolded }, '');
}

if (ExecutionEnvironment.canUseDOM) {
  // In the capture phase, because the event doesn't bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const isShown = window.location.pathname === shownPath;
      if (isShown && target instanceof Element && target.matches(selector)) remember();
    },
    true,
  );
}

/** After Back or a reload, unfolds what was unfolded when the reader left. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  shownPath = location.pathname;
  const { unfolded } = window.history.state ?? {};
  // Tabs write their language into the address, and replace the rest of the state.
  if (!unfolded && previousLocation?.pathname === location.pathname) remember();
  const details = document.querySelectorAll(selector);
  for (const index of unfolded ?? []) {
    details[index]?.setAttribute('open', '');
  }
};
