import { type Sample, samplesOf } from './samples';

/** A class of samples: which blocks belong to it, and the test that checks them. */
export interface SampleClass {
  /** The test's file in `e2e`. It names the class, or the page whose blocks it runs. */
  readonly spec: string;
  /** Whether a block of code belongs to the class. A block belongs to one class only. */
  readonly holds: (sample: Sample) => boolean;
}

const programs = ['js', 'php', 'ruby', 'java', 'python'];

function isOn(sample: Sample, page: string): boolean {
  return sample.file === `docs/${page}.mdx`;
}

function isProgram({ language }: Sample): boolean {
  return programs.includes(language);
}

/** Code of the browser that uses the SDK. One that goes on where another sample ended says so: `after="mount"`. */
function usesSdk({ language, meta, code }: Sample): boolean {
  return (
    ['js', 'ts', 'tsx'].includes(language) && (/@rookery\/embed/.test(code) || meta.includes('after="mount"'))
  );
}

function callsApi({ file, language, code }: Sample): boolean {
  const isCode = ['bash', ...programs].includes(language);
  return isCode && (file === 'docs/organizations/api.mdx' || /\bcurl\b.*api\.rookery\.example/.test(code));
}

function hasReason({ meta }: Sample): boolean {
  return /\bwhy="[^"]+"/.test(meta);
}

const signOnPages = ['organizations/sso', 'organizations/sso/social-login-providers'];

function isAboutSignOn(sample: Sample): boolean {
  return signOnPages.some((page) => isOn(sample, page));
}

/** Every class of samples on the pages for developers and organizations. */
export const sampleClasses = {
  'api-call': { spec: 'api-samples.spec.ts', holds: callsApi },
  'webhook-receiver': {
    spec: 'webhooks.spec.ts',
    holds: (sample) => isOn(sample, 'chat-settings/webhooks') && isProgram(sample),
  },
  'sso-token': {
    spec: 'sso.spec.ts',
    holds: (sample) => isAboutSignOn(sample) && [...programs, 'bash'].includes(sample.language),
  },
  claims: { spec: 'sso.spec.ts', holds: (sample) => isAboutSignOn(sample) && sample.language === 'json' },
  sdk: { spec: 'sdk-samples.spec.ts', holds: usesSdk },
  node: {
    spec: 'node-samples.spec.ts',
    holds: (sample) => isOn(sample, 'integration-guide') && sample.language === 'js' && !usesSdk(sample),
  },
  html: { spec: 'html-samples.spec.ts', holds: ({ language }) => language === 'html' },
  json: {
    spec: 'json-samples.spec.ts',
    holds: (sample) =>
      sample.language === 'json' && !isAboutSignOn(sample) && !isOn(sample, 'chat-settings/webhooks'),
  },
  shell: {
    spec: 'text-samples.spec.ts',
    holds: (sample) => sample.language === 'bash' && !callsApi(sample) && !isAboutSignOn(sample),
  },
  policy: {
    spec: 'text-samples.spec.ts',
    holds: ({ language, code }) => language === 'text' && code.startsWith('Content-Security-Policy:'),
  },
  address: {
    spec: 'text-samples.spec.ts',
    holds: ({ language, code }) => language === 'text' && /^https:\/\/\S+\n$/.test(code),
  },
  csv: {
    spec: 'org-pages.spec.ts',
    holds: (sample) => isOn(sample, 'organizations/manage-accounts') && sample.language === 'text',
  },
  header: {
    spec: 'api-samples.spec.ts',
    holds: ({ language, code }) => language === 'text' && code.startsWith('Authorization:'),
  },
  text: { spec: 'sample-classes.spec.ts', holds: hasReason },
} as const satisfies Record<string, SampleClass>;

/** Name of a class of samples. */
export type SampleClassId = keyof typeof sampleClasses;

/** The classes that a block belongs to: one, or something is wrong. */
export function classesOf(sample: Sample): SampleClassId[] {
  return Object.entries<SampleClass>(sampleClasses)
    .filter(([, { holds }]) => holds(sample))
    .map(([id]) => id as SampleClassId);
}

/** The blocks of a class, page by page. */
export function samplesOfClass(id: SampleClassId): Sample[] {
  return samplesOf().filter((sample) => sampleClasses[id].holds(sample));
}
