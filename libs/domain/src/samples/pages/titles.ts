import { hasText } from '../sample/query.ts';

/** A film title for the field that completes what is typed. */
export class CompletionTitle {
  title: string;
  rank: number;
  id: string;
}

export class CompletionTitles {
  autoComplete: CompletionTitle[];
}

/** The most titles that a search as one types gives. */
const offeredTitles = 10;

/** The titles in which the text is, whatever the case, by rank. Example: of a hundred titles `findTitles(titles, 'the')` gives ten. */
export const findTitles = ({ autoComplete }: CompletionTitles, q: string): CompletionTitles => ({
  autoComplete: autoComplete.filter(({ title }) => hasText(q, title)).slice(0, offeredTitles),
});
