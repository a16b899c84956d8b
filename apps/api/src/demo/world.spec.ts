import { expect, it } from '@jest/globals';
import { EntitySchema } from '@mikro-orm/core';
import { tables } from '@kontor/demo-data';
import { subjects } from '../subjects.ts';

/** Subjects without rows in the demo firm, and why. */
const without: Record<string, string> = {
  MailServer: 'nothing may leave a demo',
  AccessPoint: 'nothing may leave a demo',
  MailTemplate: 'the words of Kontor serve',
  EmployerCharge: 'the percents of the seed serve',
  Role: 'the built-in ones are there in every firm',
  ServiceAccount: 'a program that nobody has must not be let in',
  ApiToken: 'a token that everybody can read in the sources would open the demo',
  Webhook: 'nothing may leave a demo',
  Import: 'comes with a file of a person',
  TimeImport: 'comes with a file of the person',
};

it('has rows of every noun, or a reason to have none', () => {
  // Nouns with a history; sessions, attempts and the like have none, and the sample areas have data of their own.
  const nouns = subjects.filter(({ history }) => history !== 'none');
  const tableOf = ({ entity }: (typeof subjects)[number]) => EntitySchema.REGISTRY.get(entity as never)?.meta.tableName ?? '';
  const empty = nouns.filter((subject) => !(tableOf(subject) in tables)).map(({ name }) => name);
  expect(empty.filter((name) => !(name in without))).toEqual([]);
  expect(Object.keys(without).filter((name) => !empty.includes(name))).toEqual([]);
});
