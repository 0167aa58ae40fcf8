import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { joinPolicies } from '../../src/plugins/hosting/joinPolicies';
import { previewServer } from '../../src/plugins/hosting/nginx/servers';
import { hostingDirOf } from '../../src/plugins/hosting/writeHosting';
import { OwnNginx } from './nginx';
import { freePort } from './programs';

function rsync(...words: readonly string[]): void {
  execFileSync('rsync', words);
}

/** A host with nginx, onto which builds are put as the README says. */
export class Deployment {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-host-'));
  readonly #site = path.join(this.#folder, 'site');
  readonly #configuration = path.join(this.#folder, 'nginx');
  readonly #nginx: OwnNginx;
  readonly url: string;

  private constructor(port: number) {
    this.url = `http://localhost:${port}`;
    this.#nginx = new OwnNginx(previewServer(port, this.#configuration, this.#site), port);
  }

  /**
   * Starts a host with a build on it.
   * @param build the folder of the built site
   */
  static async of(build: string): Promise<Deployment> {
    const host = new Deployment(await freePort());
    fs.mkdirSync(host.#site);
    rsync('-rc', `${build}/`, `${host.#site}/`);
    rsync('-rc', '--exclude=site.conf', `${hostingDirOf(build)}/nginx/`, `${host.#configuration}/`);
    await host.#nginx.start();
    return host;
  }

  /**
   * Puts another build in place of the one that is there, by the README's lines and in their order.
   * @param between what to do after each line that changes what readers get
   */
  async deploy(build: string, between: () => Promise<void> = async () => undefined): Promise<void> {
    const joined = path.dirname(joinPolicies(build, path.join(this.#configuration, 'headers.conf')));
    for (const line of [
      () => rsync('-rc', `${build}/assets/`, `${this.#site}/assets/`),
      () => rsync('-rc', `${joined}/`, `${this.#configuration}/`),
      () => this.#reload(),
      () => rsync('-rc', '--delay-updates', '--exclude=/assets/', `${build}/`, `${this.#site}/`),
      () => rsync('-rc', '--exclude=site.conf', `${hostingDirOf(build)}/nginx/`, `${this.#configuration}/`),
      () => this.#reload(),
      () => rsync('-rc', '--delete-after', '--exclude=/assets/', `${build}/`, `${this.#site}/`),
    ]) {
      await line();
      await between();
    }
  }

  /** Has nginx read its configuration anew, and waits until it goes by it: the policy says so, several times over. */
  async #reload(): Promise<void> {
    this.#nginx.reload();
    const headers = fs.readFileSync(path.join(this.#configuration, 'headers.conf'), 'utf8');
    for (let agreeing = 0; agreeing < 10; ) {
      const response = await fetch(this.url, { headers: { connection: 'close' } });
      const policy = response.headers.get('content-security-policy') ?? '';
      agreeing = headers.includes(`"${policy}"`) ? agreeing + 1 : 0;
    }
  }

  /** Takes away the files of earlier builds whose names hold a hash, as a week later. */
  forgetEarlierBuilds(build: string): void {
    rsync('-rc', '--delete', `${build}/assets/`, `${this.#site}/assets/`);
  }

  /** Kills it and takes its folder away. */
  async remove(): Promise<void> {
    await this.#nginx.remove();
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
