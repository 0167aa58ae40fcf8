import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../../src/utils/files';
import { memoize } from '../../../src/utils/memoize';
import { howToAllow } from '../allow';
import type { FileRule } from '../rule';

/** Loads the spelling checker and its configuration. CommonJS can import the checker, an ES module, only dynamically. */
const loadChecker = memoize(async () => {
  const { loadConfig, spellCheckDocument } = await import('cspell-lib');
  return { spellCheckDocument, settings: await loadConfig(fromRoot('cspell.config.yaml')) };
});

/** American spelling, and words to avoid, which `cspell.config.yaml` explains. */
export const spelling: FileRule = async (source) => {
  const { file, text } = source;
  const { spellCheckDocument, settings } = await loadChecker();
  const uri = pathToFileURL(fromRoot(file)).href;
  const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };
  const { issues } = await spellCheckDocument({ uri, text }, options, settings);
  return issues.map(({ text: words, offset, isFlagged, suggestionsEx = [] }) => {
    const suggestions = suggestionsEx.filter(({ isPreferred }) => isPreferred || !isFlagged).slice(0, 3);
    const replacement = suggestions.map(({ word }) => `"${word}"`).join(' or ') || 'something else';
    const message = isFlagged
      ? `"${words}" is a word that we avoid. Write ${replacement}.${howToAllow(source, words)}`
      : `"${words}" is in no American dictionary. Write ${replacement}. If it's right, add it to tools/check/words.txt.`;
    return { start: offset, message, allowableWords: words };
  });
};
