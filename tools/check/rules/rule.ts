import type { Finding, FindingInFile } from '../finding';
import type { Page } from '../page';
import type { Site } from '../site';

/** Looks at one page and says what to mend there; nothing when all is well. */
export type Rule = (page: Page, site: Site) => Finding[];

/** Looks at what no single page shows, such as files that no page uses. */
export type SiteRule = (site: Site) => FindingInFile[];
