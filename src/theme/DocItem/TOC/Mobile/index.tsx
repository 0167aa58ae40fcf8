import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Popup from '@site/src/components/shared/Popup';
import TOCItems from '@theme/TOCItems';
import { type ReactNode, useEffect, useRef, useState } from 'react';

// Replaced because the original needs scripts, and doesn't stay in reach.
/**
 * The list of headings where there's no room for it next to the text. It's closed again once a heading is chosen. Below the
 * navigation bar, it says which section is open.
 */
export default function DocItemTOCMobile(): ReactNode {
  const { frontMatter, toc } = useDoc();
  const { hash } = useLocation();
  const bar = useRef<HTMLDetailsElement>(null);
  const [isStuck, setStuck] = useState(false);
  const [section, setSection] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is another one for each hash
  useEffect(() => {
    const element = bar.current;
    const top = element ? Number.parseFloat(getComputedStyle(element).top) : Number.NaN;
    if (!element || Number.isNaN(top)) {
      return;
    }
    // It sticks a pixel higher than where it's entirely visible.
    const position = new IntersectionObserver(
      ([entry]) => entry && setStuck(entry.boundingClientRect.top <= top + 0.5),
      { rootMargin: `${-top - 1}px 0px 0px`, threshold: 1 },
    );
    // The theme marks the link to the open section itself.
    const links = new MutationObserver(() =>
      setSection(element.querySelector('.table-of-contents__link--active')?.textContent ?? ''),
    );
    position.observe(element);
    links.observe(element, { attributeFilter: ['class'], subtree: true });
    return () => {
      position.disconnect();
      links.disconnect();
    };
  }, [hash]);

  return (
    <Popup
      ref={bar}
      key={hash}
      className="theme-doc-toc-mobile"
      data-search="ignore"
      data-stuck={isStuck || undefined}
    >
      <summary>
        <span className="toc-section">
          On this page
          {isStuck && section && (
            <>
              : <strong>{section}</strong>
            </>
          )}
        </span>
      </summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </Popup>
  );
}
