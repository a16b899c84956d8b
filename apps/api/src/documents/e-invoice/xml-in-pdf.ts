import { constants, inflateSync } from 'node:zlib';
import { DomainError } from '@kontor/domain';

const largest = 10 * 1024 * 1024;
const mostStreams = 5000;
/** So much of a stream says whether an e-invoice begins there. */
const beginning = 2048;

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/**
 * Takes the XML of the e-invoice out of a PDF (ZUGFeRD, Factur-X, and what Kontor itself sends): the last stream that is one, because changes of a PDF
 * are added at its end. The bytes of an embedded file always stand in a stream of their own, so no large library has to read a stranger's PDF to
 * find them. Throws DomainError `received.pdf_locked` or `received.pdf_alone`.
 */
export function xmlInPdf(pdf: Buffer): Buffer {
  const found = streamsOf(pdf).findLast((bytes) => isInvoice(contentOf(bytes.subarray(0, beginning), beginning * 1024)));
  const invoice = found && contentOf(found, largest);
  if (invoice) return invoice;
  throw new DomainError(pdf.includes('/Encrypt') ? 'received.pdf_locked' : 'received.pdf_alone');
}

/** The beginnings of all streams. Each ends where its `endstream` stands, or where its compressed bytes say so. */
function streamsOf(pdf: Buffer): Buffer[] {
  const streams: Buffer[] = [];
  for (let at = pdf.indexOf('stream'); at >= 0 && streams.length < mostStreams; at = pdf.indexOf('stream', at + 6)) {
    const isEnd = pdf.subarray(at - 3, at).equals(Buffer.from('end'));
    const lineEnd = /^\r?\n/.exec(pdf.toString('latin1', at + 6, at + 8))?.[0].length ?? 0;
    if (!isEnd && lineEnd > 0) streams.push(pdf.subarray(at + 6 + lineEnd));
  }
  return streams;
}

/** Returns the bytes of a stream that is plain or deflated, as embedded files are; undefined for a damaged or encrypted one, or a too large one. */
function contentOf(bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  if (bytes[0] === 0x3c || bytes[0] === 0xef) {
    const end = bytes.indexOf('endstream');
    return end < 0 ? bytes : bytes.subarray(0, end);
  }
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
  } catch {
    return undefined;
  }
}

const isInvoice = (file: Buffer | undefined): boolean =>
  /^[^<]{0,3}<[?!A-Za-z]/.test(file?.toString('latin1', 0, 8) ?? '') &&
  /<([\w.-]+:)?(CrossIndustry(Invoice|Document)|Invoice|CreditNote)[\s>]/.test(file?.toString('latin1', 0, 8192) ?? '');
