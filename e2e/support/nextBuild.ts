import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { hostingDirOf } from '../../src/plugins/builtFiles';
import { folderWith } from '../../src/testFolders';
import { joinPolicies } from '../../tools/hosting/joinPolicies';
import type { LocalNginx } from '../../tools/serve/localNginx';
import { nginxFor } from './nginx';
import { titleOf } from './routes';
import { copySite, type SiteCopy } from './siteCopy';

/** How the pages of the next build differ from those of the tested one. */
export const changes = {
  changed: {
    route: '/chat-features/polls',
    before: titleOf('/chat-features/polls'),
    after: 'Polls and votes',
  },
  added: { route: '/chat-features/voice-notes', title: 'Voice notes' },
  removed: { route: '/chat-features/slow-mode', before: 'Slow mode', now: '/chat-features/moderation' },
} as const;

/** An inline style sheet of the next build's pages, which the policy of the tested build doesn't allow. */
export const inlineStyle = 'body{--next-build:here}';

const addedPage = `---
title: ${changes.added.title}
description: Record a note with your voice, send it to the channel, and take it back when you change your mind about it.
keywords: [voice notes, voice message, record a message, speak instead of typing]
related:
  - /chat-features/uploads
---

Hold the microphone to record a voice note.
`;

function replaced(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

/**
 * Builds the site as it might be some days later: one page has changed, one is new, one is gone, and all have an inline
 * style sheet. The scripts of the search and of the emoji table have changed, too.
 * @param environment what the build takes from the environment
 */
export async function buildNext(environment: Record<string, string>): Promise<SiteCopy> {
  const copy = await copySite();
  const { changed, added, removed } = changes;
  fs.writeFileSync(path.join(copy.dir, `docs${added.route}.mdx`), addedPage);
  fs.rmSync(path.join(copy.dir, `docs${removed.route}.mdx`));
  await copy.edit('sidebars.ts', (text) => replaced(text, `'${removed.route.slice(1)}',`, ''));
  await copy.edit('src/redirects.ts', (text) =>
    replaced(text, '\n];', `\n  { from: '${removed.route}', to: '${removed.now}' },\n];`),
  );
  for (const table of ['queries', 'values']) {
    await copy.edit(`src/search/${table}.tsv`, (text) =>
      text.replace(new RegExp(`^.*\\t${removed.route}#.*\n`, 'gm'), ''),
    );
  }
  await copy.edit(`docs${changed.route}.mdx`, (text) =>
    replaced(text, `title: ${changed.before}\n`, `title: ${changed.after}\n`),
  );
  await copy.edit('docusaurus.config.ts', (text) =>
    replaced(
      text,
      'headTags: [',
      `headTags: [{ tagName: 'style', attributes: {}, innerHTML: '${inlineStyle}' },`,
    ),
  );
  await copy.edit('src/search/engine/SearchEngine.ts', (text) =>
    replaced(text, 'const nearestWords = 4;', 'const nearestWords = 5;'),
  );
  await copy.edit('src/search/client/worker.ts', (text) =>
    replaced(text, 'expose(new SearchEngine());', 'expose(new SearchEngine(), self);'),
  );
  await copy.edit('src/components/EmojiTable/Results.tsx', (text) =>
    replaced(text, '"All emoji"', '"All the emoji"'),
  );
  const { done, output } = await copy.build(environment);
  expect(done, output).toBe(true);
  return copy;
}

function rsync(...words: readonly string[]): void {
  execFileSync('rsync', words);
}

/** A host with nginx, to which builds are deployed as the README says. */
export class Deployment {
  readonly #site: string;
  readonly #configuration: string;
  readonly #nginx: LocalNginx;

  private constructor(folder: string, nginx: LocalNginx) {
    this.#site = path.join(folder, 'site');
    this.#configuration = path.join(folder, 'nginx');
    this.#nginx = nginx;
  }

  /**
   * Starts a host with a build on it, without compressed copies: the next build comes without them, too.
   * @param build the folder of the built site
   */
  static async of(build: string): Promise<Deployment> {
    const folder = folderWith();
    const nginx = await nginxFor(path.join(folder, 'site'), path.join(folder, 'nginx'));
    const host = new Deployment(folder, nginx);
    fs.mkdirSync(host.#site);
    rsync('-rc', '--exclude=*.br', '--exclude=*.gz', `${build}/`, `${host.#site}/`);
    rsync('-rc', '--exclude=site.conf', `${hostingDirOf(build)}/nginx/`, `${host.#configuration}/`);
    await nginx.start();
    return host;
  }

  get url(): string {
    return this.#nginx.url;
  }

  /**
   * Replaces the build that is there with another, by the README's commands and in their order.
   * @param between called after each command that changes what readers get
   */
  async deploy(build: string, between: () => Promise<void> = async () => undefined): Promise<void> {
    const joined = path.dirname(joinPolicies(build, path.join(this.#configuration, 'headers.conf')));
    for (const command of [
      () => rsync('-rc', `${build}/assets/`, `${this.#site}/assets/`),
      () => rsync('-rc', `${joined}/`, `${this.#configuration}/`),
      () => this.#reload(),
      () => rsync('-rc', '--delay-updates', '--exclude=/assets/', `${build}/`, `${this.#site}/`),
      () => rsync('-rc', '--exclude=site.conf', `${hostingDirOf(build)}/nginx/`, `${this.#configuration}/`),
      () => this.#reload(),
      () => rsync('-rc', '--delete-after', '--exclude=/assets/', `${build}/`, `${this.#site}/`),
    ]) {
      await command();
      await between();
    }
  }

  /** Makes nginx read its configuration again, and waits until several responses in a row have the new policy. */
  async #reload(): Promise<void> {
    this.#nginx.reload();
    const headers = fs.readFileSync(path.join(this.#configuration, 'headers.conf'), 'utf8');
    for (let agreeing = 0; agreeing < 10; ) {
      const response = await fetch(this.url, { headers: { connection: 'close' } });
      const policy = response.headers.get('content-security-policy') ?? '';
      agreeing = headers.includes(`"${policy}"`) ? agreeing + 1 : 0;
    }
  }

  /** Removes what is left of earlier builds in `assets/`, as the README says to do a week later. */
  removeEarlierBuilds(build: string): void {
    rsync('-rc', '--delete', `${build}/assets/`, `${this.#site}/assets/`);
  }

  /** Kills it. */
  async remove(): Promise<void> {
    await this.#nginx.remove();
  }
}
