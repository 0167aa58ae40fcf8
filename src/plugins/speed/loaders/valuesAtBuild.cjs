const path = require('node:path');
const tsx = require('tsx/cjs/api');

const facts = path.resolve(__dirname, '../../../facts');

/**
 * A loader for modules named `*.atBuild.ts`: runs them during the build and keeps only the values of their exports, so
 * that readers don't download what the values are computed from. The values must be ones that JSON has.
 */
module.exports = function valuesAtBuild() {
  this.addContextDependency(facts);
  // In its own namespace, so that modules aren't cached and `npm start` sees facts that change.
  const loader = tsx.register({ namespace: `${Date.now()}` });
  const values = loader.require(this.resourcePath, __filename);
  loader.unregister();
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
