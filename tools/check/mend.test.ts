import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mendPage } from './mend';
import { goodPages } from './plantedFaults';
import { lineOf } from './report';

const before = `---
title: Voice notes
description: Record a voice note in the message box, listen before you send it, and delete it.  
keywords: voice, note
---

The chatroom keeps it. Log in first, or see [polls](/plans#plans) and [ranks](https://docs.rookery.example/chat-features/ranks).

## Record

:::note Mind the time

Text with a color, and \`a color login\` in code. Wix has **Login**.

:::

## Record

### Listen {#listen}

<!-- Later. -->

\`\`\`text
login   
\`\`\`
`;

const after = `---
title: Voice notes
description: Record a voice note in the message box, listen before you send it, and delete it.
keywords: [voice, note]
---

The chat keeps it. Sign in first, or see [polls](/subscriptions#plans) and [ranks](/chat-features/ranks).

## Record {/* #record */}

:::note[Mind the time]

Text with a colour, and \`a color login\` in code. Wix has **Login**.

:::

## Record {/* #record-2 */}

### Listen {/* #listen */}

{/* Later. */}

\`\`\`text
login   
\`\`\`
`;

test('fixes what a machine can, leaves code and labels alone, and finds nothing the second time', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-checks-'));
  onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }));
  const page = 'docs/voice-notes.mdx';
  for (const [file, text] of Object.entries({ ...goodPages, [page]: before })) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  const read = () => fs.readFileSync(path.join(dir, page), 'utf8');

  const first = mendPage(dir, page);
  expect(read()).toBe(after);
  expect(first.mended).toHaveLength(12);
  expect(first.left.map(lineOf)).toEqual([expect.stringMatching(/"Login".*allow it above the paragraph/)]);

  expect(mendPage(dir, page).mended).toEqual([]);
  expect(read()).toBe(after);
});
