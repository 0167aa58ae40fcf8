import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Inline } from './inline';
import type { Block } from './parse';
import styles from './styles.module.css';

/** Text that isn't in the page until the reader reveals it. */
function Spoiler({ children }: { readonly children: readonly Inline[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const text = useRef<HTMLSpanElement>(null);

  // The button is gone, so the focus moves to the text.
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

function Part({ node }: { readonly node: Inline }): ReactNode {
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
    case 'italic':
    case 'strikethrough': {
      const Tag = ({ bold: 'strong', italic: 'em', strikethrough: 's' } as const)[node.kind];
      return (
        <Tag>
          <Line nodes={node.children} />
        </Tag>
      );
    }
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
  return nodes.map((node, index) => {
    const key = `${index}${node.kind}`;
    return <Part key={key} node={node} />;
  });
}

function MessageBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'lines':
    case 'quote': {
      const Tag = block.kind === 'lines' ? 'p' : 'blockquote';
      return (
        <Tag dir="auto">
          <Line nodes={block.children} />
        </Tag>
      );
    }
    case 'code-block':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it long lines cannot be reached by keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'bulleted':
    case 'numbered': {
      const items = block.items.map((item, index) => {
        const key = `${index}${block.kind}`;
        return (
          <li key={key} dir="auto">
            <Line nodes={item} />
          </li>
        );
      });
      return block.kind === 'bulleted' ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

/** The blocks of a message, as its readers see them. */
export default function Message({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => {
    const key = `${index}${block.kind}`;
    return <MessageBlock key={key} block={block} />;
  });
}
