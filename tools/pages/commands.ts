import fs from 'node:fs';
import path from 'node:path';
import { redirectLinks } from './links';
import { addToSidebar, moveInSidebar, removeFromSidebar, sidebarsFile } from './sidebars';
import { committedPage, existingPage, freeId, PageCommandError, pagesIn, read, write } from './site';

// Each command returns what to tell the writer. If it can't do what was asked, it throws a PageCommandError and changes
// nothing.

function hint(text: string): string {
  return `{/* Write here: ${text} */}`;
}

/** Returns a new page in the shape that CONTRIBUTING.md describes. The build stops while one of its hints is left. */
function pageTemplate(title: string): string {
  // In quotes if it has characters with a meaning in YAML.
  return `---
title: ${/^[A-Za-z][\w ,’()/-]*$/.test(title) ? title : JSON.stringify(title)}
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

function nextStep(id: string): string {
  return `Next: read the changes with git diff, then look at http://localhost:3000/${id} with npm start.`;
}

/** Adds a page, with its place in the sidebar after the last page of its folder. */
export function newPage(dir: string, address = '', title = ''): string {
  if (!address || !title) {
    throw new PageCommandError(
      `The ${address ? 'title' : 'address'} is missing: npm run new-page chat-features/voice-notes "Voice notes"`,
    );
  }
  const id = freeId(dir, address);
  const twin = pagesIn(dir).find(({ file }) => read(dir, file).includes(`\ntitle: ${title}\n`));
  if (twin) {
    throw new PageCommandError(`${twin.file} has the title "${title}" already. Choose a title that differs.`);
  }
  const sidebar = addToSidebar(read(dir, sidebarsFile), id);
  const file = `docs/${id}.mdx`;
  write(dir, file, pageTemplate(title));
  if (sidebar) {
    write(dir, sidebarsFile, sidebar.text);
  }
  return [
    `Added ${file}.`,
    sidebar
      ? `It comes after ${sidebar.after} in ${sidebarsFile}. Move it there if you want another place.`
      : 'It isn\'t in a sidebar. /home lists it under "General information".',
    `Next: see it at http://localhost:3000/${id} with npm start, and fill in each "Write here".`,
  ].join('\n');
}

/** Moves a page: its file, its place in the sidebar, every link to it, and a redirect from its old address. */
export function movePage(dir: string, from = '', to = ''): string {
  if (!from || !to) {
    throw new PageCommandError(
      'Name the page and its new address: npm run move-page chat-features/polls chat-features/votes',
    );
  }
  const page = committedPage(dir, from);
  const id = freeId(dir, to);
  const file = page.file.replace(page.id, id);
  write(dir, file, read(dir, page.file));
  fs.rmSync(path.join(dir, page.file));
  write(dir, sidebarsFile, moveInSidebar(read(dir, sidebarsFile), page.id, id));
  return [`Moved ${page.file} to ${file}.`, ...redirectLinks(dir, page.id, id, true), nextStep(id)].join(
    '\n',
  );
}

/** Removes a page, and leads its readers and every link to another page. Links to a heading lead to the top of it. */
export function removePage(dir: string, address = '', to = ''): string {
  if (!address || !to) {
    throw new PageCommandError(
      'Name the page and the one that replaces it: npm run remove-page boosts -- --to /subscriptions',
    );
  }
  const page = committedPage(dir, address);
  const target = existingPage(dir, to);
  if (target.id === page.id) {
    throw new PageCommandError(`/${page.id} can't replace itself. Name another page after --to.`);
  }
  fs.rmSync(path.join(dir, page.file));
  write(dir, sidebarsFile, removeFromSidebar(read(dir, sidebarsFile), page.id));
  return [
    `Removed ${page.file}.`,
    ...redirectLinks(dir, page.id, target.id, false),
    nextStep(target.id),
  ].join('\n');
}
