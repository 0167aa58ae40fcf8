import type { ChildProcess } from 'node:child_process';

/** Kills a program when this process ends, even if it ends because a fixture failed before it could stop the program. */
export function killOnExit<Program extends ChildProcess>(program: Program): Program {
  process.on('exit', () => program.kill());
  return program;
}
