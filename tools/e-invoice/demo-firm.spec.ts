import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import type { DocumentToWrite } from '../../libs/domain/src/documents/e-invoice/e-invoice.document.ts';
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import { brokenRules } from '../../libs/domain/src/documents/e-invoice/testing/peppol-rules.ts';
import { wrongAmounts, wrongTaxes } from '../../libs/domain/src/documents/e-invoice/testing/ubl-amounts.ts';
import { xmlTree } from '../../libs/domain/src/documents/e-invoice/testing/xml-tree.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';
import { documentsOfDemoFirm } from './demo-firm.ts';
import { missing, officialFindings } from './official-rules.mjs';

const { invoices, creditNotes, retainers } = documentsOfDemoFirm('2026-11-21');

async function findingsOf(document: DocumentToWrite): Promise<string[]> {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error(`There is no e-invoice of ${document.number}`);
  const xml = ublOf(invoice);
  const root = xmlTree(xml);
  const own = [...wrongAmounts(root), ...wrongTaxes(root, document.pricesIncludeTax ? 100n : 0n), ...brokenRules(root)];
  return [...own, ...(missing.length ? [] : await officialFindings(xml))];
}

it('has the documents of every kind that goes as an e-invoice', () => {
  expect([invoices, creditNotes, retainers].map((kind) => new Set(kind.map(({ type }) => type)))).toEqual([
    new Set(['380']),
    new Set(['381']),
    new Set(['386']),
  ]);
});

it('finds nothing in its advances with tax and in the invoices that take an advance off', async () => {
  const taking = invoices.filter(({ lines }) => lines.some(({ description }) => description.includes('RET-')));
  expect([retainers.length, taking.length]).toEqual([2, 2]);
  const found: string[] = [];
  for (const document of [...retainers, ...taking]) found.push(...(await findingsOf(document)));
  expect(found).toEqual([]);
}, 400_000);
