import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../testPrograms';

/**
 * Starts the browser that measurements are made in.
 * @param args more of its command line
 */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, ...args] });
}

/** Opens a page in a new context of the browser, in which functions of this code can run. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  // tsx names the functions it compiles with a helper that pages don't have.
  await context.addInitScript('globalThis.__name = (value) => value');
  return context.newPage();
}

/** Returns the median of several measurements; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? Number.NaN : (lower + upper) / 2;
}

/** Returns the value that a share of several measurements doesn't exceed; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
}

/** Returns a table in Markdown whose columns are as wide as their widest cell. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('');
}

/** Formats a number with a fixed count of decimals; a dash if it's NaN. */
export function formatNumber(value: number, decimals: number): string {
  return Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Says on the error stream what is being measured now, with the time. */
export function progress(text: string): void {
  process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);
}

/** Runs a benchmark. An error ends it with its message alone. */
export function runBench(bench: () => Promise<void>): void {
  bench().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    // A server that has already started would keep it running.
    process.exit(1);
  });
}
