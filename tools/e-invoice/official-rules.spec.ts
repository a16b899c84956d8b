import { expect, it } from '@jest/globals';
import type { DocumentToWrite } from '../../libs/domain/src/documents/e-invoice/e-invoice.document.ts';
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import { caseDocuments } from '../../libs/domain/src/documents/e-invoice/testing/cases.ts';
import { randomDocuments } from '../../libs/domain/src/documents/e-invoice/testing/random-document.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';
import { missing, officialFindings } from './official-rules.mjs';

const fileOf = (document: DocumentToWrite): string => {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return ublOf(invoice);
};

// The rules and what reads them are no part of the repository; our own tests of the file run in any case (`e-invoice.spec.ts`).
if (missing.length) process.stdout.write(`The official rules of e-invoices were not asked. ${missing.join(' ')}\n`);

it('nothing is found by the official rules, where they are at hand, in the worked cases and in 200 other documents', async () => {
  const documents = missing.length ? [] : [...caseDocuments.map(({ document }) => document), ...randomDocuments(200)];
  const found: string[] = [];
  for (const document of documents) found.push(...(await officialFindings(fileOf(document))));
  expect(found).toEqual([]);
}, 180_000);
