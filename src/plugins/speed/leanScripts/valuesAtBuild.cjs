const path = require('node:path');
const createJiti = require('jiti');

const facts = path.resolve(__dirname, '../../../facts');

/**
 * A loader for modules named `….atBuild.ts`: runs them while the site is built and keeps the values of their exports
 * alone, so that readers don't download and work out all that the values were made of. The values must be such as JSON
 * has.
 */
module.exports = function valuesAtBuild() {
  this.addContextDependency(facts);
  // Without its cache, so that `npm start` sees facts that change.
  const values = createJiti(__filename, { requireCache: false })(this.resourcePath);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
