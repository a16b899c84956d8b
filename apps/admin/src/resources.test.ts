import { expect, it } from '@jest/globals';
import * as domain from '@kontor/domain';
import type { ClassifierInput, ClassifierRecord } from '@kontor/domain';
import { getMetadataStorage } from 'class-validator';
import { linkTo } from './platform/api/linkTo.ts';
import { allResources, defineResource, type ResourceName } from './platform/api/resource.ts';
import { pathOf, subjectOf, touchedBy } from './platform/api/subjects.ts';

const classOf = (subject: string) => (domain as Record<string, unknown>)[`${subject}Input`] as (new () => object) | undefined;
const inputsOf = (subject: string) => [classOf(subject), ...(subject === 'User' ? [domain.InvitationInput] : [])];
const fieldsOf = (input: (new () => object) | undefined): string[] =>
  input
    ? getMetadataStorage()
        .getTargetValidationMetadatas(input, '', false, false)
        .map(({ propertyName }) => propertyName)
    : [];

// A field that is not listed would silently be left out of every save.
it.each(allResources().flatMap(({ name, subject, inputKeys }) => (inputKeys ? [[name, subject, inputKeys] as const] : [])))(
  'the fields of %s that are sent are those that the API takes',
  (_name, subject, inputKeys) => {
    expect([...inputKeys].sort()).toEqual([...new Set(inputsOf(subject).flatMap(fieldsOf))].sort());
  },
);

it('a resource is what its folder says', () => {
  expect([subjectOf('taxRates'), subjectOf('timeSheets'), subjectOf('logs')]).toEqual(['TaxRate', 'TimeEntry', 'ErrorLog']);
  expect([pathOf('taxRates'), pathOf('timeSheets'), pathOf('numberSeries')]).toEqual([
    'tax-rates',
    'time-entries',
    'number-series',
  ]);
  expect(touchedBy('contacts')).toEqual(['contacts', 'customers']);
  expect(() => subjectOf('nothing')).toThrow('No folder defines the resource "nothing"');
});

it.each([
  ['Invoice', 42, '/invoices/42/show'],
  ['Invoice', null, '/invoices/index'],
  ['TimeEntry', 5, '/timeSheets/index'],
  ['Organisation', 1, '/settings/index'],
  ['Contact', 3, undefined],
  ['Nothing', 3, undefined],
  [null, null, undefined],
])('the page of %s %s is %s', (subject, id, page) => expect(linkTo(subject, id)).toBe(page));

it('does not compile with a wrong name, a wrong field or a forgotten one', () => {
  // @ts-expect-error there are no invoicess
  const wrong: ResourceName = 'invoicess';
  expect(wrong).toBeDefined();
  const classifier = { subject: 'Classifier', recordRepresentation: 'nameEn' } as const;
  const all = ['type', 'code', 'nameEn', 'nameLt', 'nameNo', 'position'] as const satisfies (keyof ClassifierInput)[];
  const define = () => [
    defineResource({ ...classifier, name: 'classifiers', inputKeys: [...all, 'active'] }),
    // @ts-expect-error "active" is forgotten
    defineResource({ ...classifier, name: 'classifiers', inputKeys: all }),
    // @ts-expect-error nobody sends an "id"
    defineResource({ ...classifier, name: 'classifiers', inputKeys: [...all, 'active', 'id' satisfies keyof ClassifierRecord] }),
    // @ts-expect-error what is sent has to be said
    defineResource({ ...classifier, name: 'classifiers' }),
    // @ts-expect-error there are no customerss to touch
    defineResource({ ...classifier, name: 'classifiers', inputKeys: [...all, 'active'], touches: ['customerss'] }),
  ];
  expect(define).toBeDefined();
});
