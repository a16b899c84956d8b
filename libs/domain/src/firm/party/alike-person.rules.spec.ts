import { expect, it } from '@jest/globals';
import { assertNewPerson } from './alike-person.rules.ts';

const ona = { id: 3, firstName: 'Ona', lastName: 'Šimkutė', email: 'ona@azuolynas.example' };
const asked = expect.objectContaining({ code: 'party.alike_person', errors: { alikeConfirmed: expect.anything() } });

it.each([
  ['the name', { firstName: 'ona', lastName: 'Simkute', email: null }, undefined],
  ['the email', { firstName: 'O.', lastName: 'Š.', email: 'ONA@azuolynas.example' }, undefined],
  ['the name after renaming', { firstName: 'Ona', lastName: 'Šimkutė' }, { firstName: 'Ina', lastName: 'Šimkutė' }],
])('somebody with %s of another is asked about', (_, given, before) =>
  expect(() => assertNewPerson(given, before, [ona])).toThrow(asked),
);

it.each([
  ['somebody else', { firstName: 'Rasa', lastName: 'Šimkutė', email: null }, undefined],
  ['somebody whose name and email stay', ona, ona],
])('%s is not', (_, given, before) => expect(() => assertNewPerson(given, before, [ona])).not.toThrow());
