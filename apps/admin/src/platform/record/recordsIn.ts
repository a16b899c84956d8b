import { findResource } from '../api/resource.ts';

export type RecordAddress = { resource: string; id: number };
export type Piece = { text: string; href?: string };

const address = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g;
const ours = /(?:^|[\s(>"/])([a-zA-Z]+)\/(\d{1,9})(?:\/show)?(?![\w/-])/g;

/** The records whose addresses occur in a text, each once. Example: `recordsIn('see /invoices/42/show')` is invoice 42. */
export function recordsIn(text: string, origin = window.location.origin): RecordAddress[] {
  const own = text.replace(address, (url) => (url.startsWith(`${origin}/`) ? url : ' ')).replaceAll(origin, ' ');
  const found = [...own.matchAll(ours)].map(([, resource = '', id]) => ({ resource, id: Number(id) }));
  const shown = found.filter(({ resource }) => findResource(resource)?.show);
  return [...new Map(shown.map((one) => [`${one.resource} ${one.id}`, one])).values()];
}

/** Splits a text into addresses and the text between them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], href: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
