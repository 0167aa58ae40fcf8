import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** On the not-found page, the links of the language menu would lead to `/404`, which isn't a page. Returns `/` instead. */
function replaceNotFoundPath({ to, lang }: LinkLikeNavbarItemProps): string | undefined {
  return lang ? to?.replace(/\/404(?=$|[?#])/, '/') : to;
}

/**
 * A dropdown in the navigation bar. If the dropdown itself has a link, the list starts with it. Ejected because the original opens
 * on hover, Enter, and Space, but not on a click alone, which assistive technology sends.
 */
export default function DropdownNavbarItemDesktop({ items, label, position, ...props }: Props): ReactNode {
  const { to, href, className } = props;
  const links = to || href ? [{ label, to, href }, ...items] : items;
  return (
    <details
      // Infima hides lists without `dropdown--show`, but `<details>` already hides the closed list.
      className={clsx('navbar__item dropdown dropdown--show', position === 'right' && 'dropdown--right')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key === 'Escape') {
          currentTarget.open = false;
          currentTarget.querySelector('summary')?.focus();
        }
      }}
    >
      <summary className={clsx('navbar__link', className)} aria-label={props['aria-label']}>
        {label}
      </summary>
      {/* Focusable, because Safari doesn't focus a clicked link: the dropdown would lose focus, and close before the click. */}
      <ul className="dropdown__menu" tabIndex={-1}>
        {links.map((item, i) => (
          <NavbarItem
            // biome-ignore lint/suspicious/noArrayIndexKey: An item can be without a label.
            key={i}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            to={replaceNotFoundPath(item)}
          />
        ))}
      </ul>
    </details>
  );
}
