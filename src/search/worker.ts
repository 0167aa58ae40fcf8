import { expose, proxy } from 'comlink';
import { SearchEngine } from './SearchEngine';

// Runs in a worker, so that a page on a slow phone still scrolls while the index loads.

/** Reads the index, as JSON. */
const start = (json: string) => proxy(new SearchEngine(JSON.parse(json)));

/** What the page calls. */
export type StartSearch = typeof start;

expose(start);
