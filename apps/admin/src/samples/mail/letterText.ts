import { asHtml } from '@kontor/domain';

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** The beginning of a mail in one line. Example: `snippetOf('<p>One</p><p>two</p>')` is `'One two'`. */
export const snippetOf = (html: string): string =>
  html
    .slice(0, 600)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 140);

/** What somebody has typed as HTML: a paragraph between blank lines. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${asHtml(paragraph.trim())}</p>`)
    .join('');

export type Written = { text: string; quote: string };

/** A mail as it was typed, apart from the mail that it quotes at its end. */
export function writtenOf(html: string): Written {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const quoted = body.lastElementChild;
  let quote = '';
  if (quoted?.tagName === 'BLOCKQUOTE') {
    const heading = quoted.previousElementSibling;
    quote = (heading?.outerHTML ?? '') + quoted.outerHTML;
    heading?.remove();
    quoted.remove();
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const item of body.querySelectorAll('li')) item.prepend('– ');
  for (const block of body.querySelectorAll('p, li, h1, h2, h3, h4, pre, blockquote')) block.append('\n\n');
  return { text: (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim(), quote };
}
