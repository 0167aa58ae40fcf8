import { afterAll, beforeAll } from 'vitest';
import { testApiSamples } from '../support/apiSampleTests';
import { startContractMock } from '../support/contractMock';
import type { Program } from '../support/programs';

let mock: Program;

beforeAll(async () => {
  mock = await startContractMock();
});

afterAll(() => mock?.stop());

for (const language of ['bash', 'php', 'ruby', 'java', 'python'] as const) {
  testApiSamples(language, () => mock.address);
}
