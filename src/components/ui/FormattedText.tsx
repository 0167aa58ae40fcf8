import { splitInline } from '@site/src/utils/text';
import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Shows text with its `**labels**` in bold and its `` `code` `` as code. Each part has its own element, because React
 * can't remove text nodes that a browser has replaced with a translation.
 */
export default function FormattedText({ text }: { readonly text: string }): ReactNode {
  return createElement(
    Fragment,
    {},
    ...splitInline(text).map(({ tagName, text: part }) => createElement(tagName, {}, part)),
  );
}
