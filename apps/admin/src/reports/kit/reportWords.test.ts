import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { ReportFigures } from '@kontor/domain';
import '../../resources.ts';
import polyglot from 'ra-i18n-polyglot';
import { allWords, knownWords } from '../../platform/i18n/words.ts';

type Examples = Record<string, { answered?: Partial<ReportFigures> }>;
const examples = JSON.parse(
  readFileSync(new URL('../../../../../tools/openapi/examples/reports.json', import.meta.url), 'utf8'),
) as Examples;
const reports = Object.entries(examples).flatMap(([operation, { answered }]) => {
  const name = /^GET \/api\/v1\/reports\/(\w+)$/.exec(operation)?.[1];
  return name && answered?.measures
    ? [{ name, measures: answered.measures, dimensions: answered.dimensions ?? [], switches: answered.switches ?? [] }]
    : [];
});

it.each(['en', 'lt', 'no'] as const)('each figure, grouping and switch of a report has words: %s', async (language) => {
  await Promise.all(allWords().map((words) => words.load(language)));
  const { translate } = polyglot(() => knownWords(language) as never, language);
  const keys = reports.flatMap(({ name, measures, dimensions, switches }) => [
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
