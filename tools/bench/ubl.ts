// Time to make the e-invoice of a document of 10 lines and of one of 200, and to read one of 200, as JSON: `node --import ./tools/ts.mjs tools/bench/ubl.ts`.
import 'reflect-metadata';
import { readXml, xmlText } from '../../apps/api/src/documents/e-invoice/read-xml.ts';
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import { aDocumentToWrite, line } from '../../libs/domain/src/documents/e-invoice/testing/a-document.ts';
import { wrongSums } from '../../libs/domain/src/documents/e-invoice/e-invoice.sums.ts';
import { readUbl } from '../../libs/domain/src/documents/e-invoice/ubl/read-ubl.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';

type Document = ReturnType<typeof aDocumentToWrite>;

function documentOf(count: number, at: number): Document {
  const lines = Array.from({ length: count }, (_, place) =>
    line({ quantity: at + place + 0.25, unitPrice: 83.34, discountPercent: 5 }),
  );
  return aDocumentToWrite({ input: { lines, discountPercent: 3 } });
}

function fileOf(document: Document): string {
  const invoice = eInvoiceOf(document);
  if (!invoice) throw new Error('There is no file');
  return ublOf(invoice);
}

function measure<T>(prepare: (at: number) => T, work: (prepared: T) => boolean): number[] {
  const times: number[] = [];
  for (let at = 0; at < 220; at++) {
    const prepared = prepare(at);
    const from = performance.now();
    if (!work(prepared)) throw new Error('It failed');
    if (at >= 20) times.push(performance.now() - from);
  }
  return times;
}

const making = (count: number) =>
  measure(
    (at) => documentOf(count, at),
    (document) => fileOf(document).length > 1000,
  );
/** From bytes to the model, with its sums checked. */
const reading = (count: number) =>
  measure(
    (at) => Buffer.from(fileOf(documentOf(count, at))),
    (bytes) => wrongSums(readUbl(readXml(xmlText(bytes)))).length === 0,
  );

process.stdout.write(JSON.stringify({ usual: making(10), long: making(200), read: reading(200) }));
