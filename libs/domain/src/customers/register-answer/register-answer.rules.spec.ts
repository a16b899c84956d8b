import { describe, expect, it } from '@jest/globals';
import { changesBy } from './register-answer.changes.ts';
import { registerCode, registerQuestions } from './register-answer.rules.ts';
import type { RegisterAnswerRecord } from './register-answer.ts';

describe('what a register can be asked', () => {
  it.each([
    [{ kind: 'company', country: 'NO', legalCode: '991 825 827' }, ['brreg 991825827']],
    [{ kind: 'company', country: 'NO', legalCode: '991825828' }, []],
    [{ kind: 'person', country: 'NO', legalCode: '991825827' }, []],
    [{ kind: 'company', country: 'DE', vatCode: 'NO 991 825 827 MVA' }, ['brreg 991825827']],
    [
      { kind: 'company', country: 'NO', legalCode: '991825827', vatCode: 'SE556188840401' },
      ['brreg 991825827', 'vies SE556188840401'],
    ],
    [{ kind: 'company', country: 'LT', vatCode: 'lt 100001919017' }, ['vies LT100001919017']],
    [{ kind: 'company', country: 'LT', vatCode: '100001919017' }, []],
    [{ kind: 'company', country: 'LT', vatCode: 'LT100001919018' }, []],
    [{ kind: 'company', country: 'PL', vatCode: '123-456-78-90' }, ['vies PL1234567890']],
    [{ kind: 'company', country: 'GR', vatCode: 'GR094259216' }, ['vies EL094259216']],
    [{ kind: 'company', country: 'GR', vatCode: '094259216' }, ['vies EL094259216']],
    [{ kind: 'company', country: 'GB', vatCode: 'GB123456789' }, []],
    [{ kind: 'company', country: 'GB', vatCode: 'XI123456789' }, ['vies XI123456789']],
    [{ kind: 'company', country: 'LT', legalCode: '304567894' }, []],
    [{}, []],
  ] as const)('%j asks %j', (codes, asked) => {
    expect(registerQuestions(codes).map(({ register, code }) => `${register} ${code}`)).toEqual(asked);
  });

  it.each([
    ['brreg', '991 825 827', '991825827'],
    ['brreg', '../../../etc', undefined],
    ['brreg', '991825827/roller', undefined],
    ['vies', 'lt100001919017', 'LT100001919017'],
    ['vies', '1234567890', undefined],
    ['vies', 'US123456789', undefined],
  ] as const)('%s takes %s as %s', (register, text, code) => {
    expect(registerCode(register, text)).toBe(code);
  });
});

const answer: RegisterAnswerRecord = {
  id: 1,
  createdAt: '2026-11-23T09:00:00.000Z',
  register: 'brreg',
  code: '991825827',
  state: 'registered',
  answer: '{}',
  name: 'FJORD MEDIA AS',
  street: 'Storgata 1',
  zip: '0155',
  city: 'OSLO',
  country: 'NO',
  vatRegistered: true,
  consultationNumber: null,
  registerDate: null,
  askedByName: 'Ona Onaitė',
};

describe('what a register changes in a form', () => {
  it('is what is missing or says something else, and not what is only written in other letters', () => {
    expect(changesBy([answer], { name: 'Fjord  Media as', street: 'Lillegata 2', zip: '', country: 'NO' })).toEqual([
      { field: 'vatCode', from: null, to: 'NO991825827MVA' },
      { field: 'street', from: 'Lillegata 2', to: 'Storgata 1' },
      { field: 'zip', from: null, to: '0155' },
      { field: 'city', from: null, to: 'OSLO' },
    ]);
  });

  it('takes each field from the first register that knows it, and leaves alone what none tells', () => {
    const vies: RegisterAnswerRecord = {
      ...answer,
      register: 'vies',
      name: 'Fjord',
      street: null,
      zip: '11122',
      city: 'Stockholm',
      vatRegistered: true,
    };
    const sparse: RegisterAnswerRecord = { ...answer, zip: null, vatRegistered: false };
    const changes = changesBy([sparse, vies], { city: 'Oslo', country: 'NO', vatCode: 'SE556188840401' });
    expect(changes.map(({ field, to }) => `${field} ${to}`)).toEqual(['name FJORD MEDIA AS', 'street Storgata 1', 'zip 11122']);
  });
});
