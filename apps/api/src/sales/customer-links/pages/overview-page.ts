import { add, type Language } from '@kontor/domain';
import { paperFormat } from '../../../documents/paper/paper-format.ts';
import type { Pair } from '../../../documents/paper/paper-totals.ts';
import { html, whole, type Html } from './html.ts';
import { framed } from './page-frame.ts';
import { pageWords, type PageWords } from './page-words.ts';
import type { DocumentKind } from '../link-documents.ts';
import type { OpenAdvance, OpenDocument, Overview } from './shown.ts';

/** All that is open between the customer and the firm. */
export function overviewPage(
  { firm, documents, advances }: Overview,
  customer: string,
  language: Language,
  path: string,
): string {
  const words = pageWords[language];
  const of = (kind: DocumentKind): OpenDocument[] => documents.filter((document) => document.kind === kind);
  const [invoices, retainers, notes, estimates] = [of('invoices'), of('retainer-invoices'), of('credit-notes'), of('estimates')];
  const body = html`<section>
      <h1>${words.allOpen}</h1>
      <p>${customer}</p>
      ${documents.length + advances.length === 0 && html`<p>${words.nothingOpen}</p>`}
      ${owed([...invoices, ...retainers], words, language)}
    </section>
    ${table(words.invoices, invoices, [words.due, words.toPay], { words, language, path })}
    ${table(words.retainers, retainers, [words.due, words.toPay], { words, language, path })}
    ${unused(advances, { words, language, path })}
    ${table(words.creditNotes, notes, [null, words.creditLeft], { words, language, path })}
    ${table(words.estimates, estimates, [words.validUntil, words.total], { words, language, path })}`;
  const others = (['en', 'lt', 'no'] as const).map((other) => ({ language: other, href: `${path}?language=${other}` }));
  return framed({ language, title: words.allOpen, firm, others, body });
}

/** Currencies are never added up. */
function owed(invoices: readonly OpenDocument[], words: PageWords, language: Language): Html | null {
  if (!invoices.length) return null;
  const currencies = [...new Set(invoices.map(({ currency }) => currency))];
  const sums = currencies.map((currency): Pair => {
    const open = invoices.filter((invoice) => invoice.currency === currency).map((invoice) => invoice.open);
    return [words.toPay, paperFormat(language, currency).money(add(...open))];
  });
  return html`<dl>
    ${sums.map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd class="big">${text}</dd>`,
    )}
  </dl>`;
}

type Around = { words: PageWords; language: Language; path: string };

/** A titled table of documents by number and date; `further` are the heads that follow, `className` what a telephone makes of its rows. */
const listing = (title: string, words: PageWords, className: string, further: Html, rows: Html[]): Html =>
  html`<section>
    <h2>${title}</h2>
    <div class="wide" tabindex="0" role="region" aria-label="${title}">
      <table class="${className}">
        <thead>
          <tr>
            <th scope="col">${words.number}</th>
            <th scope="col">${words.date}</th>
            ${further}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;

function table(
  title: string,
  rows: readonly OpenDocument[],
  [until, amount]: [string | null, string],
  { words, language, path }: Around,
): Html | null {
  if (!rows.length) return null;
  const further = html`${until && html`<th scope="col">${until}</th>`}
    <th scope="col" class="num">${amount}</th>`;
  const cells = rows.map(({ kind, id, number, date, dueDate, currency, open, isOverdue, hasPage }) => {
    const format = paperFormat(language, currency);
    return html`<tr>
      <td>${hasPage ? html`<a href="${path}/${kind}/${id}?language=${language}">${number}</a>` : number}</td>
      <td data-head="${words.date}">${whole(format.date(date))}</td>
      ${
        until &&
        html`<td data-head="${until}">
          ${whole(format.date(dueDate))}${isOverdue && html`<br /><span class="bad">${words.overdue}</span>`}
        </td>`
      }
      <td class="num">${format.money(open)}</td>
    </tr>`;
  });
  return listing(title, words, 'lines', further, cells);
}

/** The customer's own money: what was paid in advance, and how much of it is left. */
function unused(advances: readonly OpenAdvance[], { words, language, path }: Around): Html | null {
  if (!advances.length) return null;
  const heads = [words.paid, words.used, words.creditLeft];
  const further = html`${heads.map((head) => html`<th scope="col" class="num">${head}</th>`)}`;
  const cells = advances.map(({ id, number, date, currency, paid, used, available }) => {
    const format = paperFormat(language, currency);
    return html`<tr>
      <td><a href="${path}/retainer-invoices/${id}?language=${language}">${number}</a></td>
      <td data-head="${words.date}">${whole(format.date(date))}</td>
      ${[paid, used, available].map((amount, at) => html`<td class="num" data-head="${heads[at]}">${format.money(amount)}</td>`)}
    </tr>`;
  });
  return listing(words.unusedAdvances, words, 'lines rows', further, cells);
}
