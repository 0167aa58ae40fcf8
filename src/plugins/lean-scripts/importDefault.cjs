/** The one of TypeScript's helpers that Docusaurus's `utils-common` uses in a browser. */
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
