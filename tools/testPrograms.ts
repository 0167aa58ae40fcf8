import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** nginx's module that sends Brotli copies, where Debian installs it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the Chromium that the tests run: `CHROMIUM_PATH`, the system's, or the one that Playwright installed. */
export function findChromium(): string | undefined {
  const system = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);
  const files = [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()];
  return files.find((file) => file && existsSync(file));
}

/** The environment in which programs are found: Debian has those of administrators where others don't look. */
export const programsEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

const isInstalled = (program: string) => spawnSync('which', [program], { env: programsEnv }).status === 0;

/** Returns the Debian packages of the programs that the tests run and that aren't installed. */
function missingPackages(): string[] {
  const packages = {
    chromium: findChromium(),
    nginx: isInstalled('nginx'),
    'libnginx-mod-http-brotli-static': existsSync(brotliModule),
    curl: isInstalled('curl'),
    openssl: isInstalled('openssl'),
    'default-jdk-headless': isInstalled('java'),
    'php-cli': isInstalled('php'),
    python3: isInstalled('python3'),
    ruby: isInstalled('ruby'),
  };
  return Object.entries(packages).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

// `npm run setup-tests`: as root on Debian, installs the programs that the tests run. Otherwise, fails and names them.
if (require.main === module) {
  let missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = `apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`;
    spawnSync(`apt-get update -qq && ${install}`, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 180_000,
    });
    missing = missingPackages();
  }
  if (missing.length > 0) {
    process.stderr.write(
      `The tests run programs that are missing. Install these packages: ${missing.join(' ')}\n`,
    );
    process.exitCode = 1;
  }
}
