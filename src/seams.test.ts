import { expect, test } from 'vitest';
import { checkSeams, seams } from './seams';

test('every seam is valid with the installed packages', () => {
  expect(() => checkSeams()).not.toThrow();
});

test('every seam names the installed version', () => {
  const broken = seams.map((seam) => ({ ...seam, contains: { 'lib/gone.js': ['gone'] } }));
  for (const seam of broken) {
    expect(() => checkSeams([seam])).toThrow(`is at ${seam.verified}, and the seam`);
  }
});

test('a seam that is no longer valid stops the build, and the message names the entry and the versions', () => {
  const [seam] = seams;
  for (const file of ['lib/client/clientEntry.js', 'lib/gone.js']) {
    const broken = seam ? [{ ...seam, verified: '1.2.3', contains: { [file]: ['gone'] } }] : [];
    expect(() => checkSeams(broken)).toThrow(
      /"client entry" in src\/seams\.ts is broken: @docusaurus\/core\/lib\/\S+ has no `gone`\. @docusaurus\/core is at \d+\.\d+\.\d+, and the seam was verified with 1\.2\.3\. src\/plugins\/speed\/preHydration\/start\.ts relies on it\./,
    );
  }
});
