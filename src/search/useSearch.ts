import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchIndexUrl } from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import { useEffect, useState } from 'react';
import type { SearchResults } from './engine';
import type { SearchAnswer, SearchRequest } from './worker';

/** The worker with the index. Pages share it. */
let worker: Worker | undefined;

/** By request, so that results are there at once after Back. It's empty until the index has loaded. */
const earlierAnswers = new Map<string, SearchAnswer>();

function keyOf({ method, query, limit }: SearchRequest): string {
  return JSON.stringify([method, query, limit]);
}

export interface SearchState {
  /** The results of the query or, until they are there, of the one before. */
  readonly results?: SearchResults;
  readonly isLoading: boolean;
  /** Whether the worker or the index couldn't load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

async function loadIndex(baseUrl: string): Promise<ArrayBuffer> {
  // The package can write an index for each folder. Its version is that of the Markdown, and facts change the index, too.
  const response = await fetch(baseUrl + searchIndexUrl.replace('{dir}', ''), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server returned ${response.status} for the search index.`);
  return response.arrayBuffer();
}

/** Starts the worker and, without waiting for its code, loads the index for it. */
function startWorker(baseUrl: string): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  loadIndex(baseUrl).then(
    (index) => started.postMessage(index, [index]),
    () => started.dispatchEvent(new Event('error')),
  );
  return started;
}

/**
 * Searches in a worker, because reading the index would block the page of a phone for about 300 ms, and each query for up to 150 ms.
 * @param isEnabled whether to load the worker and the index
 */
export function useSearch({ method, query, limit }: SearchRequest, isEnabled: boolean): SearchState {
  const baseUrl = useBaseUrl('/');
  const [answer, setAnswer] = useState(() => earlierAnswers.get(keyOf({ method, query, limit })));
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isEnabled || hasFailed) return;
    const fail = () => {
      worker = undefined;
      setHasFailed(true);
    };
    try {
      worker ??= startWorker(baseUrl);
      // Answers come in the order of the queries, so a late one never replaces a newer one.
      worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
        earlierAnswers.set(keyOf(data), data);
        if (data.method === method) setAnswer(data);
      };
      worker.onerror = (event) => {
        // `npm start`, which serves a page instead of the index, would show it over the site.
        event.preventDefault();
        worker?.terminate();
        fail();
      };
      worker.postMessage({ method, query, limit } satisfies SearchRequest);
    } catch {
      // The browser has no workers, or blocks them.
      fail();
    }
  }, [baseUrl, isEnabled, hasFailed, method, query, limit]);

  return {
    // An empty query only loads the index.
    results: query && answer?.query ? answer.results : undefined,
    isLoading: earlierAnswers.size === 0,
    hasFailed,
    retry: () => setHasFailed(false),
  };
}
