import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme's tabs, and its links with the role `button`, such as the categories of the sidebar, take Enter, but Space scrolls the page.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== ' ' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (!target.matches('a[role="button"], [role="tab"]')) return;
    event.preventDefault();
    if (!event.repeat) target.click();
  });
}
