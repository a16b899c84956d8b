// Measures what a key press computes, in a browser.
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { spread } from './measure.mjs';
import { bounded } from './report.mjs';

export async function measurePreflight({ log }) {
  log('the checks of an invoice of 50 lines');
  const entry = fileURLToPath(new URL('preflight.entry.ts', import.meta.url));
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'preflight' } },
  });
  const args = chromium.args.filter((arg) => arg !== '--single-process');
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: output[0].code });
    const { p50, p95, p99 } = spread(await page.evaluate(() => globalThis.times));
    const title = 'totals and checks of an invoice of 50 lines, in the browser, per key press';
    return [bounded(title, '', p50, 5, { p95 }), bounded(`${title}: p99`, '', p99, 5)];
  } finally {
    await browser.close();
  }
}
