import type { FileRule } from '../rule';
import { explainLink } from './links';

/** `src/search/crisisHelp.yaml`: the sections that the search shows to someone in danger exist. */
export const crisisHelp: FileRule = function* ({ text }, sources) {
  for (const { 0: url, index } of text.matchAll(/(?<=\bpage: ).+/g)) {
    const message = explainLink(url, sources);
    if (message) yield { start: index, message };
  }
};
