// The search package writes this module, and doesn't declare it.
declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js' {
  export const searchResultLimits: number;
}
