import { expect, test } from 'vitest';
import { followRedirect } from '../../src/redirects';
import { fromRoot, readText } from '../../src/utils/files';
import { pagePaths } from '../support/builtFiles';

/** Routes that other sites may link to forever, and their old paths. A page can move, if its route then redirects to it. */
const promised = readText(fromRoot('e2e/built/promised-routes.tsv'))
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [route = '', oldPaths = ''] = row.split('\t');
    return { route, oldPaths: oldPaths.split(' ').filter(Boolean) };
  });

test.each(promised)('$route shows its page, and $oldPaths redirect to it', ({ route, oldPaths }) => {
  const target = followRedirect(route);
  expect(pagePaths).toContain(target);
  expect(oldPaths.map(followRedirect)).toEqual(oldPaths.map(() => target));
});
