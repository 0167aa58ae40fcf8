import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect } from '@playwright/test';
import { findFreePort, waitForPort } from '../../tools/testing/ports';
import { killOnExit } from '../../tools/testing/processes';
import { createTempFolder } from '../../tools/testing/tempFolders';
import { baseURL } from '../support/server';

// Written by hand, because Playwright drives only its own builds of Firefox and WebKit, which would have to be downloaded. Debian has
// packages of Firefox ESR, and of WebKitGTK with a small browser. Both understand WebDriver commands, but Debian has no geckodriver, so
// Firefox gets them over Marionette, its own protocol.

/** Sends a WebDriver command. Returns its result. */
type Send = (command: string, parameters?: object) => Promise<unknown>;

/** Starts WebKit's browser on a virtual screen, and its driver, which has a path for each command. */
async function startWebKit(): Promise<Send> {
  const screen = killOnExit(spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']));
  const DISPLAY = `:${(await once(screen.stdout, 'data'))[0]}`.trim();
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  await waitForPort(killOnExit(driver), port);
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
  return (command, parameters) => request(`/${sessionId}/${paths[command]}`, parameters);
}

/** Reads a message of Marionette: its length in bytes, a colon, and JSON, such as `8:[1,2,{}]`. */
async function readMessage(socket: net.Socket) {
  let data = Buffer.alloc(0);
  let start = 0;
  do {
    data = Buffer.concat([data, ...(await once(socket, 'data'))]);
    start = data.indexOf(':') + 1;
  } while (start === 0 || data.length < start + Number(data.subarray(0, start - 1)));
  return JSON.parse(data.subarray(start).toString());
}

/** Starts Firefox, which listens for Marionette's commands. */
async function startFirefox(): Promise<Send> {
  const port = await findFreePort();
  const profile = createTempFolder({ 'user.js': `user_pref("marionette.port", ${port});` });
  const args = ['--headless', '--marionette', '--profile', profile];
  await waitForPort(killOnExit(spawn('firefox-esr', args, { stdio: 'ignore' })), port);
  const socket = net.connect(port, '127.0.0.1');
  // Firefox introduces itself.
  await readMessage(socket);
  const send: Send = async (command, parameters = {}) => {
    const message = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await readMessage(socket);
    expect(error, command).toBeNull();
    return result?.value ?? result;
  };
  await send('NewSession');
  return send;
}

/** WebDriver's codes of keys. */
const keys: Readonly<Record<string, string>> = {
  ArrowDown: '\ue015',
  ArrowRight: '\ue014',
  Control: '\ue009',
  Enter: '\ue007',
};

/** Runs in the page. Scrolls to the first visible element with the words, and returns the coordinates of its center. */
function findCenter(selector: string, words: string): number[] {
  const elements = [...document.querySelectorAll(selector)];
  const element = elements.find(
    (candidate) => candidate.checkVisibility() && candidate.textContent?.includes(words),
  );
  if (!element) return [];
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const rect = element.getBoundingClientRect();
  return [rect.x + rect.width / 2, rect.y + rect.height / 2].map(Math.round);
}

/** A browser with one window. Its methods find elements by a selector and by words in them. */
export type BrowserSession = Awaited<ReturnType<typeof startBrowser>>;

export async function startBrowser(engine: string) {
  const send = await (engine === 'webkit' ? startWebKit() : startFirefox());
  /** Runs a function in the page, which can use only its arguments. Returns its result. */
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
    expect.poll(() => run(findCenter, selector, words), `${selector} ${words}`).not.toEqual([]);
  const waitForHydration = () => waitFor('[data-has-hydrated="true"]');
  const resize = (width: number) => send('SetWindowRect', { width, height: 800 });

  await resize(1280);
  return {
    press,
    resize,
    waitFor,
    async open(path: string) {
      // Retries if the browser is still on the previous page.
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
      const [x, y] = await run(findCenter, selector, words);
      const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await perform('pointer', [{ type: 'pointerMove', x, y }, ...buttons]);
    },
    async type(text: string) {
      for (const letter of text) await press(letter);
    },
    back: () => run(() => history.back()),
    waitForPath: (path: string) => expect.poll(() => run(() => location.href)).toBe(baseURL + path),
  };
}
