import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Clicks a link that is a button, as Space does on a real one. The theme's categories are such links. */
function clickWithSpace(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
    event.preventDefault();
    target.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', clickWithSpace);
}
