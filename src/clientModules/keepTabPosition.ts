import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// A click on a tab switches all groups of tabs with the same labels, which can move this tab. The theme scrolls back once. That isn't
// enough for a sticky tab, which moves less than the page, so this scrolls several times, and gives up on a tab that stays stuck.
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
