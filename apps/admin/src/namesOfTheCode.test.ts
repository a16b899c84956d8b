import { expect, it } from '@jest/globals';
import polyglot from 'ra-i18n-polyglot';
import { toldSubjects } from '../../../tools/tests/told-subjects.mjs';
import { findResource } from './platform/api/resource.ts';
import { allWords, knownWords } from './platform/i18n/words.ts';
import { subjectName } from './platform/record/useSubjectName.ts';
import './resources.ts';

const { subjects: told, groups, links } = toldSubjects();

it.each(['en', 'lt', 'no'] as const)('has a word in %s for every kind of record whose history is told', async (language) => {
  await Promise.all(allWords().map((words) => words.load(language)));
  const { translate } = polyglot(() => knownWords(language) as never, language);
  expect(told.length).toBeGreaterThan(30);
  const named = told.map((subject) => [subject, subjectName(translate, subject)] as const);
  expect(named.filter(([, name]) => !/^\p{Lu}/u.test(name) || /\p{Ll}\p{Lu}|^resources|^kontor/u.test(name))).toEqual([]);
});

it('groups what is found by names that have a word', () => {
  expect(groups.length).toBeGreaterThan(15);
  expect(groups.filter((group) => group !== 'documents' && !findResource(group))).toEqual([]);
});

it('leads every hit to a page that there is', () => {
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((link) => !findResource(link.split('/')[1] ?? '')?.show)).toEqual([]);
});
