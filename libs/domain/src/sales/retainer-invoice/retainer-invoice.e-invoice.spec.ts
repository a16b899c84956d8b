import { expect, it } from '@jest/globals';
import { eInvoiceOf } from '../../documents/e-invoice/e-invoice.of.ts';
import type { DocumentToWrite } from '../../documents/e-invoice/e-invoice.document.ts';
import { brokenRules } from '../../documents/e-invoice/testing/peppol-rules.ts';
import { wrongAmounts, wrongTaxes } from '../../documents/e-invoice/testing/ubl-amounts.ts';
import { at, textAt, xmlTree, type XmlNode } from '../../documents/e-invoice/testing/xml-tree.ts';
import { ublOf } from '../../documents/e-invoice/ubl/ubl.ts';
import { randomAdvances } from './testing/random-advance.ts';

function fileOf(document: DocumentToWrite): XmlNode {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return xmlTree(ublOf(invoice));
}
const advances = randomAdvances(150);
const finals = advances.flatMap((one) => one.finals);

it('are right in every amount and by every rule of Peppol: advances with tax and the invoices that take them off', () => {
  const wrong = [...advances.map(({ advance }) => advance), ...finals].flatMap((document, index) => {
    const root = fileOf(document);
    const tolerance = document.pricesIncludeTax || document.currency === 'JPY' ? 100n : 0n;
    return [...wrongAmounts(root), ...wrongTaxes(root, tolerance), ...brokenRules(root)].map((what) => `${index}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

it('say what they are: a prepayment invoice, lines of −1 with the advance, and what is prepaid', () => {
  const types = new Set(advances.map(({ advance }) => textAt(fileOf(advance), 'cbc:InvoiceTypeCode')));
  expect([...types]).toEqual(['386']);
  const deducting = finals.filter((document) =>
    at(fileOf(document), 'cac:InvoiceLine').some(
      (line) => textAt(line, 'cbc:InvoicedQuantity') === '-1' && textAt(line, 'cac:Item/cbc:Name')?.includes('RET-2026-0007'),
    ),
  );
  expect([deducting.length, deducting.length > 150]).toEqual([finals.length, true]);
  const prepaid = finals.filter((document) => textAt(fileOf(document), 'cac:LegalMonetaryTotal/cbc:PrepaidAmount'));
  expect(prepaid.length).toBeGreaterThan(20);
  expect(finals.filter(({ due }) => due === 0).length).toBeGreaterThan(5);
  expect(finals.filter(({ taxes }) => taxes.length > 1).length).toBeGreaterThan(20);
});
