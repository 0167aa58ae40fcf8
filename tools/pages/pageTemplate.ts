function hint(text: string): string {
  return `{/* Write here: ${text} */}`;
}

/** Returns a title as YAML: in quotes if it has characters with a meaning there. */
function yamlText(text: string): string {
  return /^[A-Za-z][\w ,’()/-]*$/.test(text) ? text : JSON.stringify(text);
}

/** Returns a new page in the shape that CONTRIBUTING.md describes. The build stops while one of its hints is left. */
export function pageTemplate(title: string): string {
  return `---
title: ${yamlText(title)}
description: "Write here: what the page lets the reader do, in 50 to 160 characters"
index: []
keywords: ["Write here: up to thirty other words that readers use, and those for the index on /home in the line above"]
related: []
access: { who: anyone } # Write here: the lowest rank or the role that can do it, and the plan if it isn't Free
---

${hint('the answer, in one or two sentences. If readers might want a similar page, link to it.')}

<AtAGlance />

## How to do it {/* #how-to */}

${hint('the steps, one action each, with the labels as they are on the screen, then a table to look things up in.')}

## What others see {/* #other-side */}

${hint('what happens for the person on the other side, or for everyone else in the chat.')}

## If it doesn't work {/* #trouble */}

${hint('a table with the columns "What you see", "Why", and "What to do".')}
`;
}
