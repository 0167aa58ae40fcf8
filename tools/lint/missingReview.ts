import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';

/** Phone numbers change, so a page that has some says when they were last checked. */
export default lintRule<Root>('remark-lint:missing-review', (_, file) => {
  const text = String(file);
  if (/[("](?:tel|sms):/.test(text) && !/^reviewed:/m.test(text)) {
    file.message(
      'A page with phone numbers needs `reviewed`, the day when someone last called or checked them',
      {
        line: 1,
        column: 1,
      },
    );
  }
});
