import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme's tabs, and its links with the role `button`, such as the categories of the sidebar, take Enter, but Space scrolls the page.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"], [role="tab"]')) {
      event.preventDefault();
      if (!event.repeat) target.click();
    }
  });
}
