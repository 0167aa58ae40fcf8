import { admonitions } from './admonitions';
import { codeBlocks } from './codeBlocks';
import { components } from './components';
import { frontMatter } from './frontMatter';
import { headings } from './headings';
import { images, unusedImages } from './images';
import { links } from './links';
import { markdownForm } from './markdownForm';
import { readable } from './readable';
import { removedHeadings, removedPages } from './removedHeadings';
import type { Rule, SiteRule } from './rule';
import { spacing } from './spacing';
import { spelling } from './spelling';
import { wording } from './terms';
import { typedFacts } from './typedFacts';

/** What every page is checked for. */
export const pageRules: readonly Rule[] = [
  frontMatter,
  readable,
  headings,
  removedHeadings,
  links,
  markdownForm,
  images,
  admonitions,
  codeBlocks,
  components,
  wording,
  spelling,
  typedFacts,
  spacing,
];

/** What the site is checked for as a whole. */
export const siteRules: readonly SiteRule[] = [removedPages, unusedImages];
