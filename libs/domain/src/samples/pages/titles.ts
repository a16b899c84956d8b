import { hasText } from '../sample/query.ts';

/** A film title for the autocomplete field. */
export class CompletionTitle {
  title: string;
  rank: number;
  id: string;
}

export class CompletionTitles {
  autoComplete: CompletionTitle[];
}

/** Maximum number of titles that autocomplete offers. */
const offeredTitles = 10;

/** The titles that contain the text, ignoring case, by rank. Example: of a hundred titles `findTitles(titles, 'the')` gives ten. */
export const findTitles = ({ autoComplete }: CompletionTitles, q: string): CompletionTitles => ({
  autoComplete: autoComplete.filter(({ title }) => hasText(q, title)).slice(0, offeredTitles),
});
