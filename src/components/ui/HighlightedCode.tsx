import { ThemeClassNames } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { languageNames } from '@site/src/utils/codeLanguages';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import CopyButton from './CopyButton';
import { useIsScrollable } from './useIsScrollable';

interface Props {
  readonly language: string;
  readonly title?: string;
  /** The HTML that `highlight` returns. `rehypeCodeBlocks` sets it in pages. */
  readonly highlightedHtml: string;
  /** The visible text of the copy button, where copying the code is the main action. */
  readonly copyLabel?: string;
}

/**
 * A block of code, highlighted at build time or by an interactive component. Replaces the theme's, which highlights in the browser, and
 * announces "Copied" only by a new name of its button (WCAG 4.1.3).
 */
export default function HighlightedCode({ language, title, highlightedHtml, copyLabel }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const languageName = languageNames[language] ?? language;
  // "Text" tells readers nothing, so the buttons are next to the code.
  const isPlain = language === 'text' && !title;
  const [isWrapped, setIsWrapped] = useState(false);
  // Wrapped code fits its block, but the button that unwraps it stays.
  const { ref: preRef, isScrollable, isTall } = useIsScrollable<HTMLPreElement>(isWrapped);
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, isWrapped && 'rk-wrapped-code')}>
      <div className={clsx('rk-code-title', isPlain && 'rk-code-title--plain')}>
        {title ??
          (!isPlain && (
            <span className="rk-code-language" data-search="ignore">
              {languageName}
            </span>
          ))}
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
              subject={title ?? `code in ${languageName}`}
              getSource={() => preRef.current?.querySelector('code')}
              label={copyLabel}
            />
          </div>
        )}
      </div>
      <pre
        ref={preRef}
        className={`thin-scrollbar language-${language}`}
        // The keyboard scrolls it. Before hydration, it may be scrollable.
        tabIndex={isScrollable === false && !isTall ? undefined : 0}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `highlight` escapes the code. */}
        <code dangerouslySetInnerHTML={{ __html: highlightedHtml.trimEnd() }} />
      </pre>
    </div>
  );
}
