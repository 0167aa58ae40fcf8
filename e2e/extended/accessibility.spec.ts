import { findViolations, firstLook, otherLooks, showLook } from '../support/accessibility';
import { expect, open, test, withoutPrefetch } from '../support/page';
import { routes, writersRoute } from '../support/routes';

// The pages layer checks the rules about color on one text of each kind. Here every element is checked, in every look.

for (const route of [...routes, writersRoute]) {
  test(`${route} breaks none of axe's rules in any look`, async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, route);
    for (const look of [firstLook, ...otherLooks]) {
      await showLook(page, look);
      expect.soft(await findViolations(page), `${look.mode}, ${look.width} px`).toEqual([]);
    }
  });
}
