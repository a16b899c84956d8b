import type { Token, Tokens } from 'marked';
import { plain } from '../format/plain.ts';
import type { Place } from './helpAddress.ts';
import type { HelpPageText } from './readHelp.ts';

export type Found = Place & { title: string; pageTitle: string; excerpt: string };

const partsOf = (token: Token): Token[] => {
  if (token.type === 'table')
    return [token as Tokens.Table].flatMap(({ header, rows }) =>
      [header, ...rows].flat().flatMap((cell) => [...cell.tokens, space]),
    );
  if (token.type === 'list') return (token as Tokens.List).items.flatMap((item) => [...item.tokens, space]);
  return token.type === 'html' ? [] : ('tokens' in token && token.tokens) || [];
};
const space = { type: 'space', raw: ' ', text: ' ' } as Token;

/** The text without its markup. */
export function wordsOf(tokens: readonly Token[]): string {
  const text = tokens
    .map((token) => {
      const parts = partsOf(token);
      return parts.length > 0 ? wordsOf(parts) : token.type === 'html' ? '' : 'text' in token ? String(token.text) : ' ';
    })
    .join(tokens.some(({ type }) => type === 'paragraph') ? ' ' : '');
  return text.replace(/\s+/g, ' ');
}

const around = 70;
/** The text around a word. */
function excerptOf(text: string, word: string): string {
  const at = Math.max(0, plain(text).indexOf(word));
  const from = at < around ? 0 : text.indexOf(' ', at - around) + 1;
  const to = at + around * 2 >= text.length ? text.length : text.lastIndexOf(' ', at + around * 2);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

/** Sections that contain every word: first those with the words in their heading, then in the order of the help. */
export function searchHelp(help: readonly HelpPageText[], query: string): Found[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found: (Found & { rank: number })[] = [];
  for (const page of help)
    for (const section of [page, ...page.sections]) {
      const [title, text] = [plain(section.title), wordsOf(section.tokens)];
      const all = `${title} ${plain(page.title)} ${plain(text)}`;
      if (!wanted.every((word) => all.includes(word))) continue;
      // When only the page's title has the words, the page is one result, not one for each section.
      if (section !== page && !wanted.some((word) => title.includes(word) || plain(text).includes(word))) continue;
      const rank = wanted.every((word) => title.includes(word)) ? (section === page ? 0 : 1) : 2;
      const word = wanted.find((one) => plain(text).includes(one)) ?? '';
      found.push({
        page: page.id,
        section: section === page ? undefined : section.id,
        title: section.title,
        pageTitle: page.title,
        excerpt: excerptOf(text, word),
        rank,
      });
    }
  return found.sort((a, b) => a.rank - b.rank);
}
