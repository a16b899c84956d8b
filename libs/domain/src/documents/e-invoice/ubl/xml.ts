export type Attributes = Record<string, string | null>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 forbids: control characters, lone surrogates and the two noncharacters. */
const unwritable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Escapes text for XML. Example: `escaped('R&D <5')` is `R&amp;D &lt;5`. */
export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ''))
    .join('');

/** Writes an element with text; nothing without text, as empty elements are not allowed (Peppol R008). */
export function leaf(name: string, text: string | null | undefined, attributes: Attributes = {}): string {
  const written = escaped(text?.trim() ?? '');
  return written && `<${name}${attributesOf(attributes)}>${written}</${name}>`;
}

/** Writes an element with children; nothing if all of them are left out. */
export function branch(name: string, ...content: string[]): string {
  const inner = content.join('');
  return inner && `<${name}>${inner}</${name}>`;
}

/** Writes a number without an exponent. Example: `plainNumber(0.0000001)` is `0.0000001`. */
export function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text;
}
