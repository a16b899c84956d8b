import { describe, expect, it } from '@jest/globals';
import { eInvoiceOf } from './e-invoice.of.ts';
import type { DocumentToWrite } from './e-invoice.document.ts';
import { aDocumentToWrite, buyer, line, norwegianSeller, seller } from './testing/a-document.ts';
import { caseDocuments } from './testing/cases.ts';
import { brokenRules } from './testing/peppol-rules.ts';
import { randomDocuments } from './testing/random-document.ts';
import { wrongAmounts, wrongTaxes } from './testing/ubl-amounts.ts';
import { at, textAt, xmlTree, type XmlNode } from './testing/xml-tree.ts';
import { ublOf } from './ubl/ubl.ts';

function fileOf(document: DocumentToWrite): XmlNode {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no e-invoice of it');
  return xmlTree(ublOf(invoice));
}
const texts = (root: XmlNode, path: string): string[] => at(root, path).map(({ text }) => text);

it('is right in every amount and by every rule of Peppol, whatever the document is', () => {
  const wrong = randomDocuments(300).flatMap((document, at) => {
    const root = fileOf(document);
    const found = [
      ...wrongAmounts(root),
      ...wrongTaxes(root, document.pricesIncludeTax || document.currency === 'JPY' ? 100n : 0n),
      ...brokenRules(root),
    ];
    return found.map((what) => `${at}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

it.each(caseDocuments.map((one) => [one.id, one] as const))(
  'writes the worked case %s to the cent',
  (_id, { document, expected }) => {
    const root = fileOf(document);
    const total = (name: string): string => textAt(root, `cac:LegalMonetaryTotal/cbc:${name}`) ?? '0.00';
    expect({
      sumOfLines: total('LineExtensionAmount'),
      allowanceTotal: total('AllowanceTotalAmount'),
      totalWithoutVat: total('TaxExclusiveAmount'),
      totalVat: textAt(root, 'cac:TaxTotal/cbc:TaxAmount'),
      totalWithVat: total('TaxInclusiveAmount'),
      prepaid: total('PrepaidAmount'),
      rounding: total('PayableRoundingAmount'),
      payable: total('PayableAmount'),
    }).toEqual({
      sumOfLines: expected.sumOfLines,
      allowanceTotal: expected.allowanceTotal,
      totalWithoutVat: expected.totalWithoutVat,
      totalVat: expected.totalVat,
      totalWithVat: expected.totalWithVat,
      prepaid: expected.prepaid,
      rounding: expected.rounding,
      payable: expected.payable,
    });
    expect(texts(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount')).toEqual(expected.vatBreakdown.map(({ tax }) => tax));
    expect([...wrongAmounts(root), ...wrongTaxes(root, 0n), ...brokenRules(root)]).toEqual([]);
  },
);

it('has the figures that the document has', () => {
  for (const document of randomDocuments(50)) {
    const root = fileOf(document);
    const total = (name: string) => Number(textAt(root, `cac:LegalMonetaryTotal/cbc:${name}`) ?? 0);
    expect([total('TaxExclusiveAmount'), total('TaxInclusiveAmount'), total('PayableAmount')]).toEqual([
      document.net,
      document.total,
      document.due,
    ]);
    expect(Number(textAt(root, 'cac:TaxTotal/cbc:TaxAmount'))).toBe(document.tax);
  }
});

describe('what an e-invoice says of', () => {
  it('both parties: address, VAT number with its country, company code by its register', () => {
    const root = fileOf(aDocumentToWrite({ more: { seller: norwegianSeller } }));
    const party = at(root, 'cac:AccountingSupplierParty/cac:Party')[0];
    if (!party) throw new Error('There is no seller');
    expect(at(party, 'cbc:EndpointID')[0]).toMatchObject({ text: '991825827', attributes: { schemeID: '0192' } });
    expect(texts(party, 'cac:PartyTaxScheme/cbc:CompanyID')).toEqual(['NO991825827MVA', 'Foretaksregisteret']);
    expect(texts(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name')).toEqual(['R&D „Ąžuolas“, UAB']);
    expect(at(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID')[0]).toMatchObject({
      text: '110053842',
      attributes: { schemeID: '0200' },
    });
  });

  it('the code of a Lithuanian person: nothing', () => {
    const person = { ...buyer, legalCode: '33309240064', vatCode: null };
    expect(
      texts(
        fileOf(aDocumentToWrite({ more: { buyer: person } })),
        'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID',
      ),
    ).toEqual([]);
  });

  it('a party that cannot be reached: there is none', () =>
    expect(
      eInvoiceOf(
        aDocumentToWrite({
          more: { buyer: { ...buyer, country: 'DE', electronicAddress: null, electronicAddressScheme: null } },
        }),
      ),
    ).toBeNull());

  it.each([
    ['the contact person, where it names none', {}, {}, 'Ona Onaitė', undefined],
    ['the contact person as reference too, without an order', { orderNumber: null }, {}, 'Ona Onaitė', 'Ona Onaitė'],
    ['the reference person before the contact person, and as reference', { yourReference: 'Rūta' }, {}, 'Rūta', 'Rūta'],
    ["the customer's own reference before that", { yourReference: 'Rūta' }, { buyerReference: '7' }, 'Rūta', '7'],
  ])('whom to ask at the customer: %s', (_, input, change, contact, reference) => {
    const root = fileOf(aDocumentToWrite({ input, more: { buyer: { ...buyer, ...change } } }));
    expect(textAt(root, 'cac:AccountingCustomerParty/cac:Party/cac:Contact/cbc:Name')).toBe(contact);
    expect(textAt(root, 'cbc:BuyerReference')).toBe(reference);
  });

  it('payment: SEPA in euro with the creditor reference, a credit transfer with a KID in kroner', () => {
    const euro = fileOf(aDocumentToWrite());
    expect([textAt(euro, 'cac:PaymentMeans/cbc:PaymentMeansCode'), textAt(euro, 'cac:PaymentMeans/cbc:PaymentID')]).toEqual([
      '58',
      'RF06KON20260001',
    ]);
    const more = {
      seller: norwegianSeller,
      baseCurrency: 'NOK',
      paymentReference: '0000070000000017',
      bankAccount: { iban: 'NO9386011117947', bic: null },
    };
    const kroner = fileOf(aDocumentToWrite({ input: { currency: 'NOK' }, more }));
    expect([textAt(kroner, 'cac:PaymentMeans/cbc:PaymentMeansCode'), textAt(kroner, 'cac:PaymentMeans/cbc:PaymentID')]).toEqual([
      '30',
      '0000070000000017',
    ]);
    expect(at(kroner, 'cbc:TaxCurrencyCode')).toEqual([]);
  });

  it('tax in the currency of the seller, where the document has another', () => {
    const input = { currency: 'USD', exchangeRate: 0.5 };
    const root = fileOf(aDocumentToWrite({ input }));
    expect(textAt(root, 'cbc:TaxCurrencyCode')).toBe('EUR');
    expect(at(root, 'cac:TaxTotal/cbc:TaxAmount').map(({ text, attributes }) => [text, attributes['currencyID']])).toEqual([
      ['21.00', 'USD'],
      ['10.50', 'EUR'],
    ]);
  });

  it('grounds: by text and code, of a zero rate in the note, as there it may not stand with the tax', () => {
    const category = (taxRateId: number) =>
      fileOf(aDocumentToWrite({ input: { lines: [line({ taxRateId })], customerNotes: 'Ačiū' } }));
    const reverse = category(6);
    expect(texts(reverse, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-AE']);
    expect(texts(category(4), 'cbc:Note')).toEqual(['Ačiū\nPVM įstatymo 49 str.']);
  });

  it('a seller outside VAT: neither party has a VAT number', () => {
    const more = { seller: { ...seller, isVatRegistered: false } };
    const root = fileOf(aDocumentToWrite({ input: { lines: [line({ taxRateId: 9 })] }, more }));
    expect(at(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme')).toEqual([]);
    expect(at(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme')).toEqual([]);
  });

  it('prices with tax: they are without, and come to the same cent', () => {
    const lines = [1, 2, 3].map(() => line({ unitPrice: 9.99 }));
    const root = fileOf(aDocumentToWrite({ input: { lines, pricesIncludeTax: true } }));
    expect(texts(root, 'cac:InvoiceLine/cbc:LineExtensionAmount')).toEqual(['8.26', '8.26', '8.25']);
    expect(textAt(root, 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount')).toBe('24.77');
    expect(wrongAmounts(root)).toEqual([]);
  });

  it('a credit note: another root, and the invoice that it corrects', () => {
    const preceding = [{ number: 'INV-2026-0007', date: '2026-10-01' }];
    const root = fileOf(aDocumentToWrite({ more: { type: '381', preceding } }));
    expect([root.name, textAt(root, 'cbc:CreditNoteTypeCode'), at(root, 'cbc:DueDate').length]).toEqual(['CreditNote', '381', 0]);
    expect(texts(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toEqual(['INV-2026-0007']);
    expect(texts(root, 'cac:CreditNoteLine/cbc:CreditedQuantity')).toEqual(['1']);
  });

  it('attachments: the whole content', () => {
    const attachments = [
      { id: 'INV-1', description: 'PDF', fileName: 'INV-1.pdf', mimeType: 'application/pdf', base64: 'JVBERg==' },
    ];
    const [file] = at(
      fileOf(aDocumentToWrite({ more: { attachments } })),
      'cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject',
    );
    expect(file).toMatchObject({ text: 'JVBERg==', attributes: { mimeCode: 'application/pdf', filename: 'INV-1.pdf' } });
  });

  it('texts that XML has no place for: they are left out or written as entities', () => {
    const description = 'A \u0001<b> & "c" \ud800 😀';
    const xml = ublOf(
      eInvoiceOf(aDocumentToWrite({ input: { lines: [line({ description })] } })) ??
        (() => {
          throw new Error('none');
        })(),
    );
    expect(xml).toContain('<cbc:Name>A &lt;b&gt; &amp; &quot;c&quot;  😀</cbc:Name>');
  });

  it('a unit that is in no list: it is agreed between the two', () =>
    expect(
      at(fileOf(aDocumentToWrite({ input: { lines: [line({ unit: 'xyz' })] } })), 'cac:InvoiceLine/cbc:InvoicedQuantity')[0]
        ?.attributes,
    ).toEqual({ unitCode: 'ZZ' }));
});
