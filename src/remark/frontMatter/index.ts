import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { pageIdOf } from '../pages';
import { accessFaults, accessOf, locationFaults } from './access';
import { reviewedFaults, reviewedIn } from './reviewed';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

const descriptionLength = { min: 50, max: 160 };

/** Every field that a page can have. A field with another name would be read by nobody. */
const knownFields: readonly string[] = [
  'title',
  'description',
  'index',
  'keywords',
  'related',
  'access',
  'location',
  'command',
  'reviewed',
  'displayed_sidebar',
  'unlisted',
];

/** Something to mend in a page's front matter. */
export interface FrontMatterFault {
  /** The field that it is about. */
  readonly field: string;
  /** What is wrong and what to do. */
  readonly says: string;
}

/**
 * What is wrong with a page's front matter; empty when all is well.
 * @param id the page's path below `docs/`, without ending
 * @param frontMatter the fields as they were read
 * @param source the page's text: a date that doesn't exist, such as 30 February, is another one once it was read
 */
export function frontMatterFaults(
  id: string,
  frontMatter: Record<string, unknown>,
  source: string,
): FrontMatterFault[] {
  const faults: FrontMatterFault[] = [];
  const { title, description, index, keywords, related, access, location, command } = frontMatter;
  const fault = (field: string, says: string) => faults.push({ field, says });
  if (typeof title !== 'string' || !title.trim()) {
    fault('title', 'There is no `title`. Add the name of the page as `title: …`.');
  }
  if (typeof description !== 'string' || !description.trim()) {
    fault(
      'description',
      'There is no `description`. Say what the page lets the reader do, as `description: …`.',
    );
  } else if (description.length < descriptionLength.min || description.length > descriptionLength.max) {
    fault(
      'description',
      `The \`description\` has ${description.length} characters. ` +
        `Make it ${descriptionLength.min} to ${descriptionLength.max}.`,
    );
  }
  if (!Array.isArray(keywords) || keywords.length === 0) {
    fault(
      'keywords',
      'There are no `keywords`. List the other words readers search for, as `keywords: [one, two]`.',
    );
  }
  if (related !== undefined && !Array.isArray(related)) {
    fault(
      'related',
      'The `related` pages are not a list. Write each address on a line of its own, as `  - /faq`.',
    );
  }
  if (index !== undefined && !Array.isArray(index)) {
    fault(
      'index',
      'The `index` is not a list. List the words for the index on /home, as `index: [one, two]`.',
    );
  }
  if (command !== undefined && !/^\/[a-z]/.test(String(command))) {
    fault(
      'command',
      `The \`command\` is "${command}". Write the command as typed: \`command: /mute @NAME\`.`,
    );
  }
  for (const says of accessFaults(id, access)) {
    fault('access', says);
  }
  for (const says of locationFaults(id, location)) {
    fault('location', says);
  }
  for (const says of reviewedFaults(source)) {
    fault('reviewed', says);
  }
  for (const field of Object.keys(frontMatter).filter((each) => !knownFields.includes(each))) {
    fault(field, `The field \`${field}\` is read by nobody. The fields are ${knownFields.join(', ')}.`);
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
  if (!file.startsWith('docs/')) {
    return parsed;
  }
  const id = pageIdOf(params.filePath);
  const faults = frontMatterFaults(id, parsed.frontMatter, params.fileContent);
  if (faults.length > 0) {
    throw new Error(
      `${file}:1 has front matter to mend, between its two --- lines:\n- ${faults.map(({ says }) => says).join('\n- ')}`,
    );
  }
  // Docusaurus writes the front matter into the page's script. What only the build reads is left out.
  const {
    index = [],
    access: _access,
    location: _location,
    command: _command,
    ...shown
  } = parsed.frontMatter;
  const { plan } = accessOf(id, parsed.frontMatter).access;
  const reviewed = reviewedIn(params.fileContent);
  return {
    ...parsed,
    frontMatter: {
      ...shown,
      // The search knows the words of the index as well.
      keywords: [index, shown.keywords].flat(),
      ...(plan !== 'free' && { sidebar_class_name: `needs-plan needs-plan--${plan}` }),
      // YAML makes a moment of the day; pages show the day.
      ...(reviewed && { reviewed }),
    },
  };
};
