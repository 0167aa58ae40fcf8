import type { useHistory } from '@docusaurus/router';
import { maxQueryLength } from '@site/src/search/searchByWorker';
import type { SearchResult } from '@site/src/search/searchIndex';

/** The events that the package's list, which is autocomplete.js, sends to the input. */
interface ListEvents {
  [type: `autocomplete:${string}`]: Event & { readonly _args: readonly [SearchResult] };
}

const openList = '[class*="dropdownMenu"][style*="display: block"]';
const option = '[role="option"]';
const selected = '[aria-selected="true"]';
const resultsLink = '[class*="hitFooter"] a';
const clearButton = '[class*="searchClear"]';

/** Names the parts of the bar. The package gives the role of the list to all of its menu, and only suggestions may be in a list. */
function fixAttributes(bar: HTMLElement): void {
  const list = bar.querySelector(option)?.parentElement;
  bar.querySelector('[role="listbox"]:not(:has(> [role="option"]))')?.removeAttribute('role');
  list?.setAttribute('role', 'listbox');
  list?.setAttribute('id', 'suggestions');
  list?.setAttribute('aria-label', 'Suggestions');
  bar.querySelector('input')?.setAttribute('maxlength', maxQueryLength);
  const combobox = bar.querySelector('[role="combobox"]');
  combobox?.removeAttribute('aria-owns');
  combobox?.setAttribute('aria-controls', 'suggestions');
  combobox?.setAttribute('aria-expanded', String(Boolean(list?.closest(openList))));
  const link = bar.querySelector(resultsLink);
  link?.setAttribute('href', link.getAttribute('href')?.replace('/search/?', '/search?') ?? '');
  bar.querySelector(clearButton)?.setAttribute('aria-label', 'Clear');
}

interface Options {
  /** The path of the search page. */
  readonly resultsPath: string;
  readonly history: ReturnType<typeof useHistory>;
  /** Tells which query an open list answers. */
  readonly onList: (query: string) => void;
}

/**
 * Repairs how the package's bar treats the focus, keys, and clicks.
 * @param bar the element around it
 * @returns a function that ends that
 */
export function repairBar(bar: HTMLElement, { resultsPath, history, onList }: Options): () => void {
  const controller = new AbortController();
  const capture = { signal: controller.signal, capture: true };
  const on = <Type extends keyof (HTMLElementEventMap & ListEvents)>(
    type: Type,
    handle: (event: (HTMLElementEventMap & ListEvents)[Type]) => void,
  ) => bar.addEventListener(type, handle as EventListener, capture);
  const find = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest(selector) : null;
  const getBox = () => bar.querySelector('input');
  const closeList = () => getBox()?.dispatchEvent(new Event('blur'));

  let opensTab = false;
  const readModifiers = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) => {
    opensTab = ctrlKey || metaKey || shiftKey;
  };
  const open = (path: string) => {
    if (opensTab) {
      window.open(path);
    } else {
      closeList();
      history.push(path);
    }
  };

  fixAttributes(bar);
  const handleList = () => {
    fixAttributes(bar);
    const list = bar.querySelector(openList);
    list?.scrollTo(0, 0);
    onList(list ? (getBox()?.value ?? '') : '');
  };
  on('autocomplete:shown', handleList);
  on('autocomplete:updated', handleList);
  on('autocomplete:closed', (event) => {
    handleList();
    // The package would take the focus from the box.
    event.stopPropagation();
  });
  on('autocomplete:selected', (event) => {
    if (opensTab) {
      const [{ document: page }] = event._args;
      event.stopPropagation();
      event.preventDefault();
      open(page.u + (page.h ?? ''));
    }
  });

  on('keydown', (event) => {
    const { key, target, isComposing, keyCode } = event;
    if (key === 'Tab') {
      // The package would open what is selected.
      event.stopPropagation();
    }
    // The package's own scrolling leaves the row below the link. Hovering selects rows, too, and doesn't scroll.
    requestAnimationFrame(() => bar.querySelector(selected)?.scrollIntoView({ block: 'nearest' }));
    // Safari sends the key that ends a composition after its end.
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || isComposing || keyCode === 229) {
      return;
    }
    readModifiers(event);
    const results = `${resultsPath}?${new URLSearchParams({ q: target.value })}`;
    const isAnswered = bar.querySelector(resultsLink)?.getAttribute('href') === results;
    if (target.value.trim() && !(isAnswered && bar.querySelector(selected))) {
      event.stopPropagation();
      open(results);
    }
  });
  on('click', (event) => {
    readModifiers(event);
    const results = find(event, resultsLink)?.getAttribute('href');
    if (results) {
      event.preventDefault();
      event.stopPropagation();
      open(results);
    }
    if (find(event, clearButton)) {
      getBox()?.focus();
    }
  });
  on('auxclick', (event) => {
    if (event.button === 1) {
      find(event, option)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    }
  });
  // On a phone, the button is gone when the box has lost the focus.
  on('mousedown', (event) => find(event, clearButton) && event.preventDefault());

  on('blur', (event) => {
    const box = getBox();
    if (event.relatedTarget instanceof Node && bar.contains(event.relatedTarget)) {
      // Keeps the list open while the focus is elsewhere in the bar, such as on the list's link.
      event.stopPropagation();
    } else if (event.target !== box) {
      closeList();
    } else if (box && !box.matches('[role]')) {
      // When the list is loaded, the package calls the input's `focus()`, even if the reader types elsewhere by then. So until
      // the reader comes back, this input's `focus()` closes the list instead.
      box.focus = closeList;
    }
  });
  const allowFocus = () => Reflect.deleteProperty(getBox() ?? {}, 'focus');
  on('focus', allowFocus);
  const handleShortcut = (event: KeyboardEvent) => {
    // The package compares letters, so a keyboard with others has no shortcut.
    const isK = event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/[a-z]/i.test(event.key));
    // On a Mac, Ctrl+K deletes the rest of a line.
    const [hasModifier, hasOther] = /mac/i.test(navigator.platform)
      ? [event.metaKey, event.ctrlKey]
      : [event.ctrlKey, event.metaKey];
    if (isK && hasModifier && !hasOther && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      allowFocus();
      getBox()?.focus();
    }
  };
  document.addEventListener('keydown', handleShortcut, capture);
  // The keyboard of a phone covers the page without resizing it.
  const { visualViewport } = window;
  const fitList = ({ height, scale }: VisualViewport) =>
    bar.style.setProperty('--visible-height', `${height * scale}px`);
  visualViewport?.addEventListener('resize', () => fitList(visualViewport), capture);
  return () => controller.abort();
}
