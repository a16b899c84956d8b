// Time to make an invoice PDF of 10 lines with a warm process, and a statement of 3,600, as JSON: `node --import ./tools/ts.mjs tools/bench/pdf.ts`.
import 'reflect-metadata';
import { drawAccount } from '../../apps/api/src/documents/paper/account-paper.ts';
import { aStatementPaper } from '../../apps/api/src/documents/paper/account-paper.sample.ts';
import { drawPaper } from '../../apps/api/src/documents/paper/paper.ts';
import { anInvoicePaper } from '../../apps/api/src/sales/invoices/paper/invoice-paper.sample.ts';
import { stopDrawing } from '../../apps/api/src/platform/pdf/typst.ts';

const sample = anInvoicePaper();
const some = Array.from({ length: 10 }, (_, at) => sample.lines[at % sample.lines.length]).filter((line) => line !== undefined);
const times: number[] = [];
let cold = 0;
for (let at = 0; at < 60; at++) {
  // Every document differs, otherwise the library's cache would be measured.
  const lines = some.map((line, place) => ({
    ...line,
    description: `${line.description} ${at * 100 + place}`,
    unitPrice: at + place,
  }));
  const from = performance.now();
  await drawPaper(anInvoicePaper({ number: `INV-2026-${at}`, lines }));
  if (at === 0) cold = performance.now() - from;
  else if (at >= 10) times.push(performance.now() - from);
}
await drawAccount(aStatementPaper(400)); // starts the process for large papers
const from = performance.now();
await drawAccount(aStatementPaper(3600));
const long = performance.now() - from;
await stopDrawing();
process.stdout.write(JSON.stringify({ cold, times, long }));
