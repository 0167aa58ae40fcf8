import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// When all tabs of a group change, the theme scrolls back by the distance that the chosen one has moved. A sticky tab moves only a
// part of the way with each scroll. On the API reference, three are enough.
const scrolls = 4;

function keepInPlace(event: MouseEvent | KeyboardEvent): void {
  const isChoice = !('key' in event) || event.key === 'Enter';
  const tab = isChoice && event.target instanceof Element ? event.target.closest('[role="tab"]') : null;
  if (!tab) return;
  const { top } = tab.getBoundingClientRect();
  requestAnimationFrame(() => {
    for (let count = 0; count < scrolls; count += 1) {
      window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  // Before the theme listens.
  document.addEventListener('click', keepInPlace, true);
  document.addEventListener('keydown', keepInPlace, true);
}
