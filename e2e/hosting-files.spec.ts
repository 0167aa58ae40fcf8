import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { addresses, securityContact } from '../src/facts/product';
import { contentPolicy } from '../src/plugins/hosting/contentPolicy';
import { joinPolicies } from '../src/plugins/hosting/joinPolicies';
import { securityTextNotice } from '../src/plugins/hosting/securityText';
import { staticHostLimits } from '../src/plugins/hosting/staticHosts';
import { writeHosting } from '../src/plugins/hosting/writeHosting';
import { redirects } from '../src/redirects';
import { folderWith } from './support/programs';
import { routes } from './support/routes';
import { buildDir, built } from './support/site';

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly code: string;
}

function rulesOf(text: string): Rule[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', code = '', ...more] = line.split(/\s+/);
      expect(more, line).toEqual([]);
      return { from, to, code };
    });
}

test.describe('_redirects', () => {
  const rules = rulesOf(built('_redirects'));
  const table = new Map(redirects.map(({ from, to }) => [from, to]));

  /** The rule that a host takes for an address: the first of those that it can read. */
  function taken(address: string, readable: RegExp): Rule | undefined {
    return rules.find(({ from, code }) => from === address && readable.test(code));
  }

  test('Netlify finds a forced rule first, which a page at the old address cannot hide', () => {
    for (const [from, to] of table) {
      expect(taken(from, /^30\d!?$/), from).toEqual({ from, to, code: '301!' });
    }
  });

  test('Cloudflare Pages finds a rule it can read, within its limits', () => {
    for (const [from, to] of table) {
      expect(taken(from, /^(?:200|30[12378])$/), from).toEqual({ from, to, code: '301' });
      expect(taken(`${from}/`, /^(?:200|30[12378])$/)?.to, from).toBe(to);
    }
    expect(rules.length).toBeLessThanOrEqual(staticHostLimits.redirectRules);
    const lines = built('_redirects').split('\n');
    expect(lines.filter((line) => line.length > staticHostLimits.redirectLine)).toEqual([]);
  });

  test('there are only static rules, from paths to pages', () => {
    expect(rules.filter(({ from, to }) => /[*:?#]/.test(from + to))).toEqual([]);
    expect(rules.filter(({ to }) => !routes.includes(to))).toEqual([]);
    expect(rules.filter(({ from }) => routes.includes(from))).toEqual([]);
  });
});

test.describe('_headers', () => {
  const lines = built('_headers').split('\n').filter(Boolean);
  const patterns = lines.filter((line) => !line.startsWith(' '));
  const headers = lines.filter((line) => line.startsWith(' '));

  test('it is within the limits of Cloudflare Pages, with one splat at the end of a pattern', () => {
    expect(patterns).toEqual(['/*', '/assets/*']);
    expect(patterns.length).toBeLessThanOrEqual(staticHostLimits.headerRules);
    expect(lines.filter((line) => line.length > staticHostLimits.headerLine)).toEqual([]);
    expect(headers.filter((line) => !/^ {2}[A-Za-z-]+: \S.*$/.test(line))).toEqual([]);
  });

  test('no header stands twice, because both hosts would add them up', () => {
    const names = headers.map((line) => line.split(':', 1)[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("nginx's headers are the same", () => {
    const nginx = fs.readFileSync(path.join(`${buildDir}-hosting`, 'nginx/headers.conf'), 'utf8');
    for (const line of headers) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (!['Cache-Control', 'Strict-Transport-Security'].includes(name)) {
        expect(nginx).toContain(`add_header ${name} "${value}" always;\n`);
      }
    }
  });
});

test('GitHub Pages takes all files, those with a dot or a line before their name too', () => {
  expect(built('.nojekyll')).toBe('');
});

test.describe('security.txt', () => {
  test('says whom to tell, until when, and where it stands', () => {
    expect(built('.well-known/security.txt').split('\n')).toEqual([
      `Contact: mailto:${addresses.security}`,
      `Expires: ${securityContact.until}`,
      'Preferred-Languages: en',
      `Canonical: ${addresses.docs}/.well-known/security.txt`,
      '',
    ]);
    expect(new Date(securityContact.until).toISOString()).toBe(securityContact.until.replace('Z', '.000Z'));
  });

  test('the build says when its day is near, and when it is over', () => {
    const daysBefore = (days: number) =>
      new Date(Date.parse(securityContact.until) - days * 24 * 60 * 60 * 1000);
    expect(securityTextNotice(daysBefore(61))).toBe(undefined);
    expect(securityTextNotice(daysBefore(59))).toMatch(
      /expires in 59 days.*securityContact\.until.*src\/facts\/product\.ts/,
    );
    expect(securityTextNotice(daysBefore(-1))).toMatch(/has expired/);
  });

  test('its day is not near yet', () => {
    const notice = securityTextNotice(new Date());
    // A day that comes by itself stops nobody's work: it is written beside the results.
    test.info().annotations.push(...(notice ? [{ type: 'warning', description: notice }] : []));
    process.stderr.write(notice ? `Warning: ${notice}\n` : '');
  });
});

test.describe('a site that is not fit to be served stops the build', () => {
  const page = '<!doctype html><title>Page</title>';

  /** A built site of these files, and how writing for hosts ends there. */
  async function fault(files: Readonly<Record<string, string>>): Promise<string> {
    const dir = path.join(folderWith({}), 'build');
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      fs.writeFileSync(path.join(dir, file), text);
    }
    return writeHosting(dir).then(
      () => '',
      (error: unknown) => String(error),
    );
  }

  test('one that is', async () => {
    expect(await fault({ 'index.html': page, 'assets/js/main.0123abcd.js': 'let a;' })).toBe('');
  });

  for (const [name, files, says] of [
    ['none at all', {}, /no built site in .*Run `npm run build` first/],
    [
      'a handler in the HTML',
      { 'index.html': page, 'faq.html': `${page}<button onclick=go()>` },
      /faq\.html has <button onclick="…">.*Add the listener in a component/,
    ],
    [
      'a script as a link',
      { 'index.html': `${page}<a href=" javascript:go()">` },
      /index\.html has <a href=" javascript:go\(\)">.*Make it a button/,
    ],
    [
      'a file for ever without a hash',
      { 'index.html': page, 'assets/js/main.js': '' },
      /assets\/js\/main\.js has no hash in its name/,
    ],
    [
      'a kind of file that nobody named',
      { 'index.html': page, 'img/bird.heic': '' },
      /img\/bird\.heic is of a kind .*mediaTypes\.ts/,
    ],
    [
      'a policy that is too long',
      {
        'index.html':
          page + Array.from({ length: 40 }, (_, number) => `<script>let a${number};</script>`).join(''),
      },
      /_headers would have a line of \d+ characters.*Cloudflare Pages reads 2000/,
    ],
  ] as const) {
    test(name, async () => {
      expect(await fault(files)).toMatch(says);
    });
  }
});

test.describe('the policy', () => {
  function directive(name: string, html: string): string {
    const policy = contentPolicy([{ file: 'page.html', html }]).split('; ');
    return policy.find((text) => text.startsWith(`${name} `)) ?? '';
  }

  test('allows inline scripts and style sheets by hash, and asks nothing about data', () => {
    // The hashes of "a()" and "a{}", by openssl.
    const [script, style] = [
      'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=',
      'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
    ];
    expect(directive('script-src', '<script>a()</script>')).toBe(`script-src 'self' '${script}'`);
    expect(directive('style-src', '<style>a{}</style>')).toBe(`style-src 'self' '${style}'`);
    for (const html of ['<script type="application/ld+json">{}</script>', '<script src="/a.js"></script>']) {
      expect(directive('script-src', html)).toBe("script-src 'self'");
    }
    expect(directive('script-src', '<script type="speculationrules">{}</script>')).toMatch(/sha256/);
  });
});

test.describe('the headers while one build takes the place of another', () => {
  const line = (policy: string) => `add_header Content-Security-Policy "${policy}" always;\n`;
  const own = "default-src 'none'; script-src 'self' 'sha256-new'; style-src 'self'";

  /** What is written for a build whose server has these headers. */
  function joined(servers: string): string {
    const folder = folderWith({ 'servers.conf': servers });
    fs.mkdirSync(path.join(folder, 'build-hosting/nginx'), { recursive: true });
    fs.writeFileSync(
      path.join(folder, 'build-hosting/nginx/headers.conf'),
      `# Headers\n${line(own)}add_header X-Frame-Options "DENY" always;\n`,
    );
    return fs.readFileSync(
      joinPolicies(path.join(folder, 'build'), path.join(folder, 'servers.conf')),
      'utf8',
    );
  }

  test('allow by hash what either build has, and nothing else of the old policy', () => {
    const old =
      "default-src *; script-src 'self' 'unsafe-inline' 'sha256-old' 'sha256-new'; style-src 'sha256-look'";
    expect(joined(line(old))).toBe(
      `# Headers\n${line("default-src 'none'; script-src 'self' 'sha256-new' 'sha256-old'; style-src 'self' 'sha256-look'")}add_header X-Frame-Options "DENY" always;\n`,
    );
  });

  test('another file is refused, and a missing one, with what to do', () => {
    expect(() => joined('server {}\n')).toThrow(
      /servers\.conf has no line "add_header Content-Security-Policy …"\. Give the headers\.conf/,
    );
    expect(() => joinPolicies(buildDir, path.join(buildDir, 'nowhere.conf'))).toThrow(
      /There is no .*nowhere\.conf\. Run `npm run build` first, then copy headers\.conf/,
    );
  });
});
