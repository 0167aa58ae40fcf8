import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

type State = 'closed' | 'open' | 'dismissed';

// Replaced because the theme's menu ignores Escape and clicks, so that screen readers and voice control can't open it.
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const { items, position, className, onClick, children, ...link } = props;
  const [state, setState] = useState<State>('closed');
  const menu = useRef<HTMLDivElement>(null);
  const isOpen = state === 'open';

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const hasFocus = menu.current?.matches(':focus-within');
      // The pointer alone opens it, too.
      if (key === 'Escape' && (hasFocus || menu.current?.matches(':hover'))) {
        setState('dismissed');
        if (hasFocus) {
          menu.current?.querySelector('a')?.focus();
        }
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  const toggle = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setState(isOpen ? 'closed' : 'open');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus leave it, but selecting it does nothing
    <div
      ref={menu}
      className={clsx(
        'navbar__item dropdown',
        state !== 'dismissed' && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
      onMouseEnter={() => setState(isOpen ? 'open' : 'closed')}
      onMouseLeave={() => menu.current?.matches(':focus-within') || setState('closed')}
      onBlur={({ relatedTarget }) => menu.current?.contains(relatedTarget) || setState('closed')}
    >
      <NavbarNavLink
        role="button"
        aria-expanded={isOpen}
        href="#"
        className={clsx('navbar__link', className)}
        {...link}
        label={
          <>
            <span className="spoken">Language: </span>
            {children ?? link.label}
          </>
        }
        onClick={toggle}
      />
      <ul className="dropdown__menu">
        {items.map((item) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={String(item.label)}
          />
        ))}
      </ul>
    </div>
  );
}
