import { expect, it } from '@jest/globals';
import type { DocumentToWrite } from '../../libs/domain/src/documents/e-invoice/e-invoice.document.ts';
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import { caseDocuments } from '../../libs/domain/src/documents/e-invoice/testing/cases.ts';
import { ciiOf } from '../../libs/domain/src/documents/e-invoice/testing/cii-of.ts';
import { randomDocuments } from '../../libs/domain/src/documents/e-invoice/testing/random-document.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';
import { randomCredits } from '../../libs/domain/src/sales/credit-note/testing/random-credits.ts';
import { randomAdvances } from '../../libs/domain/src/sales/retainer-invoice/testing/random-advance.ts';
import { missing, missingForCii, officialFindings } from './official-rules.mjs';

const fileOf = (document: DocumentToWrite, write = ublOf): string => {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return write(invoice);
};

// The rules and what reads them are no part of the repository; our own tests of the file run in any case (`e-invoice.spec.ts`).
const absent = [...missing, ...missingForCii];
if (absent.length) process.stdout.write(`Not all official rules of e-invoices were asked. ${absent.join(' ')}\n`);

const limit = 400_000; // the rules are compiled first

it(
  'nothing is found by the official rules, where they are at hand, in the worked cases, in 200 other documents, in advances with tax and in credit notes of parts',
  async () => {
    const advances = randomAdvances(15).flatMap(({ advance, finals }) => [advance, ...finals]);
    const notes = randomCredits(20).flatMap((one) => one.notes.map(({ document }) => document));
    const worked = caseDocuments.map(({ document }) => document);
    const documents = missing.length ? [] : [...worked, ...randomDocuments(200), ...advances, ...notes];
    const found: string[] = [];
    for (const document of documents) found.push(...(await officialFindings(fileOf(document))));
    expect(found).toEqual([]);
  },
  limit,
);

it(
  'nothing is found in the worked cases in CII, by which we prove that we read it, and a wrong sum is',
  async () => {
    if (missingForCii.length) return;
    const found: string[] = [];
    for (const { document } of caseDocuments) found.push(...(await officialFindings(fileOf(document, ciiOf))));
    expect(found).toEqual([]);
    const [first] = caseDocuments.map(({ document }) => fileOf(document, ciiOf));
    const wrong = first?.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.23') ?? '';
    expect((await officialFindings(wrong)).join()).toContain('BR-CO-16');
  },
  limit,
);

it(
  'a wrong sum and a wrong order of elements are found, where the rules are at hand',
  async () => {
    const [first] = caseDocuments;
    if (missing.length || !first) return;
    const file = fileOf(first.document);
    const wrongSum = file.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.23');
    expect((await officialFindings(wrongSum)).join()).toContain('BR-CO-16');
    const wrongOrder = file.replace(/(<cbc:IssueDate>.*?<\/cbc:IssueDate>)\s*(<cbc:DueDate>.*?<\/cbc:DueDate>)/s, '$2$1');
    expect((await officialFindings(wrongOrder)).join()).toContain('schema');
  },
  limit,
);
