import { expose } from 'comlink';
import { SearchEngine } from './SearchEngine';

// Runs in a worker, so that a page on a slow phone still scrolls while the index loads.
expose(new SearchEngine());
