import { conflict, invalid } from '../../platform/errors/message.ts';

export const recurringInvoiceMessages = {
  'recurring_invoice.nothing_to_bill': invalid({
    en: 'Add a line, or bill the unbilled hours of each period.',
    lt: 'Įtraukite eilutę arba pasirinkite išrašyti laikotarpio valandas.',
    no: 'Legg til en linje, eller fakturer de ufakturerte timene i hver periode.',
  }),
  'recurring_invoice.no_sources': invalid({
    en: 'This line bills hours already logged, so it cannot be repeated.',
    lt: 'Šioje eilutėje – jau registruotos valandos, todėl jos kartoti negalima.',
    no: 'Denne linjen gjelder timer som allerede er ført, og kan ikke gjentas.',
  }),
  'recurring_invoice.no_period': invalid({
    en: 'A line that is repeated has no period of its own.',
    lt: 'Kartojama eilutė savo laikotarpio neturi.',
    no: 'En linje som gjentas, har ingen egen periode.',
  }),
  'recurring_invoice.foreign_currency': invalid({
    en: 'In a foreign currency only drafts are made, so that you can enter the exchange rate of the day.',
    lt: 'Užsienio valiuta kuriami tik juodraščiai, kad galėtumėte įrašyti dienos kursą.',
    no: 'I utenlandsk valuta lages bare utkast, så du kan føre inn dagens kurs.',
  }),
  'recurring_invoice.date_taken': conflict({
    en: 'There is already an invoice for this date.',
    lt: 'Šios datos sąskaita jau yra.',
    no: 'Det finnes allerede en faktura for denne datoen.',
  }),
  'recurring_invoice.no_recipient': invalid({
    en: 'The customer has no email address. Add one, or enter the recipients.',
    lt: 'Klientas neturi el. pašto adreso. Įrašykite jį arba nurodykite gavėjus.',
    no: 'Kunden har ingen e-postadresse. Legg den til, eller før opp mottakerne.',
  }),
  'recurring_invoice.hours_unpriced': invalid({
    en: 'Some hours of the period have no rate. Set one, and the invoice is made.',
    lt: 'Dalis laikotarpio valandų neturi įkainio. Nustatykite jį, ir sąskaita bus sukurta.',
    no: 'Noen timer i perioden har ingen sats. Sett en, så lages fakturaen.',
  }),
  'recurring_invoice.hours_other_currency': invalid({
    en: "The hours are priced in %{currency}, the customer's currency. Use it for this invoice too.",
    lt: 'Valandos įkainotos kliento valiuta (%{currency}). Naudokite ją ir šioje sąskaitoje.',
    no: 'Timene er priset i %{currency}, kundens valuta. Bruk den også på denne fakturaen.',
  }),
};
