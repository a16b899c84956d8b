/** HTML that may be put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

type Part = Html | string | number | null | undefined | false | readonly Part[];

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part ? part.map(textOf).join('') : '';
}

/** Text whose numbers and dates, such as INV-2026-0042, are not broken at their hyphens. */
export const whole = (text: string): Html =>
  html`${text.split(/(\S*-\S*)/).map((part) => (part.includes('-') && part.length <= 24 ? html`<span class="keep">${part}</span>` : part))}`;

/** A piece of a page. Values are escaped as text unless they are pieces themselves; null, undefined and false give nothing. */
export const html = (pieces: TemplateStringsArray, ...values: Part[]): Html =>
  new Html(pieces.reduce((text, piece, at) => text + textOf(values[at - 1]) + piece));
