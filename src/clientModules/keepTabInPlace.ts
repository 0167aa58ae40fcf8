import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// When all tabs of a group change, the theme scrolls as far as the chosen one has moved. A sticky tab moves less than the page,
// so once isn't enough.

function keepInPlace(event: MouseEvent | KeyboardEvent): void {
  const isChoice = !('key' in event) || event.key === 'Enter';
  const tab = isChoice && event.target instanceof Element ? event.target.closest('[role="tab"]') : null;
  if (!tab) return;
  const { top } = tab.getBoundingClientRect();
  requestAnimationFrame(() => {
    for (let step = 0; step < 4; step += 1) {
      window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  // Before the theme listens.
  document.addEventListener('click', keepInPlace, true);
  document.addEventListener('keydown', keepInPlace, true);
}
