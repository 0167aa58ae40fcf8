// The search package writes it while the site builds.
declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js' {
  /** The name of the index, with its version. */
  export const searchIndexUrl: string;
}
