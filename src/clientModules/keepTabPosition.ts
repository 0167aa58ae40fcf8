import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// A click on a tab also switches the other groups with the same labels, whose new heights can move this tab. The theme scrolls back
// once, which isn't enough for a sticky tab. This scrolls until the tab is back, at most `maxScrolls` times.
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
