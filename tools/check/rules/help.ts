import type { FileRule } from '../loadSite';
import { explainLink } from './links';

/** `src/search/help.yaml`: the sections that the search shows to someone in danger exist. */
export const help: FileRule = function* ({ text }, site) {
  for (const { 0: url, index } of text.matchAll(/(?<=\bpage: ).+/g)) {
    const message = explainLink(url, undefined, site);
    if (message) yield { start: index, message };
  }
};
