// Stands in every page, ahead of its text. A page answers its reader long before its scripts could: here are the few
// things that cannot wait, and the loading of the scripts, which waits until the browser has nothing else to do or
// somebody touches what needs them. Then each touch is done again.
//
// It is compiled by itself, so it imports nothing. What it touches is drawn by the theme.

(() => {
  const page = document.documentElement;
  const mobileMenu = '.theme-doc-sidebar-container';
  const searchBox = 'input.navbar__search-input';
  const modeSwitch = '[class*="colorModeToggle"] button';
  const menuButton = '.navbar__toggle';
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);

  /** What was pressed before the scripts came, in order, each with its number among those that look the same. */
  const pressed: { readonly control: HTMLElement; readonly number: number }[] = [];
  let typed: { readonly box: HTMLInputElement; readonly text: string } | undefined;
  let loading = false;
  let done = false;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const listIn = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="rookery:${name}"]`)?.content.split(' ') ?? [];

  /** Adds a file of the site once; what could not be loaded goes again, so that it can be asked for anew. */
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
    // In the order in which they were added.
    script.async = false;
    add(script, undefined, failed);
  }

  function load(): void {
    if (loading) {
      return;
    }
    loading = true;
    const [style] = listIn('styles');
    const scripts = listIn('scripts');
    const last = scripts.pop();
    if (!style || !last) {
      return;
    }
    for (const file of scripts) {
      // One by one, for each keeps a slow phone from answering for a moment.
      setTimeout(addScript, 0, file);
    }
    const ahead = document.createElement('link');
    ahead.rel = 'preload';
    ahead.as = 'script';
    ahead.href = last;
    add(ahead);
    // What the scripts draw needs the whole style sheet.
    addStyle(style, () =>
      addScript(last, () => {
        loading = false;
        delete page.dataset.waiting;
      }),
    );
  }

  const alike = ({ tagName, textContent }: HTMLElement) =>
    [...document.querySelectorAll<HTMLElement>(tagName)].filter(
      (other) => other.textContent === textContent && other.getClientRects().length > 0,
    );

  function later(control: HTMLElement): void {
    pressed.push({ control, number: alike(control).indexOf(control) });
    page.dataset.waiting = '';
    load();
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
      // A browser that keeps nothing still shows the mode.
    }
    showMode();
  }

  function showMenu(open: boolean): void {
    page.toggleAttribute('data-early-menu', open);
    find(menuButton)?.setAttribute('aria-expanded', String(open));
    if (open) {
      find(`${mobileMenu} a`)?.focus();
    } else {
      find(menuButton)?.focus();
    }
    load();
  }

  const menuIsOpen = () => page.hasAttribute('data-early-menu');

  /** Answers events of the page ahead of everybody else, until the scripts are there. */
  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    answer: (event: DocumentEventMap[Type], target: Element) => void,
  ): void {
    document.addEventListener(
      type,
      (event) => {
        if (!done && event.target instanceof Element) {
          answer(event, event.target);
        }
      },
      true,
    );
  }

  on('click', (event, target) => {
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
      later(control);
    }
  });

  on('keydown', (event, target) => {
    if (event.key === 'Escape' && menuIsOpen()) {
      showMenu(false);
    }
    if (event.key === 'k' && (isApple ? event.metaKey : event.ctrlKey)) {
      event.preventDefault();
      find(searchBox)?.focus();
    }
    if (event.key === 'Enter' && typed?.text.trim() && target === typed.box) {
      location.assign(`/search?q=${encodeURIComponent(typed.text)}`);
    }
  });

  on('focusin', (_, target) => {
    if (target.matches(searchBox)) {
      load();
    }
  });

  on('input', (_, target) => {
    if (target instanceof HTMLInputElement && target.matches(searchBox)) {
      typed = { box: target, text: target.value };
    }
  });

  /** Tells React what was typed before it came: it takes notice of a change that did not go through itself. */
  function typeAgain({ box, text }: { readonly box: HTMLInputElement; readonly text: string }): void {
    box.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function doAgain(): void {
    if (menuIsOpen()) {
      find(menuButton)?.click();
      // The menu that the scripts draw lies in the place of the early one, and need not slide there.
      setTimeout(() => page.removeAttribute('data-early-menu'), 400);
    }
    const focused = document.activeElement;
    if (focused?.matches(searchBox)) {
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    if (typed) {
      typeAgain(typed);
    }
    // React draws the menu, and whatever knows that it is in a browser, once more after its first time.
    setTimeout(() => {
      for (const { control, number } of pressed) {
        const now = alike(control);
        (now.includes(control) ? control : (now[number] ?? now[0]))?.click();
      }
      delete page.dataset.waiting;
    }, 50);
  }

  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated === 'true') {
      observer.disconnect();
      done = true;
      doAgain();
    }
  }).observe(page, { attributeFilter: ['data-has-hydrated'] });

  // The page comes without it working. It can be pressed as soon as it can be seen, which may be long before the end of
  // the page has come.
  new MutationObserver((_, observer) => {
    if (find(modeSwitch)) {
      observer.disconnect();
      showMode();
    }
  }).observe(page, { childList: true, subtree: true });

  addEventListener('load', () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(load, { timeout: 2000 });
    } else {
      setTimeout(load, 200);
    }
  });
})();
