import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Token } from 'marked';
import { screenNames } from '../../../../../tools/tests/screen-names.mjs';
import { allPages, allResources } from '../api/resource.ts';
import { languages, type Language } from '../i18n/languages.ts';
import { en } from '../i18n/en.ts';
import { lt } from '../i18n/lt.ts';
import { no } from '../i18n/no.ts';
import { allWords, knownWords } from '../i18n/words.ts';
import { bundledTexts } from './bundledTexts.ts';
import { placeFor } from './helpAddress.ts';
import { helpPages } from './helpPages.ts';
import { readHelp, type HelpPageText } from './readHelp.ts';

const help = {} as Record<Language, HelpPageText[]>;
beforeAll(async () => {
  for (const language of languages) help[language] = await readHelp(language);
});

const outline = (pages: HelpPageText[]) =>
  pages.map(({ id, about, sections }) => ({ id, about, sections: sections.map((section) => [section.id, ...section.about]) }));

/** All tokens, at any depth. */
function* within(token: unknown): Generator<Token> {
  if (Array.isArray(token)) for (const part of token) yield* within(part);
  else if (token && typeof token === 'object') {
    if ('type' in token && 'raw' in token) yield token as Token;
    for (const part of Object.values(token)) if (typeof part === 'object') yield* within(part);
  }
}
const tokensOf = (pages: HelpPageText[]) =>
  pages.flatMap((page) =>
    [page, ...page.sections].flatMap(({ tokens }) => [...within(tokens)].map((token) => ({ page, token }))),
  );

/** The words of the whole admin in one language, singular and plural, as screens show them. */
async function screenWords(language: Language): Promise<Set<string>> {
  await Promise.all(allWords().map((words) => words.load(language)));
  const found = new Set<string>();
  const add = (tree: unknown): void => {
    if (typeof tree === 'string') for (const part of tree.split('||||')) found.add(part.trim());
    else if (tree && typeof tree === 'object') Object.values(tree).forEach(add);
  };
  add([{ en, lt, no }[language], knownWords(language), await screenNames(language)]);
  return found;
}

it('has the pages that stand in its order, and no others', async () => {
  for (const language of languages) {
    const files = Object.keys(await bundledTexts[language]()).map((file) => file.replace(/^.*\/|\.md$/g, ''));
    expect(files.sort()).toEqual([...helpPages].sort());
  }
});

it('has the same sections in all languages, each with an anchor of its own', () => {
  for (const { id, sections } of help.en) {
    const anchors = sections.map((section) => section.id);
    expect(`${id}: ${anchors.join(' ')}`).toBe(`${id}: ${[...new Set(anchors)].filter(Boolean).join(' ')}`);
  }
  expect(outline(help.lt)).toEqual(outline(help.en));
  expect(outline(help.no)).toEqual(outline(help.en));
});

describe.each(languages)('in %s', (language) => {
  it('names in bold only what stands on a screen', async () => {
    const words = await screenWords(language);
    const wrong = tokensOf(help[language]).flatMap(({ page, token }) =>
      token.type === 'strong' && !words.has(String(token['text'])) ? [`${page.id}: ${String(token['text'])}`] : [],
    );
    expect(wrong).toEqual([]);
  });

  it('leads only to sections that there are', () => {
    const wrong = tokensOf(help[language]).flatMap(({ page, token }) => {
      if (token.type !== 'link') return [];
      const [, slug, anchor] = /^([a-z-]+)\.md(?:#([a-z-]+))?$/.exec(String(token['href'])) ?? [];
      const target = help[language].find(({ id }) => id === slug);
      return target && (!anchor || target.sections.some(({ id }) => id === anchor)) ? [] : [`${page.id}: ${token.raw}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no HTML', () => {
    expect(tokensOf(help[language]).filter(({ token }) => token.type === 'html')).toEqual([]);
  });
});

it('speaks of every screen', () => {
  const resources = allResources().flatMap(({ name, list, create, edit, show }) => [
    ...(list ? [`/${name}/index`] : []),
    ...(create ? [`/${name}/create`] : []),
    ...(edit ? [`/${name}/42`] : []),
    ...(show ? [`/${name}/42/show`] : []),
  ]);
  const pages = allPages().map(({ path }) => path.replace(/:\w+/g, '42'));
  expect([...resources, ...pages].filter((screen) => !placeFor(help.en, screen))).toEqual([]);
});
