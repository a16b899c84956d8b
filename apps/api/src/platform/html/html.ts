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

/** Loaded for the first HTML that is not clean: it takes 18 MiB with its parsers, and most HTML was cleaned before it was stored. */
const sanitizer = (): typeof sanitize => (loaded ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitize);
let loaded: typeof sanitize | undefined;

const safely = { rel: 'noopener noreferrer nofollow', target: '_blank' };

/** The one allow-list. No pictures: loading one tells its sender who reads the mail, when and where. */
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

/** The form of `cleanHtml`'s output: HTML that matches was cleaned before. */
const clean = new RegExp(
  `^(?:[^<>]|</?(?:${tags.filter((tag) => tag !== 'a').join('|')})>|<(?:br|hr) />|</?a>|` +
    '<a href="(?:https?:|mailto:)[^"<>]*" rel="noopener noreferrer nofollow" target="_blank">)*$',
);

/** Replaces unpaired surrogates, which JSON in the database refuses, by U+FFFD. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** HTML reduced to the allow-list, before it is stored. */
export const cleanHtml = (html: string): string => sanitizer()(wellFormed(html), allowed);

/** The same for stored HTML, a hundred times faster when it is clean already: a list has hundreds of mails. */
export const shownHtml = (html: string): string => (clean.test(html) ? html : cleanHtml(html));

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of HTML without its tags. Example: `plainText('<p>One</p><p>two &amp; three</p>')` is `'One\n\ntwo & three'`. */
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
