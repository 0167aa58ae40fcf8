// An inline script in the head of every page. It handles the few interactions that can't wait for hydration, and loads the
// scripts when the browser is idle or the reader uses something that needs them. After hydration, it replays those
// interactions.
//
// It's compiled on its own, so it imports nothing. The theme renders what it operates.

(() => {
  const page = document.documentElement;
  const mobileMenu = '.theme-doc-sidebar-container';
  const searchBox = '[data-search-box]';
  const modeSwitch = '[class*="colorModeToggle"] button';
  const menuButton = '.navbar__toggle';
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  if (isApple) {
    page.style.setProperty('--search-keys', '"⌘K"');
  }

  /** What was pressed before hydration, in order, each with its index among the controls that look the same. */
  const presses: { readonly control: HTMLElement; readonly index: number }[] = [];
  /** What was entered before hydration, in order. Hydration can reset the fields, which can also be lists or text areas. */
  const entries = new Map<HTMLInputElement, readonly [value: string, checked: boolean]>();
  let isLoading = false;
  let isHydrated = false;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const deferredFiles = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="rookery:${name}"]`)?.content.split(' ') ?? [];

  /** Adds an element that loads a file, and removes it if the file could not be loaded, so that it can be requested again. */
  function add(element: HTMLLinkElement | HTMLScriptElement, then?: () => void, failed = then): void {
    element.onload = () => then?.();
    element.onerror = () => {
      element.remove();
      failed?.();
    };
    document.head.append(element);
  }

  function addStyle(file: string, then: () => void): void {
    if (find(`link[rel="stylesheet"][href="${file}"]`)) {
      then();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file;
    add(link, then);
  }

  function addScript(file: string, failed?: () => void): void {
    if (find(`script[src="${file}"]`)) {
      return;
    }
    const script = document.createElement('script');
    script.src = file;
    // Run in the order in which they were added.
    script.async = false;
    add(script, undefined, failed);
  }

  function loadScripts(): void {
    if (isLoading) {
      return;
    }
    isLoading = true;
    const [style] = deferredFiles('styles');
    const scripts = deferredFiles('scripts');
    const last = scripts.pop();
    if (!style || !last) {
      return;
    }
    for (const file of scripts) {
      // One by one, because each blocks a slow phone for a moment.
      setTimeout(addScript, 0, file);
    }
    const ahead = document.createElement('link');
    ahead.rel = 'preload';
    ahead.as = 'script';
    ahead.href = last;
    add(ahead);
    // What the scripts render needs the whole style sheet.
    addStyle(style, () =>
      addScript(last, () => {
        isLoading = false;
        delete page.dataset.waiting;
      }),
    );
  }

  const lookalikes = ({ tagName, textContent }: HTMLElement) =>
    [...document.querySelectorAll<HTMLElement>(tagName)].filter(
      (other) => other.textContent === textContent && other.getClientRects().length > 0,
    );

  function replayLater(control: HTMLElement): void {
    presses.push({ control, index: lookalikes(control).indexOf(control) });
    page.dataset.waiting = '';
    loadScripts();
  }

  function showMode(): void {
    const button = find(modeSwitch);
    const label = button?.getAttribute('aria-label');
    if (button instanceof HTMLButtonElement && label) {
      const mode = page.dataset.theme === 'dark' ? 'dark' : 'light';
      button.disabled = false;
      button.style.cursor = 'pointer';
      button.title = `${mode} mode`;
      button.setAttribute('aria-label', label.replace(/\w+ mode\)/, `${mode} mode)`));
    }
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
    showMode();
  }

  /** Keeps the focus out of what the open menu covers. */
  function setBehindInert(inert: boolean): void {
    for (const behind of document.querySelectorAll<HTMLElement>('main, footer, .sections')) {
      behind.inert = inert;
    }
  }

  function showMenu(open: boolean): void {
    page.toggleAttribute('data-early-menu', open);
    find(menuButton)?.setAttribute('aria-expanded', String(open));
    setBehindInert(open);
    find(open ? `${mobileMenu} a` : menuButton)?.focus();
    loadScripts();
  }

  /** Makes the search open when the page is hydrated. */
  function openSearch(): void {
    page.dataset.searchWanted = '';
    loadScripts();
  }

  const menuIsOpen = () => page.hasAttribute('data-early-menu');

  /** Handles events before all other listeners, until the page is hydrated. */
  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    handler: (event: DocumentEventMap[Type], target: Element) => void,
  ): void {
    document.addEventListener(
      type,
      (event) => {
        if (!isHydrated && event.target instanceof Element) {
          handler(event, event.target);
        }
      },
      true,
    );
  }

  on('click', (event, target) => {
    if (target.closest(searchBox) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      openSearch();
      return;
    }
    const control = target.closest<HTMLElement>('button, [role="button"], [role="tab"]');
    if (!control) {
      if (menuIsOpen() && !target.closest(mobileMenu)) {
        event.preventDefault();
        showMenu(false);
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (control.matches(modeSwitch)) {
      switchMode();
    } else if (control.matches(menuButton) && find(mobileMenu)) {
      showMenu(!menuIsOpen());
    } else {
      replayLater(control);
    }
  });

  on('keydown', (event) => {
    if (event.key === 'Escape' && menuIsOpen()) {
      showMenu(false);
    }
    if (event.key === 'k' && (isApple ? event.metaKey : event.ctrlKey)) {
      event.preventDefault();
      openSearch();
    }
  });

  on('focusin', (_, target) => {
    if (target.matches('input, select, textarea')) {
      loadScripts();
    }
    if (menuIsOpen()) {
      // React's menu moves the focus to the same link, because this one is gone by then.
      page.dataset.menuLink = target.getAttribute('href') ?? '';
    }
  });

  on('input', (_, target) => {
    const field = target as HTMLInputElement;
    // Last, because of the buttons of a group, the one that is replayed last stays selected.
    entries.delete(field);
    entries.set(field, [field.value, field.checked]);
  });

  const fire = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

  function replay(): void {
    if (menuIsOpen()) {
      setBehindInert(false);
      find(menuButton)?.click();
      // React's menu covers the early one, so it shouldn't slide in.
      setTimeout(() => page.removeAttribute('data-early-menu'), 400);
    }
    // React notices a change that bypasses its own property setters.
    for (const [field, [value, checked]] of entries) {
      if (/checkbox|radio/.test(field.type)) {
        field.checked = !checked;
        field.click();
      } else {
        field.value = field.defaultValue;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        fire(field, 'input');
        fire(field, 'change');
      }
    }
    // React re-renders the menu, and everything that depends on the browser, right after hydration.
    setTimeout(() => {
      for (const { control, index } of presses) {
        const now = lookalikes(control);
        (now.includes(control) ? control : (now[index] ?? now[0]))?.click();
      }
      delete page.dataset.waiting;
    }, 50);
  }

  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated === 'true') {
      observer.disconnect();
      isHydrated = true;
      replay();
    }
  }).observe(page, { attributeFilter: ['data-has-hydrated'] });

  // The server renders the mode switch disabled. It works as soon as it's visible, which can be long before the rest of
  // the page has arrived.
  new MutationObserver((_, observer) => {
    if (find(modeSwitch)) {
      observer.disconnect();
      showMode();
    }
  }).observe(page, { childList: true, subtree: true });

  addEventListener('load', () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(loadScripts, { timeout: 2000 });
    } else {
      setTimeout(loadScripts, 200);
    }
  });
})();
