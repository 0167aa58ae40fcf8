import { runCheck } from './run';

// `npm run check` runs this in the repository root.
void runCheck('.').then(({ status, output }) => {
  process.stdout.write(output);
  process.exitCode = status;
});
