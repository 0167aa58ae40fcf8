/**
 * Gives the search package's box the role of a combobox and what goes with it, which it lacks.
 * @param list the id of the list that can be chosen from, if there is one now
 * @param active the id of the line that Enter opens, if one is chosen
 */
export function describeBox(
  box: HTMLInputElement,
  list: string | undefined,
  active: string | undefined,
): void {
  const attributes: Record<string, string | undefined> = {
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': String(list !== undefined),
    'aria-controls': list,
    'aria-activedescendant': active,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) {
      box.removeAttribute(name);
    } else {
      box.setAttribute(name, value);
    }
  }
}

/** What the search package's search bar does with its drop-down. */
interface DropDown {
  readonly autocomplete: {
    open(): void;
    close(): void;
    destroy(): void;
    setVal(value: string): void;
  };
  on(event: string, listener: () => void): DropDown;
}

function nothing(): void {
  // Opening and closing is the business of our list.
}

/**
 * Stands in for the library with which the search package draws its drop-down. Ours is drawn by the wrap of the search
 * bar (`src/theme/SearchBar`), which listens to the box itself; so there is nothing left to do but to tell it when the
 * package's button empties the box.
 */
export default function noDropDown(box: HTMLInputElement): DropDown {
  const dropDown: DropDown = {
    autocomplete: {
      open: nothing,
      close: nothing,
      destroy: nothing,
      setVal(value) {
        box.value = value;
        box.dispatchEvent(new Event('input', { bubbles: true }));
        box.focus();
      },
    },
    on: () => dropDown,
  };
  return dropDown;
}
