import type { Language } from './languages.ts';

type Tree = { [key: string]: string | Tree | undefined };
type Given = (language: Language) => object;

/** The words of a module, a chunk for each language. Once loaded, they follow a change of language. */
export type Words = { load: (language?: Language) => Promise<void> };

let language: Language = 'en';
const given: Given[] = [];
const defined = new Set<Words>();
const wanted = new Set<Words>();
const known = new Map<Language, Tree>();
let version = 0;

/** Merges `more` into `base`, branch by branch. */
function joined(base: Tree, more: Tree): Tree {
  const result = { ...base };
  for (const [key, value] of Object.entries(more)) {
    const own = result[key];
    result[key] = typeof own === 'object' && typeof value === 'object' ? joined(own, value) : value;
  }
  return result;
}

/** Adds a few words that are available at once in every language. */
export function addWords(words: Given): void {
  given.push(words);
  version += 1;
}

/** `defineWords(() => import('./messages.ts'))`: the file has all languages, and the build makes a chunk of each (vite.config.ts). */
export function defineWords(fetch: (language: Language) => Promise<Partial<Record<Language, object>>>): Words {
  const asked = new Map<Language, Promise<void>>();
  const words: Words = {
    load: (wish = language) => {
      wanted.add(words);
      const before = asked.get(wish);
      if (before) return before;
      const now = fetch(wish).then(
        (found) => {
          known.set(wish, joined(known.get(wish) ?? {}, (found[wish] ?? {}) as Tree));
          version += 1;
        },
        (error: unknown) => {
          asked.delete(wish);
          throw error;
        },
      );
      asked.set(wish, now);
      return now;
    },
  };
  defined.add(words);
  return words;
}

/** All words loaded so far in a language. */
export const knownWords = (of: Language): object =>
  given.reduce<Tree>((all, words) => joined(all, words(of) as Tree), known.get(of) ?? {});

export const allWords = (): readonly Words[] => [...defined];

/** Increases whenever words are loaded. */
export const wordsVersion = (): number => version;

export const currentLanguage = (): Language => language;

/** Sets the first language, before anything is loaded. */
export const startIn = (first: Language): void => void (language = first);

/** Changes the language once all wanted words are loaded in it. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...wanted].map((words) => words.load(next)));
  language = next;
  version += 1;
}
