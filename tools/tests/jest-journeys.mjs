// The journeys need a built admin, a browser and a database.
import chromium from '@sparticuz/chromium';
import { buildAdmin } from '../start/build-admin.mjs';
import { bundledMain } from '../start/bundle.mjs';
import { demoTemplate } from './demo-template.mjs';
import startDatabase from './jest-database.mjs';

export default async function () {
  await startDatabase();
  // Nearly all of them need it; until then the first ones that do not are on their way.
  globalThis.demoFirm = demoTemplate();
  process.env.KONTOR_TEST_BROWSER = await chromium.executablePath(); // unpacked here, before files have temporary folders of their own
  buildAdmin({ log: console.log });
  bundledMain({ log: console.log });
}
