import { counted } from '../../components/ui/text';
import { useSearch } from '../../search/useSearch';
import { byPage } from './byPage';
import { commonTasks } from './Row';

/** Returns what the dialog and the search page show for a query: the pages that answer, or else the common tasks. */
export function useResults(query: string) {
  const { answer, state, error } = useSearch(query);
  const hits = (query && answer?.hits) || [];
  const found = byPage(hits);
  const isCurrent = query === '' || answer?.query === query;
  const none = query !== '' && isCurrent && state.phase === 'ready' && found.length === 0;
  let message = query ? 'Searching…' : 'Common tasks';
  if (none) {
    message = 'No results. Check the spelling, use other words, or choose a common task.';
  } else if (found.length > 0) {
    message = `${counted(found.length, 'page')} found`;
  }
  const showsTasks = !query || none;
  return {
    groups: showsTasks ? byPage(commonTasks) : found,
    showsTasks,
    best: hits[0],
    isCurrent,
    message,
    error,
  };
}
