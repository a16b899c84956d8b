import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pagesOf } from '../../../../test/pdf-text.ts';
import { paperPage } from '../../../documents/paper/paper-page.ts';
import { drawPaper, type PaperData } from '../../../documents/paper/paper.ts';
import { anInvoicePaper, aNorwegianInvoicePaper } from './invoice-paper.sample.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';

type Read = { pages: string[]; text: string };

async function read(data: PaperData): Promise<Read> {
  const pages = await pagesOf(await drawPaper(data));
  return { pages, text: pages.join(' ') };
}

beforeAll(() => drawPaper(anInvoicePaper()), 30_000);
afterAll(stopDrawing);

describe('the paper of an invoice', () => {
  it('has the letters of the three languages as text', async () => {
    const { text } = await read(anInvoicePaper({ customerNotes: 'ąčęėįšųūž ĄČĘĖĮŠŲŪŽ æøå ÆØÅ' }));
    expect(text).toContain('ąčęėįšųūž ĄČĘĖĮŠŲŪŽ æøå ÆØÅ');
  });

  it('is a VAT invoice in Lithuanian with both codes, amounts and dates as Lithuanians write them', async () => {
    const { text } = await read(anInvoicePaper({ language: 'lt' }));
    for (const part of ['PVM sąskaita faktūra', 'Įmonės kodas: 304567894', 'PVM mokėtojo kodas: LT100004801610', '2026-12-05'])
      expect(text).toContain(part);
    for (const part of [
      'Mokėtina suma',
      '2 258,39 EUR',
      'PVM 21 % nuo 2 003,07',
      'LT12 1000 0111 0100 1000',
      'RF06 KON2 0260 001',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Atvirkštinis apmokestinimas');
  });

  it('does not call itself a VAT invoice when the seller is not registered', async () => {
    const sample = anInvoicePaper({ language: 'lt' });
    const { text } = await read({ ...sample, seller: { ...sample.seller, isVatRegistered: false, vatCode: null } });
    expect(text).toContain('Sąskaita faktūra');
    expect(text).not.toContain('PVM sąskaita');
  });

  it('says what Norway asks for: MVA behind the number, Foretaksregisteret, KID, account, delivery', async () => {
    const { text } = await read(aNorwegianInvoicePaper());
    for (const part of [
      'Faktura',
      'Org.nr. 991 825 827 MVA',
      'Foretaksregisteret',
      'KID',
      '0000072026000017',
      '8601 11 17947',
      '02.11.2026',
    ])
      expect(text).toContain(part);
    expect(text).toContain('71 552,75 NOK');
    expect(text).not.toContain('Skann for å betale');
  });

  it('calls a KID so where a seller of another country is paid in Norway, and leaves it in one piece for the bank', () => {
    const { bankAccount } = aNorwegianInvoicePaper();
    const { page } = paperPage(anInvoicePaper({ bankAccount, paymentReference: '0000072026000017' }));
    expect(page).toMatchObject({ payment: expect.arrayContaining([['KID', '0000072026000017']]) });
  });

  it('says a charge once that a credit note gives back at each tax rate', () => {
    const charges = [4.2, 0.8].map((charge) => ({ reason: 'Freight', percent: null, charge }));
    const { page } = paperPage(anInvoicePaper({ charges: [...charges, { reason: 'Packing', percent: null, charge: 2 }] }));
    expect(JSON.stringify(page)).toContain('["Freight","5.00"],["Packing","2.00"]');
  });

  it.each([
    ['Rūta Rūtaitė', 'Rūta Rūtaitė · 2026/11-A'],
    ['2026/11-A', '2026/11-A'],
  ])("names the customer's reference person %s before the customer's own reference, once", (yourReference, printed) => {
    const { page } = paperPage(anInvoicePaper({ yourReference }));
    expect(page).toMatchObject({ facts: expect.arrayContaining([['Your reference', printed]]) });
  });

  it('asks for its number where it has no reference with a check digit', () => {
    const { page } = paperPage(anInvoicePaper({ paymentReference: null, number: 'INV-7' }));
    expect(page).toMatchObject({ payment: expect.arrayContaining([['Invoice number', 'INV-7']]) });
    expect(JSON.stringify(page)).not.toContain('Payment reference');
  });

  it('is marked when it is void, asks for no payment and has no QR code, and states the amounts as they were', () => {
    const sample = anInvoicePaper();
    const { page: sent, qr } = paperPage(sample);
    expect(qr).not.toBeNull();
    for (const [language, stamp] of [
      ['en', 'VOID'],
      ['lt', 'ANULIUOTA'],
      ['no', 'ANNULLERT'],
    ] as const) {
      const voided = paperPage({ ...sample, language, isVoid: true });
      expect(voided).toMatchObject({ qr: null, page: { stamp, payment: null } });
    }
    expect(paperPage({ ...sample, isVoid: true }).page).toEqual({ ...sent, stamp: 'VOID', payment: null });
  });

  it('in Norway states the VAT of each rate in kroner, and where it was delivered', () => {
    const sample = aNorwegianInvoicePaper({ language: 'en', currency: 'EUR', exchangeRate: 11.7354 });
    const [tax] = sample.taxes;
    if (!tax) throw new Error('The sample has no tax');
    const taxes = [
      { ...tax, category: 'S' as const, percent: 25, base: 100, amount: 25 },
      { ...tax, category: 'S' as const, percent: 15, base: 10, amount: 1.5 },
    ];
    const { page } = paperPage({ ...sample, taxes, deliveryPlace: 'Kaigata 4, Bergen' });
    expect(page).toMatchObject({
      facts: expect.arrayContaining([[expect.any(String), 'Kaigata 4, Bergen']]),
      totals: {
        after: expect.arrayContaining([
          [expect.stringMatching(/NOK.*25/), '293.39'],
          [expect.stringMatching(/NOK.*15/), '17.60'],
        ]),
      },
    });
  });

  it('in Lithuania states the price without VAT too, where prices contain it', () => {
    const sample = anInvoicePaper({ language: 'lt', pricesIncludeTax: true });
    const [line] = sample.lines;
    if (!line) throw new Error('The sample has no line');
    const lines = [{ ...line, unitPrice: 9.99, baseQuantity: 1, taxPercent: 21 }];
    expect(JSON.stringify(paperPage({ ...sample, lines }).page)).toContain('8,2562');
    const norwegian = paperPage({ ...aNorwegianInvoicePaper({ pricesIncludeTax: true }), lines }).page;
    expect(JSON.stringify(norwegian)).not.toContain('8,2562');
  });

  it('is in English when a Norwegian seller has a customer who reads Lithuanian', () => {
    const { page } = paperPage(aNorwegianInvoicePaper({ language: 'lt' }));
    expect(page).toMatchObject({ lang: 'en', title: 'Invoice' });
  });

  it('states the VAT in the currency of the seller', async () => {
    const { text } = await read(anInvoicePaper({ currency: 'USD', exchangeRate: 0.9, baseCurrency: 'EUR' }));
    expect(text).toContain('VAT in EUR 380.71 Exchange rate 1 USD = 0.90 EUR');
    expect(text).not.toContain('Scan to pay');
  });

  it('takes what a person wrote as text and nothing else', async () => {
    const notes = '#panic("no") *bold* $x^2$ @cite <label> [a] #sys.inputs \\ // " \' `raw` {{x}}';
    const { text } = await read(anInvoicePaper({ customerNotes: notes, number: '#1' }));
    expect(text).toContain(notes);
  });

  it('carries the logo of the seller in place of the name', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const images = async (logo: Uint8Array | null): Promise<number> => {
      const reading = getDocument({ data: new Uint8Array(await drawPaper(anInvoicePaper({ logo }))) });
      const { fnArray } = await (await (await reading.promise).getPage(1)).getOperatorList();
      await reading.destroy();
      return fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
    };
    expect(await images(null)).toBe(0);
    expect(await images(Buffer.from(png, 'base64'))).toBe(1);
  });

  it('draws signs that the font does not have without failing, and an invoice whose logo is broken', async () => {
    const { text } = await read(anInvoicePaper({ customerNotes: 'Done 😀', logo: new Uint8Array([1, 2, 3]) }));
    expect(text).toContain('Done');
    expect(text).toContain('UAB Kontor pavyzdys');
  });

  it('repeats the head of the table and counts the pages over 250 lines', async () => {
    const [line] = anInvoicePaper().lines;
    if (!line) throw new Error('The sample has no line');
    const lines = Array.from({ length: 250 }, (_, at) => ({ ...line, description: `Row number ${at + 1}.` }));
    const { pages, text } = await read(anInvoicePaper({ lines }));
    expect(pages).toHaveLength(11);
    pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of 11`));
    for (const page of pages.slice(0, 10)) expect(page).toContain('Description');
    for (let at = 1; at <= 250; at++) expect(text).toContain(`Row number ${at}.`);
  });

  it.each([
    ['that are usual', {}],
    [
      'that leave no room',
      { quantity: -999_999_999.123456, unitPrice: 999_999_999.123456, net: -999_999_999_999.99, discountPercent: 12.345 },
    ],
  ])('keeps every row out of the next one, beside figures %s', async (_case, figures) => {
    const sentence = 'Consulting, documents and meetings. ';
    const descriptions = ['One', '', 'One\nTwo\nThree', sentence.repeat(8), 'One', sentence.repeat(50), 'One'];
    const [line] = anInvoicePaper().lines;
    if (!line) throw new Error('The sample has no line');
    const lines = descriptions.map((description) => ({ ...line, ...figures, description, serviceFrom: null, serviceTo: null }));
    const reading = getDocument({ data: new Uint8Array(await drawPaper(anInvoicePaper({ lines }))), verbosity: 0 });
    const pdf = await reading.promise;
    let next = 1;
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      let lowest = Infinity;
      for (const item of items) {
        if (!('str' in item) || !item.str.trim() || next > lines.length) continue;
        const [x, y] = [item.transform[4] as number, item.transform[5] as number];
        if (item.str === String(next) && x < 75) {
          expect(lowest - y).toBeGreaterThan(15);
          next++;
        }
        lowest = Math.min(lowest, y);
      }
    }
    expect(next).toBe(lines.length + 1);
    await reading.destroy();
  });

  it('has no payment part and no QR code on a draft or when nothing is due', () => {
    expect(paperPage(anInvoicePaper())).toMatchObject({ qr: expect.stringContaining('EUR2258.39') });
    expect(paperPage(anInvoicePaper({ number: null }))).toMatchObject({ qr: null, page: { payment: null, number: 'Draft' } });
    expect(paperPage(anInvoicePaper({ due: 0 }))).toMatchObject({ qr: null, page: { payment: null } });
  });

  it('breaks a word that is longer than its column, so that nothing runs off the paper', async () => {
    const [line] = anInvoicePaper().lines;
    if (!line) throw new Error('The sample has no line');
    const word = 'x'.repeat(300);
    const reading = getDocument({
      data: new Uint8Array(await drawPaper(anInvoicePaper({ lines: [{ ...line, description: word }] }))),
    });
    const { items } = await (await (await reading.promise).getPage(1)).getTextContent();
    const ends = items.map((item) => ('str' in item ? (item.transform[4] as number) + item.width : 0));
    expect(Math.max(...ends)).toBeLessThan(595 - 50);
    expect(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/[^x]/g, ''),
    ).toHaveLength(word.length + 3);
    await reading.destroy();
  });

  it('is refused, not lost, when the process that draws is ended, and another process draws the next', async () => {
    const cut = drawPaper(anInvoicePaper());
    await Promise.all([expect(cut).rejects.toThrow('stopped'), stopDrawing()]);
    expect((await drawPaper(anInvoicePaper())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('leaves the requests free', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    await Promise.all(Array.from({ length: 10 }, (_, at) => drawPaper(anInvoicePaper({ number: `INV-${at}` }))));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });
});
