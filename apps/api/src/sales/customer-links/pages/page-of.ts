import { toString } from 'qrcode';
import type { Typed } from './answer-form.ts';
import { documentPage, qrOf } from './document-page.ts';
import { messagePage } from './page-frame.ts';
import { pageWords } from './page-words.ts';
import type { ShownDocument } from './shown.ts';

/** The page of a document, with its QR code and the firm's logo in it. */
export async function pageOf({ paper, ...shown }: ShownDocument, path: string, typed?: Typed): Promise<string> {
  const [language = 'en'] = shown.languages;
  if (!paper) {
    const words = pageWords[language];
    return messagePage(language, words.estimates, words.beingRevised(shown.firm), shown.firm);
  }
  const code = qrOf(paper);
  const qr = code && (await toString(code, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }));
  const logo = paper.logo && `data:${typeOf(paper.logo)};base64,${Buffer.from(paper.logo).toString('base64')}`;
  return documentPage({ ...shown, paper }, { path, logo, qr, ...(typed && { typed }) });
}

/** The type of a picture by its first bytes. */
function typeOf(picture: Uint8Array): string {
  const [first] = picture;
  if (first === 0x89) return 'image/png';
  if (first === 0xff) return 'image/jpeg';
  return first === 0x47 ? 'image/gif' : 'image/webp';
}
