import { languages } from '../../platform/language/languages.ts';
import { assertPlaces, fillLetter, letterAmount, letterDate } from './letter.ts';
import { letterWords } from './letter.words.ts';
import { letterKinds } from './mail-template.ts';

describe('the text of letters', () => {
  it('has its places filled, and keeps a place whose fact is not known yet', () => {
    const words = { subject: 'Invoice {number}\nfrom {firm}', text: '{amount} by {dueDate}' };
    expect(fillLetter(words, { firm: 'Kontor {number}', amount: '€7.00' })).toEqual({
      subject: 'Invoice {number} from Kontor {number}',
      text: '€7.00 by {dueDate}',
    });
  });

  it.each([
    ['iki {dueDate}.', '16 d.', 'iki 16 d.'],
    ['iki {dueDate}. Ačiū', '16 d.', 'iki 16 d. Ačiū'],
    ['by {dueDate}.', '16 March', 'by 16 March.'],
    ['by {dueDate}...', '16 d.', 'by 16 d....'],
    ['by {amount}.', '16 d.', 'by {amount}.'],
  ])('%j ends with one full stop where %j has one', (text, dueDate, expected) =>
    expect(fillLetter({ subject: '', text }, { dueDate }).text).toBe(expected),
  );

  it.each([
    ['Pay {amount}.\n\n{lateInterest}\n\nBye', '', 'Pay 7.\n\nBye'],
    ['Pay {amount}.\n\n{lateInterest}', '', 'Pay 7.'],
    ['Pay {amount}. {lateInterest}', '', 'Pay 7. '],
    ['Pay {amount}.\n\n{lateInterest}\n\nBye', 'Interest: 1.', 'Pay 7.\n\nInterest: 1.\n\nBye'],
    ['Pay {amount}.\n\n{lateInterest}\n\nBye', undefined, 'Pay 7.\n\n{lateInterest}\n\nBye'],
  ])('%j has no empty paragraph where late interest is %j', (text, lateInterest, expected) =>
    expect(fillLetter({ subject: '', text }, { amount: '7', ...(lateInterest !== undefined && { lateInterest }) }).text).toBe(
      expected,
    ),
  );

  it.each(letterKinds)('of Kontor for an %s uses only known places, in every language', (kind) => {
    for (const language of languages) expect(() => assertPlaces(kind, letterWords[kind][language])).not.toThrow();
  });

  it('is refused with an unknown place, and the known ones are named', () => {
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

  it('has amounts and dates in the language of the letter', () => {
    expect(letterAmount(1234.5, 'EUR', 'lt')).toMatch(/^1\s234,50\s€$/);
    expect(letterAmount(1234.5, 'JPY', 'en')).toMatch(/1,235/);
    expect(letterDate('2026-03-02', 'no')).toBe('2. mars 2026');
  });
});
