import { expect, it } from '@jest/globals';
import polyglot from 'ra-i18n-polyglot';
import { reportExamples } from '../../../../../tools/tests/report-examples.mjs';
import { allWords, knownWords } from '../../platform/i18n/words.ts';
import '../../resources.ts';

it.each(['en', 'lt', 'no'] as const)('each figure, grouping and switch of a report has words: %s', async (language) => {
  await Promise.all(allWords().map((words) => words.load(language)));
  const { translate } = polyglot(() => knownWords(language) as never, language);
  const keys = reportExamples().flatMap(({ name, measures, dimensions, switches }) => [
    `pages./reports/${name}`,
    `reports.${name}.what`,
    `reports.${name}.rule`,
    ...measures.flatMap((one) => [`reports.${name}.measures.${one.name}`, `reports.${name}.explained.${one.name}`]),
    ...switches.map((one) => `reports.${name}.switches.${one}`),
    ...dimensions.map((one) => `reports.dimensions.${one}`),
  ]);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => translate(key, { _: '' }) === '')).toEqual([]);
});
