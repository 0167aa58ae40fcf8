import { contractFile } from '../../src/remark/api/contract';
import { freePort, type Program, startProgram } from './programs';
import { siteDir } from './site';

/** Starts an API that answers from the contract and refuses what the contract doesn't allow. */
export async function startContractMock(): Promise<Program> {
  const port = await freePort();
  const prism = require.resolve('@stoplight/prism-cli/dist/index.js');
  const args = ['mock', contractFile, '--errors', '--port', String(port)];
  return startProgram([process.execPath, prism, ...args], port, { folder: siteDir });
}
