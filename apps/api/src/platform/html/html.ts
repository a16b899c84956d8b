import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const tags = [
  'p',
  'br',
  'hr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'pre',
  'code',
];

/** Loaded for the first HTML that is not clean: with its parsers it takes 18 MiB, and most of what is shown was cleaned before. */
const sanitizer = (): typeof sanitize => (loaded ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitize);
let loaded: typeof sanitize | undefined;

const safely = { rel: 'noopener noreferrer nofollow', target: '_blank' };

/** The one allow-list. No picture: one that is fetched tells its sender who reads, when and where. */
const allowed: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: href ? { href, ...safely } : safely }),
  },
};

/** What `cleanHtml` gives looks like this, so that HTML which was cleaned before is known by one look. */
const clean = new RegExp(
  `^(?:[^<>]|</?(?:${tags.filter((tag) => tag !== 'a').join('|')})>|<(?:br|hr) />|</?a>|` +
    '<a href="(?:https?:|mailto:)[^"<>]*" rel="noopener noreferrer nofollow" target="_blank">)*$',
);

/** Half a character is none, and JSON in the database refuses it: it becomes the sign for an unknown one. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** HTML with only what the allow-list names: on the way in, before it is stored. */
export const cleanHtml = (html: string): string => sanitizer()(wellFormed(html), allowed);

/** The same on the way out, a hundred times as quick for what was cleaned on the way in: a list has hundreds of mails. */
export const shownHtml = (html: string): string => (clean.test(html) ? html : cleanHtml(html));

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What HTML says without its tags. Example: `plainText('<p>One</p><p>two &amp; three</p>')` is `'One\n\ntwo & three'`. */
export function plainText(html: string): string {
  const lines = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|h[1-4]|ul|ol|blockquote|pre)>/gi, '\n\n')
    .replace(/<\/li>/gi, '\n');
  return sanitizer()(lines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
