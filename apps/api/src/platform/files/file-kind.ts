import { open } from 'node:fs/promises';
import { ApiError } from '../errors/api-error.ts';

const accepted: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  csv: 'text/csv',
  txt: 'text/plain',
  xml: 'application/xml',
};
const isPlain = (kind: string): boolean => kind === 'csv' || kind === 'txt' || kind === 'xml';
const sniffed = 65_536;
/** Photos of telephones that browsers and most programs cannot show. */
const unshown = ['heic', 'heif', 'avif'];
/** Wrappers that say less of a file than its name does. */
const wrappers = ['cfb', 'zip'];

/** The type of a file at a path, or of its bytes, from the content. Refuses types outside the list, and a name that contradicts the content. */
export async function kindOf(content: string | Uint8Array, name: string): Promise<string> {
  const { fileTypeFromFile, fileTypeFromBuffer } = await import('file-type');
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const said = ending === 'jpeg' ? 'jpg' : ending;
  const isStored = typeof content === 'string';
  const found = (isStored ? await fileTypeFromFile(content) : await fileTypeFromBuffer(content))?.ext;
  const isText = async (): Promise<boolean> => hasOnlyText(isStored ? await startOf(content) : content.subarray(0, sniffed));
  const kind = found ?? (isPlain(said) && (await isText()) ? said : undefined);
  const mimeType = kind && Object.hasOwn(accepted, kind) ? accepted[kind] : undefined;
  // A drawing or a page is XML too, and could run scripts.
  const isOtherXml = kind === 'xml' && said !== 'xml';
  if (unshown.includes(found ?? ending)) throw new ApiError('file.photo_refused', { kind: (found ?? ending).toUpperCase() });
  const shown = found && !wrappers.includes(found) ? found : ending;
  if (!kind || !mimeType || isOtherXml || !Object.hasOwn(accepted, said))
    throw new ApiError('file.type_refused', { kind: shown.slice(0, 10).toUpperCase() || '?' });
  if (kind !== said) throw new ApiError('file.content_mismatch', { kind: kind.toUpperCase(), ending: said.toUpperCase() });
  return mimeType;
}

const isControl = (sign: number): boolean => sign < 9 || sign === 11 || (sign > 13 && sign < 32) || sign === 127;

/** Text in any usual encoding has no control characters except tab, line ends and form feed. Spreadsheets save "Unicode text" as UTF-16. */
function hasOnlyText(start: Uint8Array): boolean {
  const isLittle = start[0] === 0xff && start[1] === 0xfe;
  if (!isLittle && !(start[0] === 0xfe && start[1] === 0xff)) return !start.some(isControl);
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(start);
  return ![...text].some((sign) => isControl(sign.codePointAt(0) ?? 0));
}

async function startOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(sniffed), 0, sniffed, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A file name that is safe to show and send: no folders, no control characters, at most 200 characters with its extension. */
export function safeName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return [...clean.slice(0, clean.length - ending.length)].slice(0, 200 - ending.length).join('') + ending || 'file';
}
