// Checks files in UBL and CII by the official rules of EN 16931 and the schemas of UBL 2.1 and CII D16B, which are no part of this repository: README.md says
// where they come from.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const places = [process.env.EN16931_FOLDER, join(root, '..', 'shared', 'einvoice'), join(root, '.cache', 'en16931')];
const folder = resolve(places.find((place) => place && existsSync(place)) ?? places[2]);
const schemas = {
  Invoice: 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd',
  CreditNote: 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd',
  CrossIndustryInvoice: 'cii-d16b/CrossIndustryInvoice_100pD16B.xsd',
};
// Peppol's own rules may not be passed on; who has them puts them beside those of EN 16931.
const ruleSetsOf = (element) => (element === 'CrossIndustryInvoice' ? ['EN16931-CII'] : ['EN16931-UBL', 'PEPPOL-EN16931-UBL']);

const missingOf = (...paths) =>
  paths
    .filter((path) => !existsSync(join(folder, path)))
    .map((path) => `There is no ${path} in ${folder}: tools/e-invoice/README.md says where it comes from.`);
/** What is missing for the check, in a sentence; empty when all is there. */
export const missing = missingOf('rules/EN16931-UBL.sch', 'xsd/ubl-2.1');
/** The same for files in CII. */
export const missingForCii = missingOf('rules/EN16931-CII.sch', 'xsd/cii-d16b');

const from = createRequire(import.meta.url);
const compiled = new Map();

/** The rules as a stylesheet: made once, which takes some ten seconds, and kept beside them. */
function stylesheet(name) {
  if (compiled.has(name)) return compiled.get(name);
  const source = join(folder, 'rules', `${name}.sch`);
  if (!existsSync(source)) return compiled.set(name, null).get(name);
  const cache = join(root, '.cache', 'en16931-compiled');
  const made = join(cache, `${name}.sef.json`);
  if (!existsSync(made) || statSync(made).mtimeMs < statSync(source).mtimeMs) {
    mkdirSync(cache, { recursive: true });
    const xslt3 = join(dirname(from.resolve('xslt3/package.json')), 'xslt3.js');
    const xslt = join(cache, `${name}.xslt`);
    const run = (...args) => execFileSync(process.execPath, [xslt3, ...args], { stdio: 'inherit' });
    run(`-xsl:${join(here, 'schematron.xsl')}`, `-s:${source}`, `-o:${xslt}`);
    run(`-xsl:${xslt}`, `-export:${made}.part`, '-nogo');
    renameSync(`${made}.part`, made);
  }
  return compiled.set(name, JSON.parse(readFileSync(made, 'utf8'))).get(name);
}

let libxml;
const validators = new Map();
async function validatorOf(element) {
  if (!libxml) {
    const entry = from.resolve('libxml2-wasm');
    libxml = await import(pathToFileURL(entry).href);
    (await import(pathToFileURL(join(dirname(entry), 'nodejs.mjs')).href)).xmlRegisterFsInputProviders();
  }
  if (!validators.has(element)) {
    const path = join(folder, 'xsd', schemas[element]);
    const schema = libxml.XmlDocument.fromBuffer(readFileSync(path), { url: pathToFileURL(path).href });
    validators.set(element, libxml.XsdValidator.fromDoc(schema));
  }
  return validators.get(element);
}

/** All that the schema and the rules find in a file, warnings too: `Invoice: fatal BR-CO-10 …`. */
export async function officialFindings(xml) {
  const element = /<(?:\w+:)?(Invoice|CreditNote|CrossIndustryInvoice)[\s>]/.exec(xml)?.[1];
  if (!element) return ['The root is neither an Invoice, a CreditNote nor a CrossIndustryInvoice'];
  const validator = await validatorOf(element);
  const document = libxml.XmlDocument.fromString(xml);
  const found = [];
  try {
    validator.validate(document);
  } catch (error) {
    found.push(`${element}: schema ${error.message.trim()}`);
  } finally {
    document.dispose();
  }
  const saxon = from('saxon-js');
  for (const name of ruleSetsOf(element)) {
    const stylesheetInternal = stylesheet(name);
    if (!stylesheetInternal) continue;
    const { principalResult } = saxon.transform({ stylesheetInternal, sourceText: xml, destination: 'serialized' });
    for (const line of (principalResult ?? '').split('\n').filter(Boolean)) {
      const [id, flag, , message] = line.split('\t');
      found.push(`${element}: ${flag} ${id} ${message}`);
    }
  }
  return found;
}
