// Time to make the e-invoice of a document of 10 lines and of one of 200, as JSON: `node --import ./tools/ts.mjs tools/bench/ubl.ts`.
import { eInvoiceOf } from '../../libs/domain/src/documents/e-invoice/e-invoice.of.ts';
import { aDocumentToWrite, line } from '../../libs/domain/src/documents/e-invoice/testing/a-document.ts';
import { ublOf } from '../../libs/domain/src/documents/e-invoice/ubl/ubl.ts';

function measure(count: number): number[] {
  const times: number[] = [];
  for (let at = 0; at < 220; at++) {
    const lines = Array.from({ length: count }, (_, place) =>
      line({ quantity: at + place + 0.25, unitPrice: 83.34, discountPercent: 5 }),
    );
    const document = aDocumentToWrite({ input: { lines, discountPercent: 3 } });
    const from = performance.now();
    const invoice = eInvoiceOf(document);
    if (!invoice || ublOf(invoice).length < 1000) throw new Error('There is no file');
    if (at >= 20) times.push(performance.now() - from);
  }
  return times;
}

process.stdout.write(JSON.stringify({ usual: measure(10), long: measure(200) }));
