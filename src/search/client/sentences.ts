import type { Fact } from '../engine/facts';
import { isPreview } from './indexLoader';
import type { SearchState } from './search';

/** Returns what is wrong with the search, for the reader; undefined if nothing is. */
export function searchError({ phase, late, fault, canAnswer }: SearchState): string | undefined {
  if (phase === 'failed' && canAnswer) {
    return 'Only part of the search index has loaded, so some results might be missing.';
  }
  if (phase === 'failed') {
    if (isPreview) {
      return "There's no search index yet. Run “npm run build” once, and then try again.";
    }
    switch (fault?.why) {
      case 'refused':
        return `The search couldn't load because the server returned the error ${fault.status}. Try again later.`;
      case 'damaged':
        return "The search couldn't load because the index is damaged. Try again.";
      case 'scripts':
        return "The search couldn't start because part of this site didn't load. Try again.";
      default:
        return "The search couldn't load. Check your connection, and then try again.";
    }
  }
  if (late) {
    return canAnswer
      ? 'Part of the search index is still loading, so some results might be missing.'
      : "The search is taking a long time to load. It starts as soon as it's ready.";
  }
  return undefined;
}

/** Returns what a value is of, and the page that says so: "Channels on Pro · Plans and subscriptions". */
export function sourceOf({ label, page }: Fact): string {
  return [label, page].filter(Boolean).join(' · ');
}

/** What a writer should know about the results in a preview; undefined on the built site. */
export const previewNote = isPreview
  ? 'These results come from the last build and might be out of date.'
  : undefined;
