import { createHash } from 'node:crypto';
import type { Language } from '@kontor/domain';
import { Html, html } from './html.ts';
import { pageStyle } from './page-style.ts';
import { pageWords } from './page-words.ts';

/** Without a space around it: the policy names the hash of all that stands between the tags. */
const style = new Html(`<style>${pageStyle}</style>`);

/** Nothing from elsewhere, no script, no frame. Pictures are in the page itself. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export type Frame = {
  language: Language;
  title: string;
  firm: string | null;
  /** A data URI. */
  logo?: string | null;
  /** The languages to choose from, with the address of the page in each. */
  others?: { language: Language; href: string }[];
  body: Html;
};

/** The language as HTML names it. */
const tagOf = (language: Language): string => (language === 'no' ? 'nb' : language);

/** A whole page. It reads without a script. */
export function framed({ language, title, firm, logo, others = [], body }: Frame): string {
  const words = pageWords[language];
  const choices = others.map(({ language: other, href }) =>
    other === language
      ? html`<span aria-current="true">${pageWords[other].language}</span>`
      : html`<a href="${href}" lang="${tagOf(other)}" hreflang="${tagOf(other)}">${pageWords[other].language}</a>`,
  );
  return html`<!doctype html>
    <html lang="${tagOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${firm ? `${title} – ${firm}` : title}</title>
        ${style}
      </head>
      <body>
        <a class="skip" href="#content">${words.skip}</a>
        <header>
          <div class="firm">${logo ? html`<img src="${logo}" alt="${firm}" />` : firm}</div>
          ${choices.length > 1 ? html`<nav>${choices}</nav>` : null}
        </header>
        <main id="content">${body}</main>
      </body>
    </html>`.text;
}

/** A page with nothing but a message. */
export const messagePage = (language: Language, title: string, text: string, firm: string | null = null): string =>
  framed({
    language,
    title,
    firm,
    body: html`<section>
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  });
