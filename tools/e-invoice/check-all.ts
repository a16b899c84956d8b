// `npm run e-invoices`: writes the e-invoice of every document of the demo firm and of random ones, and checks each by our own rules
// and, where they are at hand, by the official ones (README.md). Exits with 1 if anything is found.
import 'reflect-metadata';
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import type { DocumentToWrite } from '../../libs/domain/src/documents/e-invoice/e-invoice.document.ts';
import { brokenRules } from '../../libs/domain/src/documents/e-invoice/testing/peppol-rules.ts';
import { randomDocuments } from '../../libs/domain/src/documents/e-invoice/testing/random-document.ts';
import { wrongAmounts, wrongTaxes } from '../../libs/domain/src/documents/e-invoice/testing/ubl-amounts.ts';
import { xmlTree } from '../../libs/domain/src/documents/e-invoice/testing/xml-tree.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';
import { randomAdvances } from '../../libs/domain/src/sales/retainer-invoice/testing/random-advance.ts';
import { documentsOfDemoFirm } from './demo-firm.ts';
import { missing, officialFindings } from './official-rules.mjs';

const shown = 20;

async function findingsOf(document: DocumentToWrite): Promise<string[] | null> {
  const invoice = eInvoiceOf(document);
  if (!invoice) return null;
  const xml = ublOf(invoice);
  const root = xmlTree(xml);
  // Prices with tax and currencies without cents are converted, which leaves up to a unit in a row of taxes (arithmetic of EN 16931).
  const tolerance = document.pricesIncludeTax || document.currency === 'JPY' ? 100n : 0n;
  const own = [...wrongAmounts(root), ...wrongTaxes(root, tolerance), ...brokenRules(root)];
  return [...own, ...(missing.length ? [] : await officialFindings(xml))];
}

async function check(name: string, documents: readonly DocumentToWrite[]): Promise<number> {
  let [files, none] = [0, 0];
  const found: string[] = [];
  for (const document of documents) {
    const findings = await findingsOf(document);
    if (!findings) none += 1;
    else {
      files += 1;
      found.push(...findings.map((what) => `${document.number}: ${what}`));
    }
  }
  process.stdout.write(
    `${name}: ${files} files, ${none} without (a party has no electronic address), ${found.length} findings\n`,
  );
  for (const line of found.slice(0, shown)) process.stdout.write(`  ${line}\n`);
  return found.length;
}

for (const line of missing) process.stdout.write(`The official rules are not asked. ${line}\n`);
const today = new Date().toISOString().slice(0, 10);
const { invoices, creditNotes, retainers } = documentsOfDemoFirm(today);
const advances = randomAdvances(500);
const found =
  (await check('Invoices of the demo firm', invoices)) +
  (await check('Its credit notes', creditNotes)) +
  (await check('Its advances with tax', retainers)) +
  (await check('Random', randomDocuments(2000))) +
  (await check(
    'Random advances with tax',
    advances.map(({ advance }) => advance),
  )) +
  (await check(
    'Their final invoices',
    advances.flatMap(({ finals }) => finals),
  ));
process.exit(found ? 1 : 0);
