/** How a language writes data in its source. */
interface Notation {
  readonly object: readonly [open: string, close: string];
  readonly key: (name: string) => string;
  readonly text: (value: string) => string;
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  readonly indent: string;
  /** After the last member of an object. */
  readonly end: ',' | '';
}

function singleQuoted(value: string): string {
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

const lowerWords = { true: 'true', false: 'false', null: 'null' };

const notations = {
  js: {
    object: ['{', '}'],
    key: (name) => `${name}: `,
    text: singleQuoted,
    words: lowerWords,
    indent: '  ',
    end: ',',
  },
  php: {
    object: ['[', ']'],
    key: (name) => `'${name}' => `,
    text: singleQuoted,
    words: lowerWords,
    indent: '    ',
    end: ',',
  },
  ruby: {
    object: ['{', '}'],
    key: (name) => `'${name}' => `,
    text: singleQuoted,
    words: { ...lowerWords, null: 'nil' },
    indent: '  ',
    end: '',
  },
  python: {
    object: ['{', '}'],
    key: (name) => `"${name}": `,
    text: (value) => JSON.stringify(value),
    words: { true: 'True', false: 'False', null: 'None' },
    indent: '    ',
    end: ',',
  },
} as const satisfies Record<string, Notation>;

/**
 * Returns a JSON value as source code: objects on several lines, arrays on one.
 * @param depth how many levels its line is indented
 */
export function literal(value: unknown, language: keyof typeof notations, depth: number): string {
  const notation: Notation = notations[language];
  if (typeof value === 'string') {
    return notation.text(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((each) => literal(each, language, depth)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const [open, close] = notation.object;
    const inner = notation.indent.repeat(depth + 1);
    const members = Object.entries(value).map(
      ([name, each]) => inner + notation.key(name) + literal(each, language, depth + 1),
    );
    return `${open}\n${members.join(',\n')}${notation.end}\n${notation.indent.repeat(depth)}${close}`;
  }
  return typeof value === 'number' ? String(value) : notation.words[`${value as boolean | null}`];
}
