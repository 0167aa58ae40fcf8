import '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import type { Props } from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import { createElement, Fragment, type ReactNode } from 'react';

// Ejected because the lines of the original are `<div>`s, which reader views count as paragraphs, so that they'd show a long
// sample instead of the page. Without the numbers of lines, which no page shows.
export default function CodeBlockLine({ line, classNames, getLineProps, getTokenProps }: Props): ReactNode {
  const isEmpty = line.length === 1 && line[0]?.content === '\n';
  const tokens = isEmpty ? [] : line.map((token) => createElement('span', getTokenProps({ token })));
  return (
    <span {...getLineProps({ line, className: clsx(classNames) })}>
      {createElement(Fragment, {}, ...tokens)}
      <br />
    </span>
  );
}
