/**
 * Makes the search package's box a combobox for screen readers.
 * @param list the id of the list to choose from, if it's open
 * @param active the id of the line that Enter opens, if one is selected
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

/** What the search package's search bar calls on its drop-down. */
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
  // Our list opens and closes itself.
}

/**
 * Replaces the library that renders the search package's drop-down. The wrapper of the search bar
 * (`src/theme/SearchBar`) renders ours and listens to the box itself. It only has to be told when the package's button
 * clears the box.
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
