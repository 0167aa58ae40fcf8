import type { Finding } from './finding';
import type { Page } from './page';
import type { Site } from './site';

/** Finds the faults of one file. */
export type Rule = (page: Page, site: Site) => Iterable<Finding>;
