// Runs a command of the project that is written in TypeScript: `node src/run.cjs src/checks/check.ts …`.
// Node 20 cannot read types by itself, and Docusaurus takes seconds to start. Both tools come with Docusaurus: jiti
// loads its configuration, and SWC builds its pages. jiti alone would take seconds for the facts on its first run.
const path = require('node:path');
const { transformSync } = require('@swc/core');
const createJiti = require('jiti');

const [file, ...args] = process.argv.slice(2);

const load = createJiti(__filename, {
  interopDefault: true,
  cache: false,
  transform: ({ source, filename }) =>
    transformSync(source, {
      filename,
      swcrc: false,
      configFile: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: /\.[cm]?tsx?$/.test(filename ?? '') ? 'typescript' : 'ecmascript' },
      },
      module: { type: 'commonjs', ignoreDynamic: true },
    }),
});

load(path.resolve(file)).run(args);
