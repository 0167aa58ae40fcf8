import { Parser } from 'htmlparser2';

/** A tag in the source of a page. */
export interface HtmlTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where it is in the source. A script or a style sheet ends after its closing tag, any other tag before its content. */
  readonly start: number;
  readonly end: number;
  /** The text of a script or a style sheet. */
  readonly text: string;
}

const withText = new Set(['script', 'style']);

/** Returns the tags of a page in order. They're all that the steps after the build need, and far faster to read than a tree. */
export function tagsIn(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  let open: (HtmlTag & { text: string; end: number }) | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: '' };
      tags.push(tag);
      open = withText.has(name) ? tag : undefined;
    },
    ontext(text) {
      if (open) {
        open.text += text;
      }
    },
    onclosetag() {
      if (open) {
        open.end = parser.endIndex + 1;
        open = undefined;
      }
    },
  });
  parser.end(html);
  return tags;
}
