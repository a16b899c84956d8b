import { defaultTexts, textsInOtherLanguage } from './document-text.rules.ts';
import type { DocumentTextRecord } from './document-text.ts';

const text = (kind: DocumentTextRecord['kind'], language: DocumentTextRecord['language'], more: Partial<DocumentTextRecord>) => ({
  id: `${kind}-${language}`,
  kind,
  language,
  customerNotes: null,
  terms: null,
  ...more,
});
const texts = [
  text('invoice', 'lt', { terms: 'Apmokėti per 14 dienų.' }),
  text('invoice', 'no', { terms: 'Betales innen 14 dager.', customerNotes: 'Takk!' }),
  text('estimate', 'lt', { customerNotes: 'Ačiū, kad kreipėtės.' }),
];
const profile = { customerNotes: 'Thank you!', terms: 'Payable within 14 days.' };

it.each([
  ['invoice', 'lt', 'Thank you!', 'Apmokėti per 14 dienų.'],
  ['invoice', 'no', 'Takk!', 'Betales innen 14 dager.'],
  ['invoice', 'en', 'Thank you!', 'Payable within 14 days.'],
  ['estimate', 'lt', 'Ačiū, kad kreipėtės.', 'Payable within 14 days.'],
  ['retainerInvoice', 'lt', 'Thank you!', 'Payable within 14 days.'],
] as const)('an %s in %s begins with its own texts, else with those of the profile', (kind, language, customerNotes, terms) =>
  expect(defaultTexts(texts, kind, language, profile)).toEqual({ customerNotes, terms }),
);

describe('when the language changes', () => {
  const english = defaultTexts(texts, 'invoice', 'en', profile);
  const norwegian = defaultTexts(texts, 'invoice', 'no', profile);

  it('a default text follows it', () => expect(textsInOtherLanguage(english, english, norwegian)).toEqual(norwegian));

  it('a typed text stays', () =>
    expect(textsInOtherLanguage({ ...english, terms: 'In advance.' }, english, norwegian)).toEqual({
      customerNotes: 'Takk!',
      terms: 'In advance.',
    }));

  it('a text that somebody has removed stays away', () =>
    expect(textsInOtherLanguage({ ...english, terms: null }, english, norwegian).terms).toBeNull());
});
