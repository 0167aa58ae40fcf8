import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// A click on a tab changes all groups of tabs with the same labels, so the clicked tab can move. The theme then scrolls once by the
// distance, but a sticky tab follows only part of a scroll, so it takes several. If the tab stays stuck, no scroll can move it back.
const maxScrolls = 10;

function keepPosition(event: MouseEvent | KeyboardEvent): void {
  const isSelection = event instanceof MouseEvent || event.key === 'Enter';
  const tab = isSelection && event.target instanceof Element ? event.target.closest('[role="tab"]') : null;
  if (!tab) return;
  const { top } = tab.getBoundingClientRect();
  requestAnimationFrame(() => {
    for (let count = 0; count < maxScrolls; count += 1) {
      const distance = tab.getBoundingClientRect().top - top;
      if (Math.abs(distance) < 1) return;
      window.scrollBy({ top: distance, behavior: 'instant' });
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  // In the capture phase, to measure before the theme changes the tabs.
  document.addEventListener('click', keepPosition, true);
  document.addEventListener('keydown', keepPosition, true);
}
