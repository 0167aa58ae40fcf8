import { compileTemplate, parse } from 'vue/compiler-sfc';
import type { HtmlFault } from './htmlFaults';

function faultOf(error: string | Error, from: number): HtmlFault {
  const line =
    typeof error === 'object' && 'loc' in error ? (error.loc as { start: { line: number } }) : null;
  return {
    line: from + (line?.start.line ?? 1) - 1,
    text: typeof error === 'string' ? error : error.message,
  };
}

/** Returns what is wrong with a Vue component: its parts, its template, and the elements that its script refers to. */
export function vueFaults(code: string): HtmlFault[] {
  const { descriptor, errors } = parse(code);
  const { template, scriptSetup } = descriptor;
  const faults = errors.map((error) => faultOf(error, 0));
  if (!template || !scriptSetup) {
    return [...faults, { line: 0, text: 'a component needs a script and a template' }];
  }
  const from = template.loc.start.line - 1;
  const compiled = compileTemplate({ source: template.content, filename: 'sample.vue', id: 'sample' });
  const refs = [...template.content.matchAll(/\bref="(\w+)"/g)].map(([, name]) => name ?? '');
  return [
    ...faults,
    ...compiled.errors.map((error) => faultOf(error, from)),
    ...refs
      .filter((name) => !new RegExp(`const ${name} = ref\\b`).test(scriptSetup.content))
      .map((name) => ({ line: from, text: `no script has ref="${name}"` })),
  ];
}
