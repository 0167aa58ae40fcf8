import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Content, Peer } from './peer';

/** The folder of the project, whose packages Docusaurus as it comes is built with. */
const projectDir = path.resolve(__dirname, '../../../..');

/** The peers' folders stay, so that a second run needs no network. */
const peersDir = path.join(os.tmpdir(), 'rookery-docs-peers');

/** What stands in a peer's folder and is no part of its site. */
const packageFiles = new Set(['node_modules', 'package.json', 'package-lock.json', 'installed.json']);

/** Lends a folder the project's packages one by one, so that what is cached beside them is the folder's own. */
function lendPackages(folder: string): void {
  const [from, to] = [path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules')];
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from).filter((each) => each !== '.cache')) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
}

function install(folder: string, packages: Readonly<Record<string, string>>): void {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  const installed = path.join(folder, 'installed.json');
  if (fs.existsSync(installed) && fs.readFileSync(installed, 'utf8') === wanted) {
    return;
  }
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Written last, so that an install that was broken off is done again.
  fs.writeFileSync(installed, wanted);
}

/**
 * Makes a peer's site ready to be built in a temporary folder, from these pages alone. Its packages are installed
 * where they are not there yet.
 * @returns the folder
 * @throws where npm can't install the packages
 */
export function preparePeer({ name, packages, files }: Peer, content: Content): string {
  const folder = path.join(peersDir, name.toLowerCase());
  if (packages) {
    install(folder, packages);
  } else {
    lendPackages(folder);
  }
  for (const entry of fs.readdirSync(folder).filter((each) => !packageFiles.has(each))) {
    fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
  for (const [file, text] of Object.entries(files(content))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
