import { addresses } from '../../src/facts/product';
import {
  contractFile,
  operationsOf,
  type PlacedOperation,
  readContract,
} from '../../src/remark/api/contract';
import { samplesOfOperation } from '../../src/remark/api/samples';
import { type ApiCall, recordApi, type Scenario } from './apiRecorder';
import { sampleKey } from './apiRules';
import { fileName, type LanguageId, languages } from './languages';
import { folderWith, runProgram } from './programs';
import type { Sample } from './samples';

/** A sample that the page's build makes from the contract. */
export interface GeneratedSample extends Sample {
  readonly placed: PlacedOperation;
}

/** Returns the samples made from the contract in one language. Their file is the contract. */
export function generatedSamples(language: LanguageId): GeneratedSample[] {
  const contract = readContract();
  return operationsOf(contract).flatMap((placed) =>
    samplesOfOperation(contract, placed)
      .filter((sample) => sample.language === language)
      .map(({ code }) => ({ file: contractFile, line: 1, language, meta: '', code, placed })),
  );
}

/** How a sample ended, and its calls of the API. */
export interface SampleRun {
  /** What it wrote to its standard output. Empty if it failed. */
  readonly output: string;
  /** Why it failed, with everything that it wrote. Empty if it succeeded. */
  readonly failure: string;
  /** The folder that it ran in, with the files that it wrote. */
  readonly folder: string;
  readonly calls: readonly ApiCall[];
}

/**
 * Runs a sample against a mock of the contract.
 * @param mock address of the mock
 */
export async function runSample(
  { code, language }: Pick<Sample, 'code' | 'language'>,
  mock: string,
  scenario?: Scenario,
): Promise<SampleRun> {
  const id = language as LanguageId;
  const file = fileName(id, 'sample');
  const { address, calls, stop } = await recordApi(mock, scenario);
  const folder = folderWith({ [file]: code.replaceAll(addresses.api, address) });
  const env = { ROOKERY_API_KEY: sampleKey, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
  try {
    return { output: await runProgram(languages[id].run(file), { folder, env }), failure: '', folder, calls };
  } catch (error) {
    return { output: '', failure: error instanceof Error ? error.message : String(error), folder, calls };
  } finally {
    stop();
  }
}
