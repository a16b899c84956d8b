import { conflict, invalid } from '../../platform/errors/message.ts';

export const openingInvoiceMessages = {
  'opening_invoice.no_paper': conflict({
    en: 'This invoice was issued before Kontor, so there is no PDF or email of it here.',
    lt: 'Ši sąskaita išrašyta dar ne su „Kontor“, todėl jos PDF ir laiško čia nėra.',
    no: 'Denne fakturaen ble utstedt før Kontor, så det finnes ingen PDF eller e-post av den her.',
  }),
  'opening_invoice.unknown_customer': invalid({
    en: 'There is no customer "%{value}". Import customers first.',
    lt: 'Kliento „%{value}“ nėra. Pirmiausia importuokite klientus.',
    no: 'Det finnes ingen kunde «%{value}». Importer kundene først.',
  }),
  'opening_invoice.ambiguous_customer': invalid({
    en: 'There is more than one customer "%{value}". Add the company code.',
    lt: 'Yra daugiau nei vienas klientas „%{value}“. Pridėkite įmonės kodą.',
    no: 'Det finnes flere kunder som heter «%{value}». Legg til organisasjonsnummeret.',
  }),
  'opening_invoice.number_taken': conflict({
    en: 'Another invoice already has the number %{number}.',
    lt: 'Numerį %{number} jau turi kita sąskaita.',
    no: 'En annen faktura har allerede nummeret %{number}.',
  }),
  'opening_invoice.needs_rate': invalid({
    en: 'Add the exchange rate that the invoice was booked at.',
    lt: 'Nurodykite valiutos kursą, kuriuo sąskaita buvo užregistruota.',
    no: 'Oppgi valutakursen som fakturaen ble bokført til.',
  }),
  'opening_invoice.of_series': conflict({
    en: 'Your own number series will give this number. Set its next number higher first.',
    lt: 'Šį numerį suteiks jūsų pačių numerių serija. Pirmiausia nustatykite didesnį kitą jos numerį.',
    no: 'Din egen nummerserie vil gi dette nummeret. Sett neste nummer i serien høyere først.',
  }),
  'opening_invoice.is_credit': invalid({
    en: 'This is a credit of the customer, not an invoice. Record it as a payment.',
    lt: 'Tai kliento permoka, o ne sąskaita. Užregistruokite ją kaip mokėjimą.',
    no: 'Dette er penger kunden har til gode, ikke en faktura. Registrer det som en betaling.',
  }),
  'opening_invoice.paid': conflict({
    en: '%{number} has a payment, so the import cannot be undone. Undo the payment first.',
    lt: 'Sąskaita %{number} jau turi mokėjimą, todėl importo atšaukti negalima. Pirmiausia atšaukite mokėjimą.',
    no: '%{number} har en betaling, så importen kan ikke angres. Angre betalingen først.',
  }),
  'opening_invoice.open_above_total': invalid({
    en: 'The open amount is higher than the total.',
    lt: 'Neapmokėta suma didesnė už visą sąskaitos sumą.',
    no: 'Restbeløpet er høyere enn totalbeløpet.',
  }),
  'opening_invoice.not_yet': invalid({
    en: 'The date is in the future: this invoice was not issued yet.',
    lt: 'Data ateityje: ši sąskaita dar neišrašyta.',
    no: 'Datoen er frem i tid: denne fakturaen er ikke utstedt ennå.',
  }),
};
