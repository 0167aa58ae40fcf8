const path = require('node:path');

/**
 * Returns the table of a version's pages and sidebars without the descriptions for the theme's cards, which this site hasn't.
 * Of the id of a link's page, only whether there is one counts: the breadcrumbs ask for it.
 */
function shortVersion(table) {
  return JSON.stringify(JSON.parse(table), (key, value) => {
    switch (key) {
      case 'docs':
        return {};
      case 'docId':
        return Boolean(value);
      case 'unlisted':
        return value || undefined;
      default:
        return value;
    }
  });
}

/** Returns the data of all plugins, with only the paths of pages, because menus of versions alone need more. */
function shortGlobalData(table) {
  return JSON.stringify(JSON.parse(table), (key, value) =>
    key === 'docs' ? value.map(({ path, unlisted }) => ({ path, unlisted })) : value,
  );
}

/**
 * Returns the table of modules without their names, which only the server reads, and because of which a preview compiles all
 * pages, and with everything around the content of a page in one chunk, because each page needs all of it.
 */
function shortRegistry(table) {
  const [, frame] = table.match(/"([^"]+)": \[[^\n]+"@theme\/DocItem"/);
  return table
    .replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']')
    .replace(
      /"[^"]+"(?= \*\/ "(@theme\/Doc|@generated\/docusaurus-plugin-content-docs\/))/g,
      JSON.stringify(frame),
    );
}

/**
 * A loader for the tables of pages that Docusaurus generates and that each page downloads: leaves out what this site doesn't
 * use.
 * @param {string} table the table's source
 */
module.exports = function shortTable(table) {
  switch (path.basename(this.resourcePath)) {
    case 'registry.js':
      return shortRegistry(table);
    case 'globalData.json':
      return shortGlobalData(table);
    default:
      return shortVersion(table);
  }
};
