import { Lexer, type Token } from 'marked';
import type { Language } from '../i18n/languages.ts';
import { bundledTexts } from './bundledTexts.ts';
import { helpPages } from './helpPages.ts';

type HelpSection = {
  id: string;
  title: string;
  /** Addresses of the screens that the section is about. */ about: string[];
  tokens: Token[];
};
/** `tokens` are those before the first section. */
export type HelpPageText = HelpSection & { sections: HelpSection[] };

/**
 * A mark below a heading, `<!-- #sending /invoices/create -->`: the anchor for all languages, and the screens that the section is about.
 */
const mark = /^<!--\s*#([a-z-]+)((?:\s+\/\S+)*)\s*-->/;

export function pageOf(slug: string, markdown: string): HelpPageText {
  const page: HelpPageText = { id: slug, title: slug, about: [], tokens: [], sections: [] };
  let at: HelpSection = page;
  for (const token of Lexer.lex(markdown)) {
    if (token.type === 'heading' && token['depth'] === 1) page.title = String(token['text']);
    else if (token.type === 'heading' && token['depth'] === 2) {
      at = { id: '', title: String(token['text']), about: [], tokens: [] };
      page.sections.push(at);
    } else if (token.type === 'html') {
      const [, id, about = ''] = mark.exec(token.raw) ?? [];
      // Other HTML is never shown.
      if (id) Object.assign(at, { id: at === page ? slug : id, about: about.split(/\s+/).filter(Boolean) });
    } else if (token.type !== 'space') at.tokens.push(token);
  }
  return page;
}

export async function readHelp(language: Language): Promise<HelpPageText[]> {
  const texts = Object.entries(await bundledTexts[language]());
  return helpPages.flatMap((slug) =>
    texts.filter(([file]) => file.endsWith(`/${slug}.md`)).map(([, text]) => pageOf(slug, text)),
  );
}
