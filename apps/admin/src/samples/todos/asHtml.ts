const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts a plain-text description to HTML for the editor, each line a paragraph. Example: `asHtml('5 < 6')` is `<p>5 &lt; 6</p>`. */
export function asHtml(description: string): string {
  if (!description || /<[a-z!/?]/i.test(description)) return description;
  const escaped = description.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
