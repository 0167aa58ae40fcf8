import type { Sample } from './samples';

/** The part of a sample that is a program for a type checker. */
export interface Script {
  readonly file: string;
  /** The line of its first line of code on the page. */
  readonly line: number;
  readonly extension: 'js' | 'ts' | 'tsx';
  readonly code: string;
  /** A script of HTML without `type="module"`: what it declares is global, and it cannot `await` by itself. */
  readonly classic: boolean;
}

const element = /<script\b(?<attributes>[^>]*)>(?<content>.*?)<\/script>/gs;

/** The scripts that stand inside a sample of HTML or Vue. */
export function scriptsInHtml({ file, line, code }: Sample): Script[] {
  return [...code.matchAll(element)]
    .map(({ index, 0: whole, groups: { attributes = '', content = '' } = {} }) => ({
      file,
      line: line + code.slice(0, index + whole.indexOf('>') + 1).split('\n').length - 1,
      extension: /\blang="ts"/.test(attributes) ? ('ts' as const) : ('js' as const),
      code: content,
      classic: !/\bsetup\b|type="module"/.test(attributes),
    }))
    .filter((script) => script.code.trim() !== '');
}

/** A sample of JavaScript or TypeScript as a script. */
export function scriptOf({ file, line, language, code }: Sample): Script {
  const extension = language === 'tsx' || language === 'ts' ? language : 'js';
  return { file, line, extension, code, classic: false };
}
