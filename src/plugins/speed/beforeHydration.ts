/**
 * Opens the phone menu, switches the color mode, and remembers that the reader wants to search until React has hydrated the
 * page. It's in the head of every page as text, so it uses nothing outside of itself.
 */
export function beforeHydration(): void {
  const page = document.documentElement;
  const menuButton = '.navbar__toggle';
  const modeSwitch = '[class*="colorModeToggle"] button';
  const searchBox = '[data-search-box]';
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  if (isApple) {
    page.style.setProperty('--search-keys', '"⌘K"');
  }

  function showMenu(open: boolean): void {
    // `beforeHydration.css` shows the sidebar as the menu.
    page.toggleAttribute('data-early-menu', open);
    find(menuButton)?.setAttribute('aria-expanded', String(open));
    find('.theme-doc-sidebar-container [aria-current="page"]')?.scrollIntoView({ block: 'center' });
  }

  function switchMode(): void {
    const mode = page.dataset.theme === 'dark' ? 'light' : 'dark';
    page.dataset.theme = mode;
    page.dataset.themeChoice = mode;
    try {
      localStorage.setItem('theme-rookery', mode);
    } catch {
      // Without storage, the mode still changes on this page.
    }
  }

  /** Makes `src/theme/SearchBar` open the search when the page is hydrated. */
  function wantSearch(event: Event): void {
    event.preventDefault();
    page.dataset.searchWanted = '';
  }

  function onClick(event: MouseEvent): void {
    const isOn = (selector: string) => event.target instanceof Element && event.target.closest(selector);
    const menuIsOpen = page.hasAttribute('data-early-menu');
    if (isOn(modeSwitch)) {
      switchMode();
    } else if (isOn(searchBox) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      wantSearch(event);
    } else if (isOn(menuButton) || (menuIsOpen && !isOn('.theme-doc-sidebar-container'))) {
      event.preventDefault();
      showMenu(!menuIsOpen);
    } else {
      return;
    }
    // React may already listen.
    event.stopPropagation();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'k' && (isApple ? event.metaKey : event.ctrlKey)) {
      wantSearch(event);
    }
  }

  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);

  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') {
      // The server renders the switch disabled. It works as soon as it's there.
      find(modeSwitch)?.removeAttribute('disabled');
      return;
    }
    observer.disconnect();
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown, true);
    if (page.hasAttribute('data-early-menu')) {
      find(menuButton)?.click();
      requestAnimationFrame(() => page.removeAttribute('data-early-menu'));
    }
  }).observe(page, { attributeFilter: ['data-has-hydrated'], childList: true, subtree: true });
}
