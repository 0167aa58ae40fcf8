import type { PrismTheme } from 'prism-react-renderer';

/** The colours of code, each at least 4.5:1 on its background. */
interface CodeColours {
  readonly background: string;
  readonly text: string;
  readonly comment: string;
  readonly string: string;
  readonly value: string;
  readonly keyword: string;
  readonly name: string;
}

function themeFrom(colours: CodeColours): PrismTheme {
  return {
    plain: { color: colours.text, backgroundColor: colours.background },
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: { color: colours.comment, fontStyle: 'italic' },
      },
      { types: ['string', 'attr-value', 'char', 'inserted', 'regex'], style: { color: colours.string } },
      {
        types: ['number', 'boolean', 'constant', 'symbol', 'variable', 'url'],
        style: { color: colours.value },
      },
      {
        types: ['keyword', 'atrule', 'important', 'selector', 'tag', 'deleted'],
        style: { color: colours.keyword },
      },
      {
        types: ['function', 'class-name', 'attr-name', 'property', 'builtin'],
        style: { color: colours.name },
      },
    ],
  };
}

/** How code blocks look in both colour modes, in the shape of Docusaurus's `prism` options. */
export const codeThemes = {
  theme: themeFrom({
    background: '#f3f1ea',
    text: '#26312b',
    comment: '#5d6a63',
    string: '#2b6a3f',
    value: '#8a4b12',
    keyword: '#7a3b76',
    name: '#1f5b8a',
  }),
  darkTheme: themeFrom({
    background: '#101713',
    text: '#dbe5de',
    comment: '#93a39a',
    string: '#9fd8ae',
    value: '#ecb57f',
    keyword: '#dba6d8',
    name: '#92c5f0',
  }),
};
