import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { aDrawablePaper } from '../paper/paper.sample.ts';
import { drawPaper } from '../paper/paper.ts';
import { isPdf, xmlInPdf } from './xml-in-pdf.ts';
import { stopwatch } from '../../../test/stopwatch.ts';

const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice xmlns:rsm="urn:x">${'Ąžuolas '.repeat(500)}</rsm:CrossIndustryInvoice>`;
const metadata = '<?xpacket begin="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
const stream = (dictionary: string, bytes: Buffer | string, end = '\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} >>\nstream${end}`),
    Buffer.from(bytes),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const pdfOf = (...streams: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    stream('/Type /Metadata /Subtype /XML', metadata),
    ...streams,
    Buffer.from('%%EOF\n'),
  ]);
const file = '/Type /EmbeddedFile /Subtype /text#2Fxml';
const taken = (pdf: Buffer): string => xmlInPdf(pdf).toString();

afterAll(stopDrawing);

describe('the e-invoice in a PDF', () => {
  it.each([
    ['deflated', stream(`${file} /Filter /FlateDecode`, deflateSync(xml))],
    ['deflated, in a list of filters', stream(`${file} /Filter [ /FlateDecode ]`, deflateSync(xml), '\r\n')],
    ['deflated, of no stated type', stream('/Filter/FlateDecode', deflateSync(xml))],
  ])('%s is taken out', (_, embedded) => expect(taken(pdfOf(embedded))).toBe(xml));

  it('plain is taken out', () => expect(taken(pdfOf(stream(file, xml))).trim()).toBe(xml));

  it('changed later is the later one', () => {
    const before = stream(`${file} /Filter /FlateDecode`, deflateSync(xml.replace('Ąžuolas', 'Klevas')));
    expect(taken(pdfOf(before, stream(`${file} /Filter /FlateDecode`, deflateSync(xml))))).toBe(xml);
  });

  it('that Kontor draws is taken out as it was put in', async () => {
    const pdf = await drawPaper(
      aDrawablePaper(),
      xml.replace('rsm:CrossIndustryInvoice', 'Invoice').replace('</rsm:CrossIndustry', '</'),
    );
    expect(isPdf(pdf)).toBe(true);
    expect(taken(pdf)).toContain('<Invoice xmlns:rsm="urn:x">Ąžuolas');
  });

  const bomb = deflateSync(Buffer.concat([Buffer.from(xml), Buffer.alloc(20 * 1024 * 1024, 32)]));
  it.each([
    ['without one', pdfOf(), 'received.pdf_alone'],
    ['with a picture', pdfOf(stream('/Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff]))), 'received.pdf_alone'],
    ['that is damaged', pdfOf(stream(`${file} /Filter /FlateDecode`, 'nothing')), 'received.pdf_alone'],
    ['with one that would grow without end', pdfOf(stream(`${file} /Filter /FlateDecode`, bomb)), 'received.pdf_alone'],
    ['that is encrypted', pdfOf(Buffer.from('trailer << /Encrypt 9 0 R >>')), 'received.pdf_locked'],
  ])('a PDF %s is refused', (_, pdf, code) => expect(() => xmlInPdf(pdf)).toThrow(expect.objectContaining({ code })));

  it('is looked for in bounded time', () => {
    const took = stopwatch();
    expect(() => xmlInPdf(Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(1_000_000)}`))).toThrow();
    expect(took()).toBeLessThan(3000);
  });
});
