/** The word that a hint for the writer begins with. The build stops while one stands in a page. */
export const hintMark = 'Write here:';

function hint(text: string): string {
  return `{/* ${hintMark} ${text} */}`;
}

/** A title as YAML: in quotes where it holds a sign that YAML would read. */
function yamlText(text: string): string {
  return /^[A-Za-z][\w ,’()/-]*$/.test(text) ? text : JSON.stringify(text);
}

/** A new page in the shape that CONTRIBUTING.md describes: all headings, and hints in the place of the words. */
export function pageTemplate(title: string): string {
  return `---
title: ${yamlText(title)}
description:
keywords: []
related: []
---

${hint('the answer, in one or two sentences. If another page is easily taken for this one, point to it.')}

<AtAGlance />

## How to do it {/* #how-to */}

${hint('the steps, one action each, with the labels as they stand on the screen; then the table to look things up in.')}

## What others see {/* #other-side */}

${hint('what happens for the person on the other side, or for everybody else in the chat.')}

## If it doesn't work {/* #trouble */}

${hint('a table with the columns "What you see", "Why" and "What to do".')}
`;
}
