import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// A selected tab also switches other groups with its label, and their new heights move the page. The theme scrolls back only once,
// which isn't enough for a sticky tab. This scrolls back up to `maxScrolls` times.
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
