import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme gives some links the role `button`, such as the categories of the sidebar, but the Space key doesn't activate links.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === ' ' && target instanceof HTMLAnchorElement && target.matches('[role="button"]')) {
      event.preventDefault();
      if (!event.repeat) target.click();
    }
  });
}
