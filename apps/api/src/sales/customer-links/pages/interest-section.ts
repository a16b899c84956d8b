import type { Language } from '@kontor/domain';
import { paperFormat } from '../../../documents/paper/paper-format.ts';
import { interestTexts, interestWords } from '../../late-interest/late-interest-words.ts';
import { html, whole, type Html } from './html.ts';
import type { ShownDocument } from './shown.ts';

/** The late interest of an overdue invoice as a computation: no part of what the page asks for. */
export function interestSection({ lateInterest }: ShownDocument, language: Language): Html | null {
  if (!lateInterest) return null;
  const { date, money } = paperFormat(language, lateInterest.currency);
  const { heads, title, note } = interestWords[language];
  const name = title(date(lateInterest.untilDate));
  const columns = (['balance', 'rate', 'count', 'amount'] as const).map((column) => [column, heads[column]] as const);
  return html`<section>
    <h2>${whole(name)}</h2>
    <div class="wide" tabindex="0" role="region" aria-label="${name}">
      <table class="lines">
        <thead>
          <tr>
            <th scope="col">${heads.days}</th>
            ${columns.map(([, head]) => html`<th scope="col" class="num">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${interestTexts(lateInterest, language).map(
            (row) =>
              html`<tr>
                <td>${whole(row.days)}</td>
                ${columns.map(
                  ([column, head]) =>
                    html`<td class="num" ${column !== 'amount' && html`data-head="${head}"`}>${row[column]}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <dl class="sums">
      <dt class="sum">${whole(name)}</dt>
      <dd class="sum">${money(lateInterest.amount)}</dd>
    </dl>
    <p class="quiet">${note}</p>
  </section>`;
}
