import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import { wrongLines, wrongSums } from '../../libs/domain/src/documents/e-invoice/e-invoice.sums.ts';
import type { EInvoice } from '../../libs/domain/src/documents/e-invoice/e-invoice.ts';
import { readEInvoice } from '../../libs/domain/src/documents/e-invoice/read-e-invoice.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';
import { ciiOf } from '../../libs/domain/src/documents/e-invoice/testing/cii-of.ts';
import { aDocumentToWrite } from '../../libs/domain/src/documents/e-invoice/testing/a-document.ts';
import { caseDocuments } from '../../libs/domain/src/documents/e-invoice/testing/cases.ts';
import { randomDocuments } from '../../libs/domain/src/documents/e-invoice/testing/random-document.ts';
import { readXml, xmlText } from '../../apps/api/src/documents/e-invoice/read-xml.ts';

const written = (document = aDocumentToWrite()): EInvoice => {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return invoice;
};
const read = (xml: string): EInvoice => readEInvoice(readXml(xml));
const sample = ublOf(written());

/** A file keeps no blanks at the ends of texts, and a credit note has its due date in the terms. */
const asKept = (invoice: EInvoice): unknown =>
  JSON.parse(
    JSON.stringify({
      ...invoice,
      ...(invoice.type === '381' && { dueDate: null, terms: [invoice.terms, invoice.dueDate].filter(Boolean).join(' ') || null }),
    }),
    (_key, value: unknown) => (typeof value === 'string' ? value.trim() || null : value === false ? undefined : value),
  );

describe('what we write is read again', () => {
  it.each(caseDocuments)('case $id', ({ document }) => {
    const invoice = written(document);
    const again = read(ublOf(invoice));
    expect(asKept(again)).toEqual(asKept(invoice));
    expect([wrongSums(again), wrongLines(again)]).toEqual([[], []]);
  });

  it('and 200 random documents', () => {
    for (const document of randomDocuments(200)) {
      const invoice = written(document);
      const again = read(ublOf(invoice));
      expect(asKept(again)).toEqual(asKept(invoice));
      expect([wrongSums(again), wrongLines(again)]).toEqual([[], []]);
    }
  });

  it('with its attachments', () => {
    const attachments = [
      { id: 'A', description: 'Žiniaraštis', fileName: 'a.pdf', mimeType: 'application/pdf', base64: 'JVBERg==' },
    ];
    const xml = ublOf(written(aDocumentToWrite({ more: { attachments } })));
    expect(read(xml).attachments).toEqual(attachments);
  });
});

/** CII has no word for the Norwegian register, and says when a credit note is due. */
const asInCii = (invoice: EInvoice): unknown =>
  JSON.parse(
    JSON.stringify(invoice, (key, value: unknown) => {
      if (key === 'isInForetaksregisteret') return undefined;
      return typeof value === 'string' ? value.trim() || null : value;
    }),
  );

describe('the same in CII', () => {
  const sameCases = caseDocuments.map(({ id, document }) => ({ id, invoice: written(document) }));
  it.each(sameCases)('case $id', ({ invoice }) => {
    const again = read(ciiOf(invoice));
    expect(asInCii(again)).toEqual(asInCii(invoice));
    expect([wrongSums(again), wrongLines(again)]).toEqual([[], []]);
  });

  it('and 200 random documents', () => {
    for (const document of randomDocuments(200)) {
      const invoice = written(document);
      expect(asInCii(read(ciiOf(invoice)))).toEqual(asInCii(invoice));
    }
  });

  const cii = ciiOf(written());
  const [aLine = ''] = /<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>/.exec(cii) ?? [];
  it('with a heading among the lines, which is not charged', () => {
    const heading = aLine.replace('</ram:LineID>', '</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>');
    expect(read(cii.replace(aLine, heading + aLine))).toEqual(read(cii));
  });

  it('with carriage as a charge of its own kind', () => {
    const tax =
      '<ram:AppliedTradeTax><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>21</ram:RateApplicablePercent>';
    const carriage = `<ram:SpecifiedLogisticsServiceCharge><ram:Description>Freight</ram:Description><ram:AppliedAmount>5</ram:AppliedAmount>${tax}</ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>`;
    const { adjustments } = read(cii.replace('<ram:SpecifiedTradePaymentTerms>', `${carriage}<ram:SpecifiedTradePaymentTerms>`));
    expect(adjustments.at(-1)).toMatchObject({
      isCharge: true,
      amount: 5,
      reason: 'Freight',
      tax: { category: 'S', percent: 21 },
    });
  });

  it.each([
    [
      'without lines',
      /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/,
      '',
      'received.only_totals',
    ],
    ['with a date that is none', '>20261121<', '>20260230<', 'received.bad_value'],
    ['without a seller', /<ram:SellerTradeParty>.*<\/ram:SellerTradeParty>/, '', 'received.lacks'],
    ['in no currency', '<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>EURO', 'received.bad_value'],
  ])('%s it is refused', (_, from, to, code) =>
    expect(() => read(cii.replace(from, to))).toThrow(expect.objectContaining({ code })),
  );
});

describe('files of others', () => {
  it('choose their own prefixes', () => {
    const other = sample
      .replaceAll('cbc:', 'n1:')
      .replaceAll('cac:', 'n2:')
      .replace('xmlns:cbc', 'xmlns:n1')
      .replace('xmlns:cac', 'xmlns:n2');
    expect(read(other)).toEqual(read(sample));
  });

  it('have extensions, comments, several notes and elements of their own', () => {
    const other = sample
      .replace(
        '<cbc:CustomizationID>',
        '<!-- made by hand --><ext xmlns="urn:other"><cbc:ID>9</cbc:ID></ext><cbc:CustomizationID>',
      )
      .replace(
        '<cbc:DocumentCurrencyCode>',
        '<cbc:Note>One</cbc:Note><cbc:Note><![CDATA[Two & three]]></cbc:Note><cbc:DocumentCurrencyCode>',
      );
    expect(read(other)).toEqual({ ...read(sample), note: 'One\nTwo & three' });
  });

  it('are in another encoding', () => {
    const latin = Buffer.from(sample.replace('UTF-8', 'ISO-8859-13').replace('R&amp;D', 'Sodyba'), 'latin1');
    expect(xmlText(latin)).toContain('Sodyba');
    const wide = Buffer.from(`\ufeff${sample}`, 'utf16le');
    expect(read(xmlText(wide).replace('UTF-8', 'UTF-16'))).toEqual(read(sample));
    expect(read(xmlText(Buffer.from(`\ufeff${sample}`)))).toEqual(read(sample));
  });

  it('write dates with a time zone, and numbers with a sign', () => {
    const other = sample
      .replace('<cbc:IssueDate>2026-11-21</cbc:IssueDate>', '<cbc:IssueDate>2026-11-21+02:00</cbc:IssueDate>')
      .replace('>100.00</cbc:LineExtensionAmount>', '>+100</cbc:LineExtensionAmount>');
    expect(read(other)).toEqual(read(sample));
  });
});

describe('a file is refused', () => {
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><Invoice>&b;</Invoice>';
  const external = '<?xml version="1.0"?><!DOCTYPE i SYSTEM "file:///etc/passwd"><Invoice/>';
  const hidden = `<!-- <a> --><!DOCTYPE b [<!ENTITY a "ha">]><Invoice>&a;</Invoice>`;
  it.each([
    ['with entities of its own', bomb, 'received.has_doctype'],
    ['with a document type elsewhere', external, 'received.has_doctype'],
    ['with a document type behind a comment', hidden, 'received.has_doctype'],
    ['that uses an unknown entity', '<Invoice>&nbsp;</Invoice>', 'received.broken'],
    ['that ends in the middle', sample.slice(0, 2000), 'received.broken'],
    ['that is empty', '', 'received.broken'],
    ['that is no XML', 'Invoice no. 7', 'received.broken'],
    ['with two roots', `${sample}<Invoice/>`, 'received.broken'],
    ['as deep as a well', '<a>'.repeat(100_000), 'received.too_deep'],
    ['with elements without end', `<a>${'<b/>'.repeat(300_000)}</a>`, 'received.too_deep'],
    ['of another kind', '<html><body/></html>', 'received.other_kind'],
    ['in no namespace', '<Invoice/>', 'received.other_kind'],
    ['of ZUGFeRD 1', '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', 'received.other_kind'],
    ['without a number', sample.replace(/<cbc:ID>INV[^<]*<\/cbc:ID>/, ''), 'received.lacks'],
    ['without lines', sample.replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ''), 'received.lacks'],
    ['without a seller', sample.replace(/<cac:AccountingSupplierParty>.*<\/cac:AccountingSupplierParty>/, ''), 'received.lacks'],
    ['with a date that is none', sample.replace('2026-11-21', '2026-02-30'), 'received.bad_value'],
    ['with an amount that is none', sample.replace('>100.00<', '>1e999<'), 'received.bad_value'],
    ['with an amount beyond all money', sample.replace('>100.00<', '>99999999999999<'), 'received.bad_value'],
    ['in no currency', sample.replace('>EUR<', '>euro<'), 'received.bad_value'],
  ])('%s', (_, xml, code) => expect(() => read(xml)).toThrow(expect.objectContaining({ code })));

  it('whose bytes are not of its encoding', () =>
    expect(() => xmlText(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe]))).toThrow(
      expect.objectContaining({ code: 'received.broken' }),
    ));

  it('within a moment, however large its declarations are', () => {
    const many = `<?xml version="1.0"?><!DOCTYPE a [${'<!ENTITY x "y">'.repeat(300_000)}]><a>&x;</a>`;
    const from = performance.now();
    expect(() => read(many)).toThrow(expect.objectContaining({ code: 'received.has_doctype' }));
    expect(performance.now() - from).toBeLessThan(1000);
  });
});
