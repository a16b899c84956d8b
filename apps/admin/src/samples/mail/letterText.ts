const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** The beginning of an email in one line. Example: `snippetOf('<p>One</p><p>two</p>')` is `'One two'`. */
export const snippetOf = (html: string): string =>
  html
    .slice(0, 600)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 140);

/** The text of HTML, without tags. */
export const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

export type Written = { html: string; quote: string };

/** The heading of a quote, as `quoteOf` of the domain writes it. */
const heads = /<\S+@\S+>, \d{4}-\d\d-\d\d:$/;

/** Splits an email into its own text and the email quoted at its end. Other quotations are text. */
export function writtenOf(message: string): Written {
  const { body } = new DOMParser().parseFromString(message, 'text/html');
  const quoted = body.lastElementChild;
  const heading = quoted?.previousElementSibling;
  if (quoted?.tagName !== 'BLOCKQUOTE' || !heading || !heads.test(heading.textContent)) return { html: message, quote: '' };
  const quote = heading.outerHTML + quoted.outerHTML;
  heading.remove();
  quoted.remove();
  return { html: body.innerHTML, quote };
}
