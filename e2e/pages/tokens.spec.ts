import { expect, open, test } from '../support/page';

// Sizes of text, radii, and colors of borders come from the scales in src/css/custom.css. A new value there is a decision,
// and a new value elsewhere is a mistake.

test.use({ allowed: [/status of 404/] });

/** A page of each kind. */
const pages = [
  '/',
  '/home',
  '/faq',
  '/search?q=ban',
  '/nowhere',
  '/account-features/emoji',
  '/chat-features/embed',
  '/chat-features/moderation',
  '/chat-features/ranks',
  '/chat-settings/webhooks',
  '/organizations/api',
  '/organizations/sso',
];

/** Elements that differ with everything in them, and why. */
const exceptions = {
  '[class^="chat_"]': "the embed builder's picture has the colors of the chat's theme",
  '.scene-chat--themed': "a picture of a theme has the theme's colors",
} as const;

interface Scales {
  readonly sizes: readonly string[];
  readonly radii: readonly string[];
  readonly lines: readonly string[];
  readonly except: string;
}

const scales: Scales = {
  sizes: ['--text-13', '--text-14', '--text-16', '--text-18', '--text-20', '--text-26', '--text-40'],
  radii: ['--radius', '--radius-card', '--radius-full'],
  lines: [
    '--rookery-line',
    '--rookery-line-strong',
    '--rookery-badge-line',
    '--rookery-badge-text',
    '--rookery-warning',
    '--rookery-danger',
    '--ifm-color-primary',
    '--ifm-color-primary-darker',
    '--ifm-background-color',
  ],
  except: Object.keys(exceptions).join(),
};

/** Runs in the page. Returns each value that isn't in its scale, with the first element that has it. */
function strays({ sizes, radii, lines, except }: Scales): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const resolve = (property: 'fontSize' | 'borderTopLeftRadius' | 'color', names: readonly string[]) =>
    names.map((name) => {
      probe.style[property] = `var(${name})`;
      return getComputedStyle(probe)[property];
    });
  const allowed = {
    size: new Set(resolve('fontSize', sizes)),
    radius: new Set(['0px', '50%', ...resolve('borderTopLeftRadius', radii)]),
    line: new Set(resolve('color', lines)),
  };
  probe.remove();
  const found = new Map<string, string>();
  const report = (what: string, element: Element) => {
    if (!found.has(what)) {
      found.set(what, `${element.localName}.${[...element.classList].join('.')}`);
    }
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.closest(`svg, script, ${except}`)) {
      continue;
    }
    const style = getComputedStyle(element);
    if (!allowed.size.has(style.fontSize)) {
      report(`font-size: ${style.fontSize}`, element);
    }
    for (const corner of ['top-left', 'top-right', 'bottom-left', 'bottom-right']) {
      const radius = style.getPropertyValue(`border-${corner}-radius`);
      if (!allowed.radius.has(radius)) {
        report(`border-radius: ${radius}`, element);
      }
    }
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const color = style.getPropertyValue(`border-${side}-color`);
      const isDrawn = style.getPropertyValue(`border-${side}-width`) !== '0px' && !color.endsWith(', 0)');
      if (isDrawn && color !== style.color && !allowed.line.has(color)) {
        report(`border-color: ${color}`, element);
      }
    }
  }
  return [...found].map(([what, where]) => `${what} (${where})`);
}

for (const address of pages) {
  test(`${address} takes its sizes, radii, and borders from the scales`, async ({ page }) => {
    await open(page, address);
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, mode);
      expect(await page.evaluate(strays, scales), mode).toEqual([]);
    }
  });
}
