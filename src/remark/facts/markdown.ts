import type { Code, Heading, Paragraph, PhrasingContent } from 'mdast';

/** A heading with its id. What comes from here shows in the table of contents like a heading that was typed. */
export function heading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children, data: { hProperties: { id } } };
}

/** Text of the facts as a paragraph, with `code` and **bold** as they are marked. */
export function paragraph(text: string): Paragraph {
  return { type: 'paragraph', children: phrases(text) };
}

/** Text of the facts with its two marks as nodes of a Markdown tree. */
function phrases(text: string): PhrasingContent[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) {
        return { type: 'strong', children: [{ type: 'text', value: part.slice(2, -2) }] };
      }
      return part.startsWith('`')
        ? { type: 'inlineCode', value: part.slice(1, -1) }
        : { type: 'text', value: part };
    });
}

/** A block of code, highlighted like one that was typed. */
export function codeBlock(language: string, code: string): Code {
  return { type: 'code', lang: language, value: code };
}
