// The package's own entry is a CommonJS module that imports tslib whole. The client needs two functions, without tslib.
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';
