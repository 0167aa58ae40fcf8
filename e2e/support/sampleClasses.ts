import { type Sample, samplesOf } from './samples';

type Condition = (sample: Sample) => boolean;

const programs = ['js', 'php', 'ruby', 'java', 'python'];

function isOn(sample: Sample, page: string): boolean {
  return sample.file === `docs/${page}.mdx`;
}

function isProgram({ language }: Sample): boolean {
  return programs.includes(language);
}

/** Whether a sample uses the SDK. One that continues another sample says so: `after="mount"`. */
function usesSdk({ language, meta, code }: Sample): boolean {
  return (
    ['js', 'ts', 'tsx'].includes(language) && (/@rookery\/embed/.test(code) || meta.includes('after="mount"'))
  );
}

function callsApi({ file, language, code }: Sample): boolean {
  const isCode = ['bash', ...programs].includes(language);
  return (
    isCode && (file.startsWith('docs/organizations/api') || /\bcurl\b.*api\.rookery\.example/.test(code))
  );
}

function isAboutSignOn({ file }: Sample): boolean {
  return file.startsWith('docs/organizations/sso');
}

/** The classes of samples on the pages for developers and organizations. A test checks the blocks of each. */
export const sampleClasses = {
  'api-call': callsApi,
  'webhook-receiver': (sample) => isOn(sample, 'chat-settings/webhooks/receivers') && isProgram(sample),
  'sso-token': (sample) => isAboutSignOn(sample) && [...programs, 'bash'].includes(sample.language),
  claims: (sample) => isAboutSignOn(sample) && sample.language === 'json',
  sdk: usesSdk,
  node: (sample) => isOn(sample, 'integration-guide') && sample.language === 'js' && !usesSdk(sample),
  html: ({ language }) => language === 'html',
  json: (sample) => sample.language === 'json' && !isAboutSignOn(sample),
  shell: (sample) => sample.language === 'bash' && !callsApi(sample) && !isAboutSignOn(sample),
  policy: ({ language, code }) => language === 'text' && code.startsWith('Content-Security-Policy:'),
  address: ({ language, code }) => language === 'text' && /^https:\/\/\S+\n$/.test(code),
  csv: (sample) => isOn(sample, 'organizations/manage-accounts') && sample.language === 'text',
  header: ({ language, code }) => language === 'text' && code.startsWith('Authorization:'),
  unchecked: ({ meta }) => /\bwhy="[^"]+"/.test(meta),
} as const satisfies Record<string, Condition>;

/** The name of a class of samples. */
export type SampleClassId = keyof typeof sampleClasses;

/** Returns the classes that a block belongs to: one, or something is wrong. */
export function classesOf(sample: Sample): string[] {
  return Object.entries<Condition>(sampleClasses)
    .filter(([, holds]) => holds(sample))
    .map(([id]) => id);
}

/** Returns the blocks of a class, page by page. */
export function samplesOfClass(id: SampleClassId): Sample[] {
  return samplesOf().filter((sample) => sampleClasses[id](sample));
}
