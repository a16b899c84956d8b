import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { readXml } from '../../apps/api/src/documents/e-invoice/read-xml.ts';
import type { DocumentToWrite } from '../../libs/domain/src/documents/e-invoice/e-invoice.document.ts';
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import { wrongLines, wrongSums } from '../../libs/domain/src/documents/e-invoice/e-invoice.sums.ts';
import { readEInvoice } from '../../libs/domain/src/documents/e-invoice/read-e-invoice.ts';
import { aDocumentToWrite, line } from '../../libs/domain/src/documents/e-invoice/testing/a-document.ts';
import { caseDocuments } from '../../libs/domain/src/documents/e-invoice/testing/cases.ts';
import { ciiOf } from '../../libs/domain/src/documents/e-invoice/testing/cii-of.ts';
import { randomDocuments } from '../../libs/domain/src/documents/e-invoice/testing/random-document.ts';
import { brokenRules } from '../../libs/domain/src/documents/e-invoice/testing/peppol-rules.ts';
import { wrongAmounts, wrongTaxes } from '../../libs/domain/src/documents/e-invoice/testing/ubl-amounts.ts';
import { xmlTree } from '../../libs/domain/src/documents/e-invoice/testing/xml-tree.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';
import { randomCredits } from '../../libs/domain/src/sales/credit-note/testing/random-credits.ts';
import { randomAdvances } from '../../libs/domain/src/sales/retainer-invoice/testing/random-advance.ts';
import { missing, missingForCii, officialFindings } from './official-rules.mjs';

const fileOf = (document: DocumentToWrite, write = ublOf): string => {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return write(invoice);
};

// The official rules and what reads them are no part of the repository. Where they are not at hand, our own rules alone decide: every test here
// asks those in any case, and what the writer drops, moves or renames is found by `ubl.spec.ts` beside it.
const absent = [...missing, ...missingForCii];
if (absent.length) process.stdout.write(`Only our own rules of e-invoices were asked. ${absent.join(' ')}\n`);

const limit = 400_000; // the rules are compiled first

/** The official rules allow a row of taxes a unit (BR-CO-17), which advances need: their tax was declared before. */
const slack = 100n;

async function findingsOf(xml: string): Promise<string[]> {
  const root = xmlTree(xml);
  const own = [...wrongAmounts(root), ...wrongTaxes(root, slack), ...brokenRules(root)];
  return [...own, ...(missing.length ? [] : await officialFindings(xml))];
}
async function ciiFindingsOf(xml: string): Promise<string[]> {
  const read = readEInvoice(readXml(xml));
  const own = [...wrongSums(read), ...wrongLines(read)].map((one) => JSON.stringify(one));
  return [...own, ...(missingForCii.length ? [] : await officialFindings(xml))];
}

it(
  'nothing is found in the worked cases, in 200 other documents, in advances with tax and in credit notes of parts',
  async () => {
    const advances = randomAdvances(15).flatMap(({ advance, finals }) => [advance, ...finals]);
    const notes = randomCredits(20).flatMap((one) => one.notes.map(({ document }) => document));
    const worked = caseDocuments.map(({ document }) => document);
    const found: string[] = [];
    for (const document of [...worked, ...randomDocuments(200), ...advances, ...notes])
      found.push(...(await findingsOf(fileOf(document))));
    expect(found).toEqual([]);
  },
  limit,
);

it(
  'nothing is found in the worked cases in CII, by which we prove that we read it, and a wrong sum is',
  async () => {
    const files = caseDocuments.map(({ document }) => fileOf(document, ciiOf));
    const found: string[] = [];
    for (const file of files) found.push(...(await ciiFindingsOf(file)));
    expect(found).toEqual([]);
    const wrong = files[0]?.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.23') ?? '';
    expect((await ciiFindingsOf(wrong)).join()).toContain('BR-CO-16');
  },
  limit,
);

it(
  'a wrong sum, a missing reason and a wrong order of elements are found',
  async () => {
    const [first] = caseDocuments;
    const file = first ? fileOf(first.document) : '';
    expect(await findingsOf(file.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.23'))).not.toEqual([]);
    const reasoned = fileOf(aDocumentToWrite({ input: { lines: [line({ taxRateId: 5 })] } }));
    const unreasoned = reasoned.replace(/<cbc:TaxExemptionReason>.*?<\/cbc:TaxExemptionReason>/, '');
    expect([await findingsOf(reasoned), (await findingsOf(unreasoned)).join()]).toEqual([[], expect.stringContaining('BR-E-10')]);
    const unordered = file.replace(/(<cbc:IssueDate>.*?<\/cbc:IssueDate>)\s*(<cbc:DueDate>.*?<\/cbc:DueDate>)/s, '$2$1');
    expect((await findingsOf(unordered)).join()).toContain('schema');
  },
  limit,
);
