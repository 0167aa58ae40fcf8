import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { reviewedFaults, reviewedIn } from './reviewed';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

const descriptionLength = { min: 50, max: 160 };

/** What is wrong with a page's front matter, a sentence each that says what to do; empty when all is well. */
export function frontMatterFaults(frontMatter: Record<string, unknown>): string[] {
  const faults: string[] = [];
  const { title, description, keywords } = frontMatter;
  if (typeof title !== 'string' || !title.trim()) {
    faults.push('There is no `title`. Add the name of the page as `title: …`.');
  }
  if (typeof description !== 'string' || !description.trim()) {
    faults.push('There is no `description`. Say what the page lets the reader do, as `description: …`.');
  } else if (description.length < descriptionLength.min || description.length > descriptionLength.max) {
    faults.push(
      `The \`description\` has ${description.length} characters. ` +
        `Make it ${descriptionLength.min} to ${descriptionLength.max}.`,
    );
  }
  if (!Array.isArray(keywords) || keywords.length === 0) {
    faults.push(
      'There are no `keywords`. List the other words readers search for, as `keywords: [one, two]`.',
    );
  }
  return faults;
}

/**
 * Reads a page's front matter as Docusaurus does and refuses a page of `docs/` that search engines and the
 * site's own search could not show well. Throws an error that names the file and each thing to mend.
 */
export const parseCheckedFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  if (file.startsWith('docs/')) {
    const faults = [...frontMatterFaults(parsed.frontMatter), ...reviewedFaults(params.fileContent)];
    if (faults.length > 0) {
      throw new Error(
        `${file}:1 has front matter to mend, between its two --- lines:\n- ${faults.join('\n- ')}`,
      );
    }
  }
  const reviewed = reviewedIn(params.fileContent);
  // YAML makes a moment of the day; pages show the day.
  return reviewed ? { ...parsed, frontMatter: { ...parsed.frontMatter, reviewed } } : parsed;
};
