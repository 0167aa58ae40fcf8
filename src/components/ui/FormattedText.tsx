import { splitInline } from '@site/src/utils/text';
import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders `**labels**` in bold and `` `code` `` as code. Plain text is in elements, too, because React can't remove
 * text nodes that a browser has replaced with a translation.
 */
export default function FormattedText({ text }: { readonly text: string }): ReactNode {
  return createElement(
    Fragment,
    {},
    ...splitInline(text).map((run) => createElement(run.tagName, {}, run.text)),
  );
}
