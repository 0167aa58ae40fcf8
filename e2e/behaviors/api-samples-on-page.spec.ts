import { operationsOf, readContract } from '../../src/remark/api/contract';
import { samplesOfOperation } from '../../src/remark/api/samples';
import { expect, open, test } from '../support/page';

/** Returns the code of the open tab of each operation, by its id, without white space. */
function openSamples(): Record<string, string> {
  const code: Record<string, string> = {};
  let heading = '';
  for (const element of document.querySelectorAll('h3[id], [role="tabpanel"]:not([hidden]) pre code')) {
    if (element.matches('h3')) {
      heading = element.id;
    } else if (heading) {
      code[heading] ??= (element.textContent ?? '').replace(/\s+/g, '');
    }
  }
  return code;
}

test('each operation of the API shows its sample in the chosen language', async ({ page }) => {
  const contract = readContract();
  await open(page, '/organizations/api');
  for (const label of ['Node', 'PHP', 'Ruby', 'Java', 'Python', 'curl']) {
    // The tabs of all operations change together.
    await page.getByRole('tab', { name: label, exact: true }).first().click();
    const shown = await page.evaluate(openSamples);
    const different = operationsOf(contract).filter((placed) => {
      const sample = samplesOfOperation(contract, placed).find((each) => each.label === label);
      return sample?.code.replace(/\s+/g, '') !== shown[placed.operation.operationId];
    });
    expect(
      different.map(({ operation }) => operation.operationId),
      label,
    ).toEqual([]);
  }
});
