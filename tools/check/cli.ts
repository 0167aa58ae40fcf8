import { runCheck } from './run';

// `npm run check` starts here, in the folder of the site.
void runCheck('.').then(({ status, output }) => {
  process.stdout.write(output);
  process.exitCode = status;
});
