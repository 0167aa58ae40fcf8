import { spawnSync } from 'node:child_process';
import { missingPrograms, type TestCommand } from './programs';

/** A part of the test suite: one or more npm scripts, run in order. */
interface Layer {
  readonly name: string;
  readonly scripts: readonly string[];
  /** The layers after it can't run without it. */
  readonly required?: true;
}

const layers: Readonly<Record<TestCommand, readonly Layer[]>> = {
  test: [
    { name: 'code and pages', scripts: ['lint', 'typecheck', 'knip', 'check -- --all'] },
    { name: 'unit', scripts: ['test:unit'] },
    { name: 'build', scripts: ['build'], required: true },
    { name: 'built site', scripts: ['test:built'] },
    { name: 'pages', scripts: ['test:pages'] },
    { name: 'behaviors', scripts: ['test:behaviors'] },
    { name: 'nginx', scripts: ['test:nginx'] },
    { name: 'builds', scripts: ['test:builds'] },
  ],
  'test:extended': [
    { name: 'build', scripts: ['build'], required: true },
    { name: 'samples', scripts: ['test:extended:node'] },
    { name: 'all looks', scripts: ['test:extended:browser'] },
  ],
};

type Outcome = 'passed' | 'failed' | 'skipped';

function runLayer({ scripts }: Layer): Outcome {
  // Every script runs even if one fails, so that one run shows everything there is to fix.
  const failed = scripts.filter(
    (script) => spawnSync(`npm run --silent ${script}`, { shell: true, stdio: 'inherit' }).status !== 0,
  );
  return failed.length > 0 ? 'failed' : 'passed';
}

function inMinutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Runs all layers of a test command, then prints how long each took and what didn't run. */
function runAll(command: TestCommand): void {
  const rows: [name: string, time: string, outcome: Outcome][] = [];
  const start = Date.now();
  let isBuilt = true;
  for (const layer of layers[command]) {
    const layerStart = Date.now();
    const outcome: Outcome = isBuilt ? runLayer(layer) : 'skipped';
    isBuilt &&= !(layer.required && outcome === 'failed');
    rows.push([layer.name, inMinutes(Date.now() - layerStart), outcome]);
  }
  const failed = rows.some(([, , outcome]) => outcome !== 'passed');
  rows.push(['in total', inMinutes(Date.now() - start), failed ? 'failed' : 'passed']);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, time, outcome]) => `${name.padEnd(width)}  ${time.padStart(6)}  ${outcome}`);
  const leftOut = missingPrograms(command).map(
    ([name, { covers, packages }]) =>
      `Skipped: ${covers}, because ${name} is missing. Install ${packages.join(' and ')}, then run \`npm run ${command}\`.`,
  );
  const more =
    'Not part of this command: code samples in five other languages, and accessibility in all looks. Run ' +
    '`npm run test:extended` for them.';
  process.stdout.write(`\n${[...lines, ...leftOut, ...(command === 'test' ? [more] : [])].join('\n')}\n`);
  process.exitCode = failed ? 1 : 0;
}

runAll(process.argv[2] === 'test:extended' ? 'test:extended' : 'test');
