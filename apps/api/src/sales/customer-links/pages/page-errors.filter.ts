import { Catch } from '@nestjs/common';
import type { Response } from 'express';
import { languages, type Language } from '@kontor/domain';
import { context } from '../../../platform/context/context.ts';
import { ErrorFilter } from '../../../platform/errors/error.filter.ts';
import type { Answer } from '../../../platform/errors/to-answer.ts';
import { messagePage } from './page-frame.ts';
import { pageWords } from './page-words.ts';
import { sendPage } from './send-page.ts';

/** The first language that the browser asks for and Kontor has. Example: `nb-NO,nb;q=0.9,en;q=0.8` is `no`. */
export function askedLanguage(): Language {
  const asked = (context()?.language ?? '')
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim().slice(0, 2));
  const known = asked.map((tag) => (tag === 'nb' || tag === 'nn' ? 'no' : tag));
  return languages.find((language) => language === known.find((tag) => languages.some((one) => one === tag))) ?? 'en';
}

/** Refusals as pages, the same for every link that does not work, whatever the reason. */
@Catch()
export class PageErrorFilter extends ErrorFilter {
  protected override send(answer: Answer, response: Response): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const language = askedLanguage();
    const words = pageWords[language];
    const [title, text] =
      answer.status === 429
        ? [words.tooOften, words.tooOftenText]
        : answer.status >= 500
          ? [words.failed, words.failedText]
          : [words.gone, words.goneText];
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
    response.status(answer.status);
    sendPage(response, messagePage(language, title, text));
  }
}
