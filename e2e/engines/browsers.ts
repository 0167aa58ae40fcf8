import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect } from '@playwright/test';
import { createTempFolder } from '../../tools/tempFolders';
import { findFreePort, isListening } from '../support/ports';
import { baseURL as address } from '../support/site';

/** Sends a command of WebDriver. Returns its result. */
type Send = (command: string, parameters?: object) => Promise<unknown>;

/** Starts the sample browser of WebKit's package on its own screen. Its driver has a path for each command. */
async function startWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
  const DISPLAY = `:${(await once(screen.stdout, 'data'))[0]}`.trim();
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  await expect.poll(() => isListening(port)).toBe(true);
  const request = async (path: string, parameters?: object) => {
    const init = parameters && { method: 'POST', body: JSON.stringify(parameters) };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = (await response.json()) as { value: { sessionId?: string } };
    expect(response.ok, JSON.stringify(value)).toBe(true);
    return value;
  };
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const alwaysMatch = { 'webkitgtk:browserOptions': { args } };
  const { sessionId } = await request('', { capabilities: { alwaysMatch } });
  const paths: Readonly<Record<string, string>> = {
    ExecuteScript: 'execute/sync',
    GetWindowHandles: 'window/handles',
    Navigate: 'url',
    PerformActions: 'actions',
    Refresh: 'refresh',
    SetWindowRect: 'window/rect',
    SwitchToWindow: 'window',
  };
  const send: Send = (command, parameters) => request(`/${sessionId}/${paths[command]}`, parameters);
  return { send, programs: [driver, screen] };
}

/** Starts Firefox, which takes the commands over a socket. Debian has no geckodriver, which would over HTTP. */
async function startFirefox() {
  const port = await findFreePort();
  const settings = `user_pref("marionette.port", ${port}); user_pref("dom.disable_open_during_load", false);`;
  const args = ['--headless', '--marionette', '--profile', createTempFolder({ 'user.js': settings })];
  const program = spawn('firefox-esr', args, { stdio: 'ignore' });
  await expect.poll(() => isListening(port)).toBe(true);
  const socket = net.connect(port, '127.0.0.1').setEncoding('latin1');
  /** Returns the next message, which is its length, a colon, and JSON. */
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
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Control: '\ue009',
  Enter: '\ue007',
};

/** Scrolls to the first element that is shown and contains the words, and returns its middle. */
function findMiddle(selector: string, words: string): number[] {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find((each) => each.checkVisibility() && each.textContent?.includes(words));
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : [];
}

export type Reader = Awaited<ReturnType<typeof startReader>>;

/** Starts an engine, with the site in a window without bars, which can be as narrow as a phone. */
export async function startReader(engine: string) {
  const { send, programs } = await (engine === 'webkit' ? startWebKit() : startFirefox());
  /** Returns what a function that uses its arguments alone returns in the page. */
  const read = <Result, Args extends readonly unknown[]>(find: (...args: Args) => Result, ...args: Args) =>
    send('ExecuteScript', { script: `return (${find})(...arguments)`, args }) as Promise<Result>;
  const perform = (type: string, actions: readonly object[]) =>
    send('PerformActions', { actions: [{ type, id: type, actions }] });
  /** Presses one key after the other, or several together. */
  const strike = (chords: readonly string[][]) => {
    const actions = (type: string, names: readonly string[]) =>
      names.map((name) => ({ type, value: keys[name] ?? name }));
    const press = (names: string[]) => [...actions('keyDown', names), ...actions('keyUp', names.reverse())];
    return perform('key', chords.flatMap(press));
  };
  const see = (selector: string, words = '') =>
    expect.poll(() => read(findMiddle, selector, words), `${selector} ${words}`).not.toEqual([]);

  await send('Navigate', { url: address });
  const windows = (await send('GetWindowHandles')) as string[];
  await read(() => void window.open('/', '', 'popup,width=1280,height=800'));
  const handle = ((await send('GetWindowHandles')) as string[]).find((each) => !windows.includes(each));
  await send('SwitchToWindow', { handle });
  const actions = {
    see,
    open: async (path: string) => {
      await send('Navigate', { url: address + path });
      await see('[data-has-hydrated="true"]');
    },
    reload: async () => {
      await send('Refresh', {});
      await see('[data-has-hydrated="true"]');
    },
    resize: (width: string) => send('SetWindowRect', { width: Number(width), height: 800 }),
    click: async (selector: string, words = '') => {
      await see(selector, words);
      const [x, y] = await read(findMiddle, selector, words);
      const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await perform('pointer', [{ type: 'pointerMove', x, y }, ...buttons]);
    },
    press: (chord: string) => strike([chord.split('+')]),
    type: (text: string) => strike([...text].map((letter) => [letter])),
    back: () => read(() => history.back()),
    isAt: (path: string) => expect.poll(() => read(() => location.href)).toBe(address + path),
  };
  return { actions, stop: () => programs.map((program) => program.kill()) };
}
