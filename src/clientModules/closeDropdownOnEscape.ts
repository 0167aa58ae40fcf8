import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// What pointing opens has to close with Escape (WCAG 1.4.13). The theme's language menu doesn't.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key }) => {
    const menu = document.querySelector<HTMLElement>('.dropdown:hover > .dropdown__menu');
    if (key === 'Escape' && menu) {
      menu.hidden = true;
      const show = () => menu.removeAttribute('hidden');
      menu.parentElement?.addEventListener('pointerleave', show, { once: true });
    }
  });
}
