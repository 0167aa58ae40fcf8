import { isPreview } from './indexLoader';
import type { SearchState } from './search';

/** Returns what keeps the search from answering in full, for the reader; undefined if nothing does. */
export function searchError({ phase, late, fault, canAnswer }: SearchState): string | undefined {
  if (phase === 'failed' && canAnswer) {
    return 'Only a part of the search has loaded. There may be better answers.';
  }
  if (phase === 'failed') {
    if (isPreview) {
      return 'There is nothing to search yet. Run “npm run build” once, then try again.';
    }
    switch (fault?.why) {
      case 'refused':
        return `The search could not load: the server answered ${fault.status}.`;
      case 'damaged':
        return 'The search could not load: what arrived was damaged.';
      case 'scripts':
        return 'The search could not start: a part of this site did not load.';
      default:
        return 'The search could not load. Are you online?';
    }
  }
  if (late) {
    return canAnswer
      ? 'A part of the search is still on its way. There may be better answers.'
      : 'The search takes long to load. It goes on trying.';
  }
  return undefined;
}

/** What a writer should know of the answers in a preview; nothing on the built site. */
export const previewNote = isPreview ? 'These answers come from the last build and may be old.' : undefined;
