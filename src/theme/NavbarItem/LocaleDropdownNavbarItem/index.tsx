import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

/** The language menu. Wrapped because the original's accessible name is only the language: "English". */
export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const languages = translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' });
  const name = `${languages}: ${localeConfigs[currentLocale]?.label}`;
  return <LocaleDropdownNavbarItem {...props} aria-label={name} />;
}
