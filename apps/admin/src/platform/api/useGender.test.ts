import { describe, expect, it } from '@jest/globals';
import { allResources } from './resource.ts';
import '../../resources.ts';
import { en } from '../i18n/en.ts';
import { lt } from '../i18n/lt.ts';
import { no } from '../i18n/no.ts';
import { genderOf } from './useGender.ts';

const one = (names: string): string => names.split(' |||| ')[0] ?? '';
const nouns = allResources().flatMap(({ name, names }) => (names ? [{ name, lt: one(names.lt), no: one(names.no) }] : []));
const words = { en, lt, no };
const said = (resource: string, language: 'en' | 'lt' | 'no') => {
  const { list } = words[language].kontor;
  const gender = genderOf(resource, language);
  return [list.all[gender], list.new_record[gender]];
};

// Lithuanian nouns in -a and -ė are feminine; of the other nouns, only those listed here.
const feminine = ['Užduotis', 'Darbo sutartis'];
const neuter = ['Tilbud', 'Prosjekt', 'Medlem', 'Dokument', 'Utlegg', 'Fravær'];

describe('words that all lists share follow the noun', () => {
  it.each(nouns)('of $name in Lithuanian: $lt', ({ name, lt }) => {
    const isFeminine = /[aė]$/.test(lt) || feminine.includes(lt);
    expect(said(name, 'lt')).toEqual(isFeminine ? ['Visos', 'Nauja'] : ['Visi', 'Naujas']);
  });

  it.each(nouns)('of $name in Norwegian: $no', ({ name, no }) =>
    expect(said(name, 'no')).toEqual(['Alle', neuter.includes(no) ? 'Nytt' : 'Ny']),
  );

  it.each(nouns)('of $name in English, which has one form', ({ name }) => expect(said(name, 'en')).toEqual(['All', 'New']));
});
