import { notificationKinds } from '@kontor/domain';
import polyglot from 'ra-i18n-polyglot';
import { en as importsEn, lt as importsLt, no as importsNo } from '../imports/messages.ts';
import { enKontor } from './en.kontor.ts';
import { ltKontor } from './lt.kontor.ts';
import { noKontor } from './no.kontor.ts';
import { oneFullStop } from './index.ts';
import { describe, expect, it } from '@jest/globals';
import { addWords, allWords, currentLanguage, defineWords, knownWords, speak, wordsVersion, type Words } from './words.ts';

const tree = (text: string) => ({ desk: { lamp: text } });
const of = (language: 'en' | 'lt' | 'no') => (knownWords(language) as { desk?: { lamp?: string; drawer?: string } }).desk;

function lamp(): { words: Words; asked: string[] } {
  const asked: string[] = [];
  const words = defineWords(async (language) => {
    asked.push(language);
    return { en: tree('Lamp'), lt: tree('Lempa'), no: tree('Lampe') };
  });
  return { words, asked };
}

describe('the words of a module', () => {
  it('are fetched when they are wanted, once', async () => {
    const { words, asked } = lamp();
    expect(allWords()).toContain(words);
    expect(of('en')).toBeUndefined();
    const before = wordsVersion();
    await Promise.all([words.load(), words.load()]);
    expect(asked).toEqual(['en']);
    expect(of('en')?.lamp).toBe('Lamp');
    expect(wordsVersion()).toBeGreaterThan(before);
  });

  it('come along when the language is changed, and those that nobody wanted do not', async () => {
    const { words, asked } = lamp();
    const other = lamp();
    await words.load();
    await speak('lt');
    expect(currentLanguage()).toBe('lt');
    expect(asked).toEqual(['en', 'lt']);
    expect(other.asked).toEqual([]);
    expect(of('lt')?.lamp).toBe('Lempa');
    await speak('en');
    expect(asked).toEqual(['en', 'lt']);
  });

  it('are asked for again after they could not be had', async () => {
    let down = true;
    const words = defineWords(async () => {
      if (down) throw new Error('offline');
      return { no: tree('Lampe') };
    });
    await expect(words.load('no')).rejects.toThrow('offline');
    down = false;
    await words.load('no');
    expect(of('no')?.lamp).toBe('Lampe');
  });

  it('stand beside the few that are known at once', () => {
    addWords((language) => ({ desk: { drawer: { en: 'Drawer', lt: 'Stalčius', no: 'Skuff' }[language] } }));
    expect(of('no')).toEqual({ lamp: 'Lampe', drawer: 'Skuff' });
  });
});

it('ends a sentence with one full stop, also after an abbreviation', () => {
  expect(['Skaityta prieš 13 d..', 'Trukmė 1 val. 30 min.. Toliau?', 'Skaityta.', 'Laukiama...'].map(oneFullStop)).toEqual([
    'Skaityta prieš 13 d.',
    'Trukmė 1 val. 30 min. Toliau?',
    'Skaityta.',
    'Laukiama...',
  ]);
});

it.each([
  ['en', enKontor, importsEn],
  ['lt', ltKontor, importsLt],
  ['no', noKontor, importsNo],
])('asks with two different words whether to undo an import: %s', (_, { confirm }, { imports }) =>
  expect(confirm.back).not.toBe(imports.undo),
);

it.each([
  ['en', enKontor],
  ['lt', ltKontor],
  ['no', noKontor],
] as const)('tells each kind of notification, alone and of many at once: %s', (language, kontor) => {
  const { translate } = polyglot(() => ({ kontor }) as never, language);
  const raw = notificationKinds.flatMap((kind) =>
    [`kinds.${kind}`, `many.${kind}`].filter((key) =>
      [1, 2, 10].some((smart_count) => translate(`kontor.notifications.${key}`, { smart_count }).includes('notifications.')),
    ),
  );
  expect(raw).toEqual([]);
  const unclear = notificationKinds.filter((kind) => {
    const [two, ten] = [2, 10].map((smart_count) => translate(`kontor.notifications.many.${kind}`, { smart_count }));
    return !two?.includes('2') || !ten?.includes('10');
  });
  expect(unclear).toEqual([]);
});
