import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';
import type { Block, Inline } from './tree';

/** A text that is covered until the reader selects it. What it covers is not in the page before that. */
function Spoiler({ children }: { readonly children: readonly Inline[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const text = useRef<HTMLSpanElement>(null);

  // The button is gone once it was pressed; the keyboard goes on from the text.
  useEffect(() => {
    if (open) {
      text.current?.focus();
    }
  }, [open]);

  return open ? (
    <span ref={text} className={styles.opened} tabIndex={-1}>
      <Line nodes={children} />
    </span>
  ) : (
    <button type="button" className={styles.spoiler} onClick={() => setOpen(true)}>
      Spoiler
    </button>
  );
}

function Piece({ node }: { readonly node: Inline }): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'code':
      return <code>{node.text}</code>;
    case 'emoji':
      return (
        <span role="img" aria-label={node.text.replace(/[:_]/g, ' ').trim()}>
          {node.emoji}
        </span>
      );
    case 'mention':
      return <strong className={styles.mention}>{node.text}</strong>;
    case 'channel':
      return <span className={styles.channel}>{node.text}</span>;
    case 'bold':
      return (
        <strong>
          <Line nodes={node.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Line nodes={node.children} />
        </em>
      );
    case 'strikethrough':
      return (
        <s>
          <Line nodes={node.children} />
        </s>
      );
    case 'spoiler':
      return <Spoiler>{node.children}</Spoiler>;
    case 'link':
      return (
        <a href={node.address} target="_blank" rel="noopener noreferrer nofollow">
          <Line nodes={node.children} />
        </a>
      );
  }
}

function Line({ nodes }: { readonly nodes: readonly Inline[] }): ReactNode {
  return nodes.map((node) => <Piece key={`${node.kind}-${node.at}`} node={node} />);
}

function Part({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'lines':
      return (
        <p>
          <Line nodes={block.children} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Line nodes={block.children} />
        </blockquote>
      );
    case 'code-block':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it long lines cannot be reached by keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'bulleted':
    case 'numbered': {
      const items = block.items.map((item) => (
        <li key={item.at}>
          <Line nodes={item.children} />
        </li>
      ));
      return block.kind === 'bulleted' ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

/** The blocks of a message, as its readers see them. */
export default function Message({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block) => <Part key={`${block.kind}-${block.at}`} block={block} />);
}
