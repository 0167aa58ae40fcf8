/** Makes a page depend on the folders whose files it is compiled with. The bundler knows only its own file. */
module.exports = function dependOnFacts(source) {
  for (const folder of this.getOptions().folders) {
    this.addContextDependency(folder);
  }
  return source;
};
