// Runs a command of the project that is written in TypeScript: `node src/run.cjs src/checks/check.ts …`.
// Node 20 cannot read types by itself, and to start Docusaurus for it takes seconds. SWC, which builds the pages, takes
// the types out of all the facts in a fraction of one.
const fs = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

const [file, ...args] = process.argv.slice(2);
require(path.resolve(file)).run(args);
