import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { pageIdOf } from '../pages';
import { accessFaults, accessOf, locationFaults } from './access';
import { reviewedFaults, reviewedIn } from './reviewed';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

const descriptionLength = { min: 50, max: 160 };

/** Every field that a page can have. A field with any other name would have no effect. */
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
  'sidebar_label',
  'toc_max_heading_level',
  'unlisted',
];

/** A mistake in a page's front matter. */
export interface FrontMatterFault {
  /** The field with the mistake. */
  readonly field: string;
  /** What is wrong and what to do. */
  readonly says: string;
}

/**
 * Returns what is wrong with a page's front matter. Empty if nothing is wrong.
 * @param id the page's path below `docs/`, without the extension
 * @param frontMatter the fields as they were read
 * @param source the page's text, because parsing turns a date that doesn't exist, such as February 30, into another one
 */
export function frontMatterFaults(
  id: string,
  frontMatter: Record<string, unknown>,
  source: string,
): FrontMatterFault[] {
  const { title, description, index, keywords, related, access, location, command } = frontMatter;
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0;
  const length = String(description).length;
  const unused = Object.keys(frontMatter).filter((field) => !knownFields.includes(field));
  const faults: Readonly<Record<string, false | string | readonly string[]>> = {
    title: !isText(title) && 'There is no `title`. Add the name of the page as `title: …`.',
    description: isText(description)
      ? (length < descriptionLength.min || length > descriptionLength.max) &&
        `The \`description\` has ${length} characters. Make it ${descriptionLength.min} to ${descriptionLength.max}.`
      : 'There is no `description`. Say what the page lets the reader do, as `description: …`.',
    keywords:
      isEmpty(keywords) &&
      'There are no `keywords`. List the other words readers search for, as `keywords: [one, two]`.',
    related:
      isEmpty(related) &&
      'There are no `related` pages. Name one to three to read next, each on its own line, as `  - /faq: Find short answers`.',
    index:
      index !== undefined &&
      !Array.isArray(index) &&
      'The `index` is not a list. List the words for the index on /home, as `index: [one, two]`.',
    command:
      command !== undefined &&
      !/^\/[a-z]/.test(String(command)) &&
      `The \`command\` is "${command}". Write the command as typed: \`command: /mute @NAME\`.`,
    access: accessFaults(id, access),
    location: locationFaults(id, location),
    reviewed: reviewedFaults(source),
    ...Object.fromEntries(
      unused.map((field) => [
        field,
        `The field \`${field}\` isn't used. The fields are ${knownFields.join(', ')}.`,
      ]),
    ),
  };
  return Object.entries(faults).flatMap(([field, found]) =>
    [found || []].flat().map((says) => ({ field, says })),
  );
}

/**
 * Reads a page's front matter as Docusaurus does, and rejects a page of `docs/` that search engines or the site's search
 * couldn't show well. Throws an error that names the file and each mistake.
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
      `${file}:1 has mistakes in its front matter, between the two --- lines:\n- ${faults.map(({ says }) => says).join('\n- ')}`,
    );
  }
  // Docusaurus adds the front matter to the page's script. What only the build reads is left out.
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
      // The search also uses the words of the index.
      keywords: [index, shown.keywords].flat(),
      ...(plan !== 'free' && { sidebar_class_name: `needs-plan needs-plan--${plan}` }),
      // YAML parses the date as a time, but pages show the date.
      ...(reviewed && { reviewed }),
    },
  };
};
