import type { Language } from '@kontor/domain';
import { languageOf, paperFormat } from '../../../documents/paper/paper-format.ts';
import { paperPage, type PaperPage } from '../../../documents/paper/paper-page.ts';
import type { PaperData } from '../../../documents/paper/paper.ts';
import type { Pair } from '../../../documents/paper/paper-totals.ts';
import { answerForm, type Typed } from './answer-form.ts';
import { html, Html, whole } from './html.ts';
import { framed } from './page-frame.ts';
import { pageWords, type PageWords } from './page-words.ts';
import { interestSection } from './interest-section.ts';
import type { ShownDocument } from './shown.ts';

export type ShownAt = {
  /** The page's path, without its language. */
  path: string;
  /** A data URI. */
  logo: string | null;
  /** An SVG. */
  qr: string | null;
  /** The refused form. */
  typed?: Typed;
};

/** The content of the QR code that the bank's app reads; `ShownAt` has it as an SVG. */
export const qrOf = (paper: PaperData): string | null => paperPage(paper).qr;

/** A document with the actions it offers. */
export function documentPage(shown: ShownDocument & { paper: PaperData }, at: ShownAt): string {
  const { paper, languages, firm } = shown;
  const language = languageOf(paper);
  const words = pageWords[language];
  const { page } = paperPage(paper);
  const title = `${page.title} ${page.number}`;
  const parts = [
    html`<section>
      <div class="head">
        <h1>${whole(title)}</h1>
        <div class="big">${shown.payable ? amountOf(shown, paper) : (acceptedOf(shown, paper) ?? page.due)}</div>
      </div>
      ${stateOf(shown, words, language)}
      ${at.typed?.problem && !isAsked(shown) && html`<p class="state bad" role="alert">${at.typed.problem}</p>`}
      <div class="two">${[page.seller, page.buyer].map(party)} ${facts(page.facts)}</div>
      <div class="buttons">
        <a class="button second" href="${at.path}/pdf">${words.download}</a>${eInvoiceButton(shown, at, words)}
      </div>
    </section>`,
    payment(shown, page, words, at.qr),
    shown.estimate && isAsked(shown) ? answerForm(words, { path: at.path, language, ...shown.estimate, typed: at.typed }) : null,
    html`<section>
      ${lines(page)} ${sums(page, acceptedSum(shown, paper, words))}
      ${page.remarks.map((remark) => html`<p class="quiet text">${remark}</p>`)}
      ${page.notes.map(
        ([label, text]) =>
          html`<h2>${label}</h2>
            <p class="text">${text}</p>`,
      )}
    </section>`,
    settled(shown, paper, words),
    interestSection(shown, language),
    used(shown, paper, words),
    html`<p class="quiet">${words.questions} ${page.footer.join(' · ')}</p>`,
  ];
  const others = languages.map((other) => ({ language: other, href: `${at.path}?language=${other}` }));
  return framed({ language, title, firm, logo: at.logo, others, body: html`${parts}` });
}

const eInvoiceButton = ({ hasEInvoice }: ShownDocument, { path }: ShownAt, words: PageWords): Html | null =>
  hasEInvoice ? html`<a class="button second" href="${path}/e-invoice">${words.downloadEInvoice}</a>` : null;

const isAsked = ({ estimate }: ShownDocument): boolean => estimate?.status === 'sent' && !estimate.isExpired;

/** The total that was accepted, with the chosen optional lines. */
const acceptedOf = ({ estimate }: ShownDocument, paper: PaperData): string | null => {
  const total = estimate?.offer.acceptedTotal ?? null;
  return total === null ? null : paperFormat(languageOf(paper), paper.currency).money(total);
};

function acceptedSum(shown: ShownDocument & { paper: PaperData }, paper: PaperData, words: PageWords): Pair | null {
  const accepted = acceptedOf(shown, paper);
  return accepted && paper.lines.some(({ optional }) => optional) ? [words.acceptedTotal, accepted] : null;
}

/** The amount to pay; none for a void invoice. */
const amountOf = ({ payable }: ShownDocument, paper: PaperData): string =>
  paperFormat(languageOf(paper), paper.currency).money(payable && payable.status !== 'void' ? payable.balance : 0);

function stateOf(
  { payable, creditNote, estimate, firm, timeZone }: ShownDocument,
  words: PageWords,
  language: Language,
): Html | null {
  const state = (text: string, tone = '') => html`<p class="state ${tone}" role="status">${text}</p>`;
  if (payable?.status === 'void') return state(words.voided(firm), 'bad');
  if (creditNote?.status === 'void') return state(words.noteVoided(firm), 'bad');
  if (payable?.isCredited) return state(words.creditedInFull, 'good');
  if (payable?.status === 'paid') return state(words.paidInFull, 'good');
  if (payable?.isOverdue) return state(words.overdue, 'bad');
  if (!estimate) return null;
  const { status, decidedAt, decidedByName: name, isExpired } = estimate;
  if (isExpired) return state(words.expired(firm), 'bad');
  if (status !== 'accepted' && status !== 'rejected') return null;
  const [tone, plain, told] =
    status === 'accepted'
      ? (['good', words.acceptedPlain, words.accepted] as const)
      : (['', words.declinedPlain, words.declined] as const);
  return state(name && decidedAt ? told(name, momentIn(language, decidedAt, timeZone)) : plain, tone);
}

const locales: Record<Language, string> = { en: 'en-GB', lt: 'lt-LT', no: 'nb-NO' };
const momentIn = (language: Language, moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment));

const party = ({ title, name, lines: address, facts: codes }: PaperPage['seller']): Html =>
  html`<div class="party">
    <h2>${title}</h2>
    <p class="name">${name}</p>
    ${[...address, ...codes].map((line) => html`<p>${line}</p>`)}
  </div>`;

const facts = (pairs: readonly Pair[]): Html =>
  html`<dl>
    ${pairs.map(
      ([label, text]) =>
        html`<dt>${whole(label)}</dt>
          <dd>${whole(text)}</dd>`,
    )}
  </dl>`;

function payment({ payable }: ShownDocument, page: PaperPage, words: PageWords, qr: string | null): Html | null {
  if (!page.payment || payable?.status !== 'sent') return null;
  return html`<section>
    <h2>${page.words.payment}</h2>
    <div class="pay">
      ${facts([[words.toPay, page.due], ...page.payment])}
      ${qr && html`<figure class="qr" role="img" aria-label="${page.words.scan}">${new Html(qr)}</figure>`}
    </div>
  </section>`;
}

function lines({ lines: rows, heads, showVat, showDiscount }: PaperPage): Html {
  const columns = (['quantity', 'unit', 'unitPrice', 'discount', 'vat', 'amount'] as const).filter(
    (column) => (column !== 'vat' || showVat) && (column !== 'discount' || showDiscount),
  );
  const side = (column: (typeof columns)[number]): string => (column === 'unit' ? '' : 'num');
  return html`<div class="wide" tabindex="0" role="region" aria-label="${heads.description}">
    <table class="lines">
      <thead>
        <tr>
          <th scope="col">${heads.description}</th>
          ${columns.map((column) => html`<th scope="col" class="${side(column)}">${heads[column]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>
                <span class="text">${row.description}</span>${row.under && html`<br /><span class="quiet">${row.under}</span>`}
              </td>
              ${columns.map(
                (column) =>
                  html`<td class="${side(column)}" ${column !== 'amount' && html`data-head="${heads[column]}"`}>
                    ${row[column]}
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const sums = ({ totals: { rows, total, after }, dueLabel, due }: PaperPage, accepted: Pair | null): Html =>
  html`<dl class="sums">
    ${rows.map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
    <dt class="${!accepted && 'sum'}">${total[0]}</dt>
    <dd class="${!accepted && 'sum'}">${total[1]}</dd>
    ${after.map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
    ${
      due !== total[1] &&
      html`<dt class="sum">${dueLabel}</dt>
        <dd class="sum">${due}</dd>`
    }
    ${
      accepted &&
      html`<dt class="sum">${accepted[0]}</dt>
        <dd class="sum">${accepted[1]}</dd>`
    }
  </dl>`;

function settled({ payable }: ShownDocument, paper: PaperData, words: PageWords): Html | null {
  if (!payable?.settled.length) return null;
  const { date, money } = paperFormat(languageOf(paper), paper.currency);
  const names = { payment: null, creditNote: words.creditNote, advance: words.advance };
  return html`<section>
    <h2>${payable.settled.every(({ by }) => by === 'payment') ? words.payments : words.settled}</h2>
    ${facts(
      payable.settled.map(({ by, number, date: on, amount }): Pair => [
        [names[by] && `${names[by]} ${number ?? ''}`.trim(), date(on)].filter(Boolean).join(', '),
        money(amount),
      ]),
    )}
  </section>`;
}

/** What became of a credit note, and what is left of it. */
function used({ creditNote }: ShownDocument, paper: PaperData, words: PageWords): Html | null {
  if (creditNote?.status !== 'sent') return null;
  const { date, money } = paperFormat(languageOf(paper), paper.currency);
  const uses = creditNote.uses.map(({ invoiceNumber, date: on, amount }): Pair => [
    `${invoiceNumber ? words.reduced(invoiceNumber) : words.paidBack}, ${date(on)}`,
    money(amount),
  ]);
  const left: Pair[] = creditNote.unallocated > 0 ? [[words.creditLeft, money(creditNote.unallocated)]] : [];
  if (!uses.length && !left.length) return null;
  return html`<section>
    <h2>${words.creditUse}</h2>
    ${facts([...uses, ...left])}
  </section>`;
}
