import { conflict, invalid } from '../../platform/errors/message.ts';

export const openingBillMessages = {
  'opening_bill.unknown_vendor': invalid({
    en: 'There is no vendor "%{value}". Import vendors first.',
    lt: 'Tiekėjo „%{value}“ nėra. Pirmiausia importuokite tiekėjus.',
    no: 'Det finnes ingen leverandør «%{value}». Importer leverandørene først.',
  }),
  'opening_bill.ambiguous_vendor': invalid({
    en: 'There is more than one vendor "%{value}". Add the company code.',
    lt: 'Yra daugiau nei vienas tiekėjas „%{value}“. Pridėkite įmonės kodą.',
    no: 'Det finnes flere leverandører som heter «%{value}». Legg til organisasjonsnummeret.',
  }),
  'opening_bill.needs_rate': invalid({
    en: 'Add the exchange rate that the bill was booked at.',
    lt: 'Nurodykite valiutos kursą, kuriuo sąskaita buvo užregistruota.',
    no: 'Oppgi valutakursen som fakturaen ble bokført til.',
  }),
  'opening_bill.is_credit': invalid({
    en: 'This is money that the vendor owes you, not a bill.',
    lt: 'Tai suma, kurią skolingas tiekėjas, o ne pirkimo sąskaita.',
    no: 'Dette er penger du har til gode hos leverandøren, ikke en faktura.',
  }),
  'opening_bill.not_yet': invalid({
    en: 'The date is in the future.',
    lt: 'Data dar neatėjo.',
    no: 'Datoen er i fremtiden.',
  }),
  'opening_bill.paid': conflict({
    en: '%{number} has a payment, so the import cannot be undone. Undo the payment first.',
    lt: 'Sąskaita %{number} jau turi mokėjimą, todėl importo atšaukti negalima. Pirmiausia atšaukite mokėjimą.',
    no: '%{number} har en betaling, så importen kan ikke angres. Angre betalingen først.',
  }),
  'opening_bill.no_draft': conflict({
    en: 'This bill was owed before you began with Kontor and has no lines here. Void it if it is wrong.',
    lt: 'Ši skola buvo dar prieš pradedant naudoti „Kontor“, todėl eilučių čia neturi. Jei ji neteisinga, anuliuokite.',
    no: 'Denne fakturaen var ubetalt da du begynte med Kontor, og har ingen linjer her. Annuller den hvis den er feil.',
  }),
};
