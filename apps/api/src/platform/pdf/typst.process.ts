// Runs in a process of its own without a loader: only Node's type stripping and packages work here.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import qrcode from 'qrcode';
import type { Drawing, Drawn } from './typst.ts';

const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];
const fontPaths = weights.map((name) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`)));
/** Layout caches are dropped after this many further compilations: those of one invoice hardly help the next. */
const memory = 1;

/** Templates are beside the code that fills them in, anywhere below this folder. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });

function compile(template: string, page: object): Buffer {
  const inputs = { page: JSON.stringify(page, (_key, value: unknown) => (typeof value === 'string' ? breakable(value) : value)) };
  const { result, problems } = attempt(template, inputs);
  if (!result) throw new Error(`The template ${template} could not be drawn: ${problems}`);
  const how = { pdfTags: true, creationTimestamp: Math.floor(Date.now() / 1000) };
  try {
    return compiler.pdf(result, { ...how, pdfStandard: 'a-3b' });
  } catch {
    return compiler.pdf(result, how); // a sign that the font does not have, such as an emoji, has no place in PDF/A
  }
}

/** Inserts zero-width spaces into words that are longer than a column, so that they can break. */
const breakable = (text: string): string => text.replace(/\S{40,}/gu, (word) => word.replace(/.{8}/gu, '$&\u200b'));

function attempt(mainFilePath: string, inputs: Record<string, string>) {
  const compiled = compiler.compile({ mainFilePath, inputs });
  const { result } = compiled;
  const error = result ? null : compiled.takeError();
  return { result, problems: error ? JSON.stringify(error.shortDiagnostics).slice(0, 2000) : '' };
}

/** The dark modules of a QR code as one SVG path, which the template scales. It contains no text from users. */
function qrSvg(text: string): Buffer {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const bar = (length: number, x: number, y: number) => `M${x} ${y}h${length}v1h-${length}z`;
  const bars = (row: string, y: number) => Array.from(row.matchAll(/1+/g), ({ 0: dark, index }) => bar(dark.length, index, y));
  const path = Array.from({ length: size }, (_, y) => bars(data.subarray(y * size, (y + 1) * size).join(''), y))
    .flat()
    .join('');
  const box = `viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path d="${path}"/></svg>`);
}

function paper({ template, page, qr, logo, eInvoice = null }: Drawing): Buffer {
  const folder = dirname(template);
  if (qr) compiler.mapShadow(`${folder}/qr.svg`, qrSvg(qr));
  if (logo) compiler.mapShadow(`${folder}/logo`, Buffer.from(logo));
  if (eInvoice) compiler.mapShadow(`${folder}/e-invoice.xml`, Buffer.from(eInvoice));
  const all = { ...page, hasQr: qr !== null, hasEInvoice: eInvoice !== null };
  try {
    return compile(template, { ...all, hasLogo: logo !== null });
  } catch (error) {
    if (!logo) throw error;
    return compile(template, { ...all, hasLogo: false }); // a broken logo must not stop an invoice
  } finally {
    compiler.resetShadow();
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (asked: { id: number } & Drawing) => {
  let drawn: Drawn;
  try {
    drawn = { id: asked.id, pdf: paper(asked) };
  } catch (error) {
    drawn = { id: asked.id, error: error instanceof Error ? error.message : String(error) };
  }
  // Evicting takes more than a millisecond, so it happens after the answer.
  process.send?.(drawn, undefined, {}, () => compiler.evictCache(memory));
});
