import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme's menus don't close with Escape, and its links that are buttons ignore the space bar.

/** Closes the menu of a phone, and the language menu, whether it was opened or only pointed at. */
function closeMenus(): void {
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
  // The theme takes it for a focus outside the menu.
  document.dispatchEvent(new Event('focusin'));
  const list = document.querySelector<HTMLElement>('.dropdown:hover .dropdown__menu');
  if (list) {
    list.hidden = true;
    list.parentElement?.addEventListener('pointerleave', () => list.removeAttribute('hidden'), {
      once: true,
    });
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'Escape') {
      closeMenus();
    } else if (key === ' ' && target instanceof Element && target.matches('.menu a[role="button"]')) {
      event.preventDefault();
      (target as HTMLElement).click();
    }
  });
}
