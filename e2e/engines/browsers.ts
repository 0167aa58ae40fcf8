import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect } from '@playwright/test';
import { baseURL } from '../support/build';
import { findFreePort, isListening } from '../support/ports';
import { createTempFolder } from '../support/tempFolders';

// Playwright can drive only its own builds of Firefox and WebKit, from a server that CI doesn't reach. Debian has those that
// readers have, as packages: Firefox ESR, and WebKitGTK with a sample browser. Both understand the commands of WebDriver.

/** Sends a command of WebDriver. Returns its result. */
type Send = (command: string, parameters?: object) => Promise<unknown>;

/** Starts WebKit's sample browser on its own screen. Its driver has a path for each command. */
async function startWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
  const DISPLAY = `:${(await once(screen.stdout, 'data'))[0]}`.trim();
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  await expect.poll(() => isListening(port), 'WebKitWebDriver should start').toBe(true);
  const request = async (path: string, parameters?: object) => {
    const init = { method: 'POST', body: JSON.stringify(parameters) };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = (await response.json()) as { value: { sessionId?: string } };
    expect(response.ok, JSON.stringify(value)).toBe(true);
    return value;
  };
  const { sessionId } = await request('', { capabilities: {} });
  const paths: Readonly<Record<string, string>> = {
    ExecuteScript: 'execute/sync',
    Navigate: 'url',
    PerformActions: 'actions',
    Refresh: 'refresh',
    SetWindowRect: 'window/rect',
  };
  const send: Send = (command, parameters) => request(`/${sessionId}/${paths[command]}`, parameters);
  return { send, programs: [driver, screen] };
}

/** Starts Firefox with a socket for the commands, because Debian has no geckodriver. */
async function startFirefox() {
  const port = await findFreePort();
  const profile = createTempFolder({ 'user.js': `user_pref("marionette.port", ${port});` });
  const args = ['--headless', '--marionette', '--profile', profile];
  const program = spawn('firefox-esr', args, { stdio: 'ignore' });
  await expect.poll(() => isListening(port), 'Firefox should start').toBe(true);
  const socket = net.connect(port, '127.0.0.1').setEncoding('latin1');
  /** Returns the next message. On the socket, it's its length, a colon, and JSON. */
  const receive = async (text = ''): Promise<[0, 0, object | null, { value?: unknown } | null]> => {
    const json = Buffer.from(text.slice(text.indexOf(':') + 1), 'latin1');
    return text && json.length === Number.parseInt(text, 10)
      ? JSON.parse(json.toString())
      : receive(text + (await once(socket, 'data'))[0]);
  };
  await receive();
  const send: Send = async (command, parameters = {}) => {
    const message = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await receive();
    expect(error, command).toBeNull();
    return result?.value ?? result;
  };
  await send('NewSession');
  return { send, programs: [program] };
}

/** The keys with names, as WebDriver writes them. */
const keys: Readonly<Record<string, string>> = {
  ArrowDown: '\ue015',
  ArrowRight: '\ue014',
  Control: '\ue009',
  Enter: '\ue007',
};

/** In the page: scrolls to the first element that is shown and contains the words, and returns its middle. */
function findMiddle(selector: string, words: string): number[] {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find((each) => each.checkVisibility() && each.textContent?.includes(words));
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : [];
}

/** A browser with one window. It finds elements by a selector and by words in them. */
export type BrowserSession = Awaited<ReturnType<typeof startBrowser>>;

export async function startBrowser(engine: string) {
  const { send, programs } = await (engine === 'webkit' ? startWebKit() : startFirefox());
  /** Runs a function that uses its arguments alone in the page. Returns its result. */
  const run = <Result, Args extends readonly unknown[]>(script: (...args: Args) => Result, ...args: Args) =>
    send('ExecuteScript', { script: `return (${script})(...arguments)`, args }) as Promise<Result>;
  const perform = (type: string, actions: readonly object[]) =>
    send('PerformActions', { actions: [{ type, id: type, actions }] });
  /** Presses keys together. */
  const press = (...names: string[]) => {
    const actions = (type: string) => names.map((name) => ({ type, value: keys[name] ?? name }));
    return perform('key', [...actions('keyDown'), ...actions('keyUp')]);
  };
  const waitFor = (selector: string, words = '') =>
    expect.poll(() => run(findMiddle, selector, words), `${selector} ${words}`).not.toEqual([]);
  const waitForHydration = () => waitFor('[data-has-hydrated="true"]');
  const resize = (width: number) => send('SetWindowRect', { width, height: 800 });

  await resize(1280);
  return {
    press,
    resize,
    waitFor,
    async open(path: string) {
      // Again, if the browser is still on the page before.
      await expect(async () => {
        await send('Navigate', { url: baseURL + path });
        expect(await run(() => location.href)).toBe(baseURL + path);
      }).toPass({ timeout: 30_000 });
      await waitForHydration();
    },
    async reload() {
      await send('Refresh', {});
      await waitForHydration();
    },
    async click(selector: string, words = '') {
      await waitFor(selector, words);
      const [x, y] = await run(findMiddle, selector, words);
      const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await perform('pointer', [{ type: 'pointerMove', x, y }, ...buttons]);
    },
    async type(text: string) {
      for (const letter of text) {
        await press(letter);
      }
    },
    back: () => run(() => history.back()),
    waitForPath: (path: string) => expect.poll(() => run(() => location.href)).toBe(baseURL + path),
    stop: () => programs.map((program) => program.kill()),
  };
}
