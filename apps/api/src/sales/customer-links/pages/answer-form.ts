import { optionalPositions, subtract, totalWith, type EstimateDetail, type Language } from '@kontor/domain';
import { paperFormat } from '../../../documents/paper/paper-format.ts';
import { html, type Html } from './html.ts';
import { mostTotals, totalKeys } from './page-style.ts';
import type { PageWords } from './page-words.ts';

/** The typed answer, with what is to be said of it: a problem, or with status 200 its new total. */
export type Typed = { name: string; remark: string; chosenLines: number[]; problem: string | null; status: number };

const isRefused = (typed: Typed | undefined): boolean => typed !== undefined && typed.status !== 200;

type Asked = { path: string; language: Language; revision: number; offer: EstimateDetail; typed: Typed | undefined };

/** Asks for an answer to an estimate. Sent as browsers send forms, without a script. */
export const answerForm = (words: PageWords, { path, language, revision, offer, typed }: Asked): Html =>
  html`<section>
    <h2>${words.answer}</h2>
    <p>${words.answerText}</p>
    <form method="post" action="${path}/accept">
      <input type="hidden" name="language" value="${language}" />
      <input type="hidden" name="revision" value="${revision}" />
      ${typed?.problem && html`<p class="state ${isRefused(typed) && 'bad'}" id="problem" role="alert">${typed.problem}</p>`}
      ${options(words, path, language, offer, typed?.chosenLines ?? [])}
      <label for="name">${words.name}</label>
      <input
        id="name"
        name="name"
        autocomplete="name"
        required
        maxlength="200"
        value="${typed?.name}"
        ${isRefused(typed) && html`aria-invalid="true" aria-describedby="problem"`}
      />
      <label for="remark">${words.remark}</label>
      <textarea id="remark" name="remark" rows="3" maxlength="1000">${typed?.remark}</textarea>
      <div class="buttons">
        <button type="submit">${words.accept}</button>
        <button type="submit" class="second" formaction="${path}/decline">${words.decline}</button>
      </div>
    </form>
  </section>`;

/** Every choice of the lines, with the key by which the style shows its total. */
const choicesOf = (positions: readonly number[]): { key: string; picked: number[] }[] =>
  totalKeys
    .filter((key) => [...key].every((bit, at) => bit === '0' || at < positions.length))
    .map((key) => ({ key, picked: positions.filter((_, at) => key[at] === '1') }));

/** The optional lines to tick, each with what it adds, and the total with those that are ticked. */
function options(words: PageWords, path: string, language: Language, offer: EstimateDetail, chosen: number[]): Html | null {
  const positions = optionalPositions(offer.lines);
  if (!positions.length) return null;
  const { money } = paperFormat(language, offer.currency);
  const adds = (position: number): string => money(subtract(totalWith(offer, [position]), offer.total));
  return html`<fieldset>
    <legend>${words.options}</legend>
    <p class="quiet">${words.optionsText}</p>
    ${offer.lines
      .filter(({ position }) => positions.includes(position))
      .map(
        ({ position, description }, at) =>
          html`<label class="option">
            <input class="o${at}" type="checkbox" name="line" value="${position}" ${chosen.includes(position) && html`checked`} />
            <span class="text">${description}</span>
            <span class="adds">+ ${adds(position)}</span>
          </label>`,
      )}
    <input type="hidden" name="shown" value="${chosen.join(' ')}" />
    <p class="chosen" role="status">
      ${words.chosenTotal}
      ${
        positions.length <= mostTotals
          ? choicesOf(positions).map(
              ({ key, picked }) => html`<strong data-choice="${key}">${money(totalWith(offer, picked))}</strong>`,
            )
          : html`<strong>${money(totalWith(offer, chosen))}</strong>`
      }
    </p>
    ${
      positions.length > mostTotals &&
      html`<button type="submit" class="second" formaction="${path}/total" formnovalidate>${words.updateTotal}</button>`
    }
  </fieldset>`;
}
