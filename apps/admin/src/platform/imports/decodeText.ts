import type { Language } from '../i18n/languages.ts';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1257', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

// Bytes of the letters ą č ė į š ū ž in the Baltic code page. In the western one they are letters that are rare in our languages.
const baltic = new Set([0xe0, 0xe8, 0xeb, 0xe1, 0xf0, 0xfb, 0xfe, 0xc0, 0xc8, 0xcb, 0xc1, 0xd0, 0xdb, 0xde]);
const nordicA = new Set([0xe5, 0xc5]);

/**
 * Detects the encoding of a file: UTF-8 if the bytes are valid as such, otherwise a code page by their typical letters, or by the language of the
 * screen where there are none.
 */
export function encodingOf(bytes: Uint8Array, language: Language): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark, every second byte of our letters is zero.
  const start = bytes.subarray(0, 200);
  const zerosAt = (odd: 0 | 1): number => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const most = start.length / 3;
  if (zerosAt(1) > most && zerosAt(0) === 0) return 'utf-16le';
  if (zerosAt(0) > most && zerosAt(1) === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    let balance = 0;
    for (const byte of bytes) balance += baltic.has(byte) ? 1 : nordicA.has(byte) ? -1 : 0;
    const isBaltic = balance === 0 ? language === 'lt' : balance > 0;
    return isBaltic ? 'windows-1257' : 'windows-1252';
  }
}

export const decodeText = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** Uses FileReader, because some browsers have no `arrayBuffer` on dropped files. */
export const bytesOf = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsArrayBuffer(file);
  });
