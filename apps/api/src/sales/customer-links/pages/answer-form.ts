import type { Language } from '@kontor/domain';
import { html, type Html } from './html.ts';
import type { PageWords } from './page-words.ts';

/** The typed answer, with its problems. */
export type Typed = { name: string; remark: string; problem: string };

type Asked = { path: string; language: Language; revision: number; typed: Typed | undefined };

/** Asks for an answer to an estimate. Sent as browsers send forms, without a script. */
export const answerForm = (words: PageWords, { path, language, revision, typed }: Asked): Html =>
  html`<section>
    <h2>${words.answer}</h2>
    <p>${words.answerText}</p>
    <form method="post" action="${path}/accept">
      <input type="hidden" name="language" value="${language}" />
      <input type="hidden" name="revision" value="${revision}" />
      ${typed && html`<p class="state bad" id="problem" role="alert">${typed.problem}</p>`}
      <label for="name">${words.name}</label>
      <input
        id="name"
        name="name"
        autocomplete="name"
        required
        maxlength="200"
        value="${typed?.name}"
        ${typed && html`aria-invalid="true" aria-describedby="problem"`}
      />
      <label for="remark">${words.remark}</label>
      <textarea id="remark" name="remark" rows="3" maxlength="1000">${typed?.remark}</textarea>
      <div class="buttons">
        <button type="submit">${words.accept}</button>
        <button type="submit" class="second" formaction="${path}/decline">${words.decline}</button>
      </div>
    </form>
  </section>`;
