const path = require('node:path');
const tsx = require('tsx/cjs/api');

const src = path.resolve(__dirname, '../..');

/**
 * A loader for modules named `*.atBuild.ts`: runs them during the build and keeps only the values of their exports, so
 * that readers don't download what the values are computed from. The values must be ones that JSON has.
 */
module.exports = function valuesAtBuild() {
  this.addContextDependency(path.join(src, 'facts'));
  // Node keeps what it has loaded, but `npm start` needs facts as they are now.
  for (const loaded of Object.keys(require.cache).filter((file) => file.startsWith(src))) {
    delete require.cache[loaded];
  }
  const values = tsx.require(this.resourcePath, __filename);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
