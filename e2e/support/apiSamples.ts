import { addresses } from '../../src/facts/product';
import {
  contractFile,
  operationsOf,
  type PlacedOperation,
  readContract,
} from '../../src/remark/api/contract';
import { samplesOfOperation } from '../../src/remark/api/samples';
import type { ProgramName } from '../../tools/test/programs';
import { type ApiCall, recordApi, type Scenario } from './apiRecorder';
import { sampleKey } from './apiRules';
import { folderWith, runProgram } from './programs';
import type { Sample } from './samples';

/** How the samples of a language are run. */
interface Runtime {
  readonly label: string;
  readonly file: string;
  readonly command: readonly [command: string, ...options: string[]];
  readonly programs: readonly ProgramName[];
}

/** How samples that call the API are run, by the language of their block. */
export const runtimes = {
  bash: {
    label: 'curl',
    file: 'sample.sh',
    command: ['bash', '-euo', 'pipefail'],
    programs: ['curl', 'openssl'],
  },
  js: { label: 'Node', file: 'sample.mjs', command: [process.execPath], programs: [] },
  php: { label: 'PHP', file: 'sample.php', command: ['php'], programs: ['php'] },
  ruby: { label: 'Ruby', file: 'sample.rb', command: ['ruby'], programs: ['ruby'] },
  java: { label: 'Java', file: 'Sample.java', command: ['java'], programs: ['java'] },
  python: { label: 'Python', file: 'sample.py', command: ['python3'], programs: ['python'] },
} as const satisfies Record<string, Runtime>;

/** A language of samples that call the API. */
export type ApiLanguage = keyof typeof runtimes;

/** A sample that the page's build makes from the contract. */
export interface GeneratedSample extends Sample {
  readonly placed: PlacedOperation;
}

/** The samples made from the contract in one language. The file is the contract. */
export function generatedSamples(language: ApiLanguage): GeneratedSample[] {
  const contract = readContract();
  return operationsOf(contract).flatMap((placed) =>
    samplesOfOperation(contract, placed)
      .filter((sample) => sample.language === language)
      .map(({ code }) => ({ file: contractFile, line: 1, language, meta: '', code, placed })),
  );
}

/** How a sample ended, and what it asked of the API. */
export interface SampleRun {
  /** What it wrote to its standard output; nothing where it failed. */
  readonly output: string;
  /** Why it failed, with all that it wrote; empty where it ended well. */
  readonly failure: string;
  /** The folder it ran in, with the files it made. */
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
  const { file, command }: Runtime = runtimes[language as ApiLanguage];
  const { address, calls, stop } = await recordApi(mock, scenario);
  const folder = folderWith({ [file]: code.replaceAll(addresses.api, address) });
  const env = { ROOKERY_API_KEY: sampleKey, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };
  try {
    return { output: await runProgram([...command, file], { folder, env }), failure: '', folder, calls };
  } catch (error) {
    return { output: '', failure: error instanceof Error ? error.message : String(error), folder, calls };
  } finally {
    stop();
  }
}
