import useIsBrowser from '@docusaurus/useIsBrowser';
import { capitalize } from '@site/src/components/shared/text';
import type { Props as ItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';
import {
  Children,
  cloneElement,
  type FocusEvent,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
} from 'react';

/** Selects the focused tab, or moves the focus to another one. Replaces the theme's handler, which lacks three keys. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: tab, key } = event;
  const all = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const at = all.indexOf(tab);
  const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % all.length, Home: 0, End: -1 }[key];
  if (to !== undefined) {
    event.preventDefault();
    all.at(to)?.focus();
  } else if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    tab.click();
  }
}

/** Lets the Tab key leave the tabs from the focused one, and come back to the selected one. */
function moveTabStop({ currentTarget, type }: FocusEvent<HTMLElement>): void {
  for (const tab of [...(currentTarget.parentElement?.children ?? [])] as HTMLElement[]) {
    tab.tabIndex = (type === 'focus' ? tab === currentTarget : tab.ariaSelected === 'true') ? 0 : -1;
  }
}

// Wrapped to connect each tab with its panel (`../TabItem`), for the keys Space, Home, and End, and to name the list of
// tabs, for which the theme has no option.
export default function TabsWrapper({ children, ...props }: Props): ReactNode {
  const id = useId();
  const { groupId = '' } = props;
  // The theme renders the tabs again after hydration.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      document.querySelector(`[id^="${id}"]`)?.parentElement?.setAttribute('aria-label', capitalize(groupId));
    }
  }, [isBrowser, id, groupId]);
  return (
    <>
      <Tabs {...props}>
        {Children.map(children, (item) => {
          if (!isValidElement(item)) {
            return item;
          }
          const { props: own } = item as ReactElement<ItemProps>;
          const tab = `${id}${own.value}`;
          // Of lazy tabs, only the selected one's panel is in the document.
          const panel = props.lazy ? undefined : `${tab}-panel`;
          const attributes = {
            ...own.attributes,
            id: tab,
            'aria-controls': panel,
            onKeyDown,
            onFocus: moveTabStop,
            onBlur: moveTabStop,
          };
          return cloneElement(item as ReactElement<ItemProps>, { attributes });
        })}
      </Tabs>
      {props.lazy && (
        <noscript data-search="ignore">
          <p>Samples in other languages need JavaScript.</p>
        </noscript>
      )}
    </>
  );
}
