import type { Language } from '../i18n/languages.ts';
import { bytesOf, decodeText, encodingOf, type Encoding } from './decodeText.ts';

/** A kind of file that holds no rows, or none that can be read. */
type OtherKind = 'oldWorkbook' | 'openDocument' | 'numbers' | 'word' | 'archive' | 'pdf' | 'picture' | 'xml' | 'json';

const starts: readonly (readonly [kind: OtherKind | 'zip', bytes: readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  // Also what a workbook with a password is wrapped in.
  ['oldWorkbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
];
/** The names of the files in a ZIP archive stand in it as they are. */
const insides: readonly (readonly [kind: OtherKind | 'workbook', name: string])[] = [
  ['workbook', 'xl/workbook.xml'],
  ['word', 'word/document.xml'],
  ['openDocument', 'opendocument'],
  ['numbers', 'Index/Document.iwa'],
];

/** The kind of a file by its content; undefined for text. */
export function kindOfFile(bytes: Uint8Array): OtherKind | 'workbook' | undefined {
  const found = starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
  const latin = (from: number, to: number): string => new TextDecoder('windows-1252').decode(bytes.subarray(from, to));
  if (found === 'zip') {
    const content = latin(0, bytes.length);
    return insides.find(([, name]) => content.includes(name))?.[0] ?? 'archive';
  }
  if (found) return found;
  if (latin(4, 8) === 'ftyp' || (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WEBP')) return 'picture';
  const begin = latin(0, 200)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (/^<(\?xml|!doctype|html)/i.test(begin)) return 'xml';
  return /^[[{]\s*["{[]/.test(begin) ? 'json' : undefined;
}

/** The rows of a file as CSV, with the bytes where their encoding can be chosen, or the kind of a file that cannot be read. */
export type Table = { content: string; bytes?: Uint8Array; encoding?: Encoding } | { other: OtherKind };

/** Reads CSV in any usual encoding, and Excel workbooks. */
export async function readTable(file: File, language: Language): Promise<Table> {
  const bytes = await bytesOf(file);
  const kind = kindOfFile(bytes);
  if (kind === 'workbook') {
    const { readWorkbook } = await import('./readWorkbook.ts');
    try {
      const content = readWorkbook(bytes);
      return content === undefined ? { other: 'archive' } : { content };
    } catch {
      return { other: 'archive' };
    }
  }
  if (kind) return { other: kind };
  const encoding = encodingOf(bytes, language);
  return { content: decodeText(bytes, encoding), bytes, encoding };
}
