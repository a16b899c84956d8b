import { conflict, invalid } from '../../platform/errors/message.ts';

export const recurringInvoiceMessages = {
  'recurring_invoice.one_end': invalid({
    en: 'Choose a last day or a number of times, not both.',
    lt: 'Pasirinkite paskutinę dieną arba kartų skaičių, ne abu.',
    no: 'Velg enten en siste dag eller et antall ganger, ikke begge.',
  }),
  'recurring_invoice.last_before_first': invalid({
    en: 'The last day is before the first date.',
    lt: 'Paskutinė diena ankstesnė už pirmąją datą.',
    no: 'Den siste dagen er før den første datoen.',
  }),
  'recurring_invoice.first_in_past': invalid({
    en: 'The first date is in the past. Choose today or a later day.',
    lt: 'Pirmoji data jau praėjo. Pasirinkite šiandieną arba vėlesnę dieną.',
    no: 'Den første datoen har passert. Velg i dag eller en senere dag.',
  }),
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
  'recurring_invoice.no_such_date': invalid({
    en: 'This is none of the next dates.',
    lt: 'Tai nėra viena iš artimiausių datų.',
    no: 'Dette er ingen av de neste datoene.',
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
  'recurring_invoice.cannot_pause': conflict({
    en: 'A recurring invoice that is %{status} cannot be paused.',
    lt: 'Periodinės sąskaitos, kurios būsena „%{status}“, pristabdyti negalima.',
    no: 'En gjentakende faktura med status «%{status}» kan ikke settes på pause.',
  }),
  'recurring_invoice.cannot_resume': conflict({
    en: 'A recurring invoice that is %{status} cannot be resumed.',
    lt: 'Periodinės sąskaitos, kurios būsena „%{status}“, tęsti negalima.',
    no: 'En gjentakende faktura med status «%{status}» kan ikke gjenopptas.',
  }),
  'recurring_invoice.cannot_skip': conflict({
    en: 'No date of a recurring invoice that is %{status} can be skipped.',
    lt: 'Periodinės sąskaitos, kurios būsena „%{status}“, datos praleisti negalima.',
    no: 'Ingen dato for en gjentakende faktura med status «%{status}» kan hoppes over.',
  }),
  'recurring_invoice.cannot_make': conflict({
    en: 'A recurring invoice that is %{status} makes no invoices.',
    lt: 'Pagal periodinę sąskaitą, kurios būsena „%{status}“, sąskaitos nekuriamos.',
    no: 'En gjentakende faktura med status «%{status}» lager ingen fakturaer.',
  }),
};
