import { expect, test } from 'vitest';
import { contrast, luminance } from '../utils/color';
import { listFiles, readText } from '../utils/files';

const tokens = readText('src/css/tokens.css');

const modes = ['light', 'dark'] as const;

const [light = '', dark = ''] = tokens.split('[data-theme="dark"]');

/** Returns the color of a variable in a mode. Dark mode has those of `:root` that it doesn't override. */
function colorOf(name: string, mode: (typeof modes)[number]): string {
  const [, color = ''] =
    new RegExp(`${name}: (.+);`).exec(mode === 'dark' && dark.includes(`${name}:`) ? dark : light) ?? [];
  const [, alias] = /^var\((.+)\)$/.exec(color) ?? [];
  return alias ? colorOf(alias, mode) : color;
}

const steps = ['--ifm-background-color', '--rk-surface', '--rk-raised', '--rk-overlay'];

test.each(modes)('in %s mode, surfaces, rules, and the edges of fields can be seen', (mode) => {
  const [page = '', surface = '', ...above] = steps.map((name) => colorOf(name, mode));
  expect(contrast(page, surface)).toBeGreaterThan(1.1);
  expect(contrast(page, colorOf('--rk-line', mode))).toBeGreaterThan(1.3);
  for (const background of [page, surface, ...above]) {
    const ratio = contrast(background, colorOf('--rk-line-strong', mode));
    expect(ratio, background).toBeGreaterThanOrEqual(3);
  }
});

test.each(modes)('in %s mode, text can be read on all surfaces', (mode) => {
  const texts = [
    '--ifm-font-color-base',
    '--ifm-link-color',
    '--ifm-link-hover-color',
    '--ifm-color-primary',
    '--rk-muted',
    '--rk-danger',
  ];
  for (const text of texts) {
    for (const background of steps) {
      const ratio = contrast(colorOf(text, mode), colorOf(background, mode));
      expect(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('in dark mode, each surface is lighter than the one below it', () => {
  const luminances = steps.map((name) => luminance(colorOf(name, 'dark')) + 0.05);
  const ratios = luminances.slice(1).map((surface, index) => surface / (luminances[index] ?? 0));
  expect(ratios.map((ratio) => ratio > 1.1)).toEqual([true, true, true]);
});

test('each variable of ours in a style or a diagram has a value', () => {
  const files = [...listFiles('.', 'src'), ...listFiles('.', 'docs/_diagrams')];
  const read = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .map(readText)
      .join('\n');
  const styles = read(/(css|svg)$/);
  // Components and pictures set some variables, as in `'--plan': 2`.
  const all = styles + read(/(?<!test)\.tsx?$/);
  const used = new Set(styles.match(/(?<=var\()--(?!ifm|docusaurus)[\w-]+/g));
  const isDefined = (name: string) =>
    name.startsWith('--rk-') ? tokens.includes(`${name}:`) : RegExp(`${name}(?:'|: )`).test(all);
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !isDefined(name))).toEqual([]);
});
