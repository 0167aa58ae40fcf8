import { ThemeClassNames } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { languageNames } from '@site/src/utils/codeLanguages';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import CopyButton from './CopyButton';
import { useIsScrollable } from './useIsScrollable';

/** Longer lines of code have URLs, and would wrap within them. Text wraps at any length. */
const maxShortLine = 60;

interface Props {
  readonly language: string;
  readonly title?: string;
  /** The HTML that `highlight` returns. `rehypeCodeBlocks` sets it in pages. */
  readonly highlightedHtml: string;
  /** Whether the block is in tabs that contain only code, which have its language and room for its buttons. */
  readonly isInTabs?: boolean;
  /** The visible text of the copy button, where copying the code is the main action. */
  readonly copyLabel?: string;
}

/**
 * A block of code, highlighted at build time or by an interactive component. Replaces the theme's, which highlights whenever it
 * renders, in the browser, too, and wraps lines in `<div>`s. Firefox's reader view counts those as paragraphs, and shows a long sample
 * instead of the page. The theme's also announces "Copied" only by a new name of its button, and shows nothing if the browser
 * refuses to copy.
 */
export default function HighlightedCode({
  language,
  title,
  highlightedHtml,
  isInTabs,
  copyLabel,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isWrapped, setIsWrapped] = useState(false);
  // Wrapped code fits its block, but the button that unwraps it stays.
  const { ref: preRef, isScrollable } = useIsScrollable<HTMLPreElement>(isWrapped);
  const html = highlightedHtml.trimEnd();
  const lines = html.trim().split('\n');
  // Longer blocks have a title bar with the language and the buttons. In short blocks, the buttons are next to the lines, which wrap.
  const isShort =
    lines.length <= 3 &&
    (language === 'text' ||
      lines.every((line) => line.replace(/<.*?>/g, '').replace(/&\w+;/g, ' ').length <= maxShortLine));
  const languageName = !isShort && !isInTabs && languageNames[language];
  return (
    <div
      className={clsx(
        ThemeClassNames.common.codeBlock,
        isShort && 'rk-short-code',
        isInTabs && 'rk-code-in-tabs',
        isWrapped && 'rk-wrapped-code',
      )}
    >
      {(title ?? languageName) && (
        <div className="rk-code-title">{title ?? <span data-search="ignore">{languageName}</span>}</div>
      )}
      <pre
        ref={preRef}
        className={`thin-scrollbar language-${language}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls long lines.
        tabIndex={0}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `highlight` escapes the code. */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {isBrowser && (
        <div className="rk-code-buttons rk-no-print">
          {isScrollable && (
            <Button
              aria-label="Wrap lines"
              title="Wrap lines"
              aria-pressed={isWrapped}
              onClick={() => setIsWrapped(!isWrapped)}
            >
              <IconWordWrap width={18} height={18} aria-hidden="true" />
            </Button>
          )}
          <CopyButton
            subject={title ?? 'code'}
            getSource={() => preRef.current?.querySelector('code')}
            label={copyLabel}
          />
        </div>
      )}
    </div>
  );
}
