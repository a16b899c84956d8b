import { languages } from '../../platform/language/languages.ts';
import { assertPlaces, fillLetter, letterAmount, letterDate } from './letter.ts';
import { letterWords } from './letter.words.ts';
import { letterKinds } from './mail-template.ts';

describe('the words of letters', () => {
  it('take the facts, and keep the place of one that is not known yet', () => {
    const words = { subject: 'Invoice {number}\nfrom {firm}', text: '{amount} by {dueDate}' };
    expect(fillLetter(words, { firm: 'Kontor {number}', amount: '€7.00' })).toEqual({
      subject: 'Invoice {number} from Kontor {number}',
      text: '€7.00 by {dueDate}',
    });
  });

  it.each(letterKinds)('of Kontor know the places of a letter about an %s in every language', (kind) => {
    for (const language of languages) expect(() => assertPlaces(kind, letterWords[kind][language])).not.toThrow();
  });

  it('refuse a place that such letters do not know, and name those that they do', () => {
    const wrong = { subject: '{nummer}', text: '{amount} {paymentDate}' };
    expect(() => assertPlaces('invoice', wrong)).toThrow(
      expect.objectContaining({
        code: 'mail_template.unknown_place',
        errors: {
          subject: expect.objectContaining({ params: expect.objectContaining({ place: '{nummer}' }) }),
          text: expect.objectContaining({ params: expect.objectContaining({ place: '{paymentDate}' }) }),
        },
      }),
    );
  });

  it('write amounts and dates in the language of the letter', () => {
    expect(letterAmount(1234.5, 'EUR', 'lt')).toMatch(/^1\s234,50\s€$/);
    expect(letterAmount(1234.5, 'JPY', 'en')).toMatch(/1,235/);
    expect(letterDate('2026-03-02', 'no')).toBe('2. mars 2026');
  });
});
