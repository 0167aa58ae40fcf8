import type { PageContent } from './extract';
import type { PhrasesObject, TextsObject, TitlesObject } from './format';
import type { Phrase } from './phrases';
import { stemsOf } from './words';

/** A page with the phrases that readers type to find it. */
export interface IndexedPage extends PageContent {
  readonly url: string;
  readonly phrases: readonly Phrase[];
}

/** How many characters of a section's text results can show. */
const excerptLength = 260;

/** Names that developers look for: `rate_limited`, `webhook-id`, `setChannel`. */
const identifier = /\b[A-Z]?[a-z]+(?:[A-Z][a-z]+|[_-][a-z]+)+/g;

/** Names of variables, which are all that is indexed of samples, because most other names belong to their language. */
const variable = /\b[A-Z]{2,}(?:_[A-Z]+)+/g;

/** Returns the start of a text, which ends at a word. */
function excerptOf(text: string): string {
  return text.length <= excerptLength ? text : `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`;
}

/** Returns the names in a section that its excerpt lacks. */
function namesIn(text: string, samples: string, shown: string): string {
  const names = [...(text.match(identifier) ?? []), ...(`${text} ${samples}`.match(variable) ?? [])];
  return [...new Set(names)].filter((name) => !shown.includes(name)).join(' ');
}

/** Returns the objects of the search index. */
export function makeIndex(pages: readonly IndexedPage[]): [TitlesObject, PhrasesObject, TextsObject] {
  const phrases: string[] = [];
  const urgent: PhrasesObject['index']['urgent'][number][] = [];
  for (const page of pages) {
    for (const { id } of page.sections) {
      const own = page.phrases.filter((phrase) => phrase.id === (id || 'top'));
      for (const { text } of own.filter((phrase) => phrase.urgent)) {
        urgent.push({ section: phrases.length, stems: stemsOf(text) });
      }
      phrases.push([...new Set(own.flatMap(({ text }) => stemsOf(text)))].sort().join(' '));
    }
  }
  const sections = pages.flatMap((page) => page.sections);
  const excerpts = sections.map(({ text }) => excerptOf(text));
  return [
    {
      kind: 'titles',
      documents: pages.map(({ url, title, description, breadcrumbs, sections }) => ({
        url,
        title,
        description,
        breadcrumbs: breadcrumbs.join(' › '),
        sections: sections.map(({ id, title }) => [id, title] as const),
      })),
      index: pages.map(({ keywords }) => keywords),
    },
    { kind: 'phrases', documents: [], index: { phrases, urgent } },
    {
      kind: 'texts',
      documents: excerpts,
      index: sections.map(({ text, samples }, number) => namesIn(text, samples, excerpts[number] ?? '')),
    },
  ];
}
