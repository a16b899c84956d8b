import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { rightSubjects } from './subjects.ts';

/** Glossary names of subjects that have a shorter name in the code. */
const called: Record<string, string> = { Contact: 'contact person', ProjectMember: 'member' };

it('are in the glossary, each with a line of its own', () => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  const words = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, words = '']) => words.split(', '));
  const wordOf = (subject: string) => called[subject] ?? subject.replace(/\B[A-Z]/g, ' $&').toLowerCase();
  expect(rightSubjects.map(wordOf).filter((word) => !words.includes(word))).toEqual([]);
});
