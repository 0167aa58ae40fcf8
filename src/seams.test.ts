import { expect, test } from 'vitest';
import { checkSeams, seams } from './seams';

test('every seam is valid with the installed packages', () => {
  expect(() => checkSeams()).not.toThrow();
});

test('a seam that is no longer valid stops the build, with the version that was verified and is installed', () => {
  for (const seam of seams) {
    for (const file of Object.keys(seam.contains)) {
      const broken = { ...seam, contains: { [file]: ['gone'], [`${file}/gone.js`]: ['gone'] } };
      expect(() => checkSeams([broken]), file).toThrow(
        /^The seam ".+" in src\/seams\.ts is broken: @\S+ has no `gone`\. @\S+ is at (\S+), and the seam was verified with \1\. src\/.* relies on it\./,
      );
    }
  }
});
