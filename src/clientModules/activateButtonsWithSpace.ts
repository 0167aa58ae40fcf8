import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme announces some links as buttons, such as the categories of the sidebar, but only Enter presses them.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === ' ' && target instanceof HTMLAnchorElement && target.matches('[role="button"]')) {
      event.preventDefault();
      if (!event.repeat) target.click();
    }
  });
}
