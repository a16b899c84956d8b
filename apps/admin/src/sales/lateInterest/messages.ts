import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  late_interest: {
    title: 'Late interest',
    until: 'Up to',
    note: 'Open amount × annual rate × days ÷ 365, rounded once. Not booked, and not part of the balance.',
    disputed: 'The customer disputes this invoice and is not shown this.',
    none: 'No late interest up to this day.',
    failed: 'The late interest could not be computed.',
    row: '%{balance} × %{percent} × %{days} ÷ 365',
    days: '%{smart_count} day |||| %{smart_count} days',
    on_statement: 'Late interest on %{date}, %{currency}',
    on_statement_note: 'A computation of what is overdue: not booked, and not part of the balance above.',
  },
};

export const lt: SameKeys<typeof en> = {
  late_interest: {
    title: 'Palūkanos už vėlavimą',
    until: 'Iki (imtinai)',
    note: 'Neapmokėta suma × metinė norma × dienos ÷ 365, apvalinama vieną kartą. Į apskaitą neįtraukta ir į likutį neįskaičiuota.',
    disputed: 'Klientas šią sąskaitą ginčija, todėl jam palūkanos nerodomos.',
    none: 'Iki šios dienos palūkanų nėra.',
    failed: 'Palūkanų apskaičiuoti nepavyko.',
    row: '%{balance} × %{percent} × %{days} ÷ 365',
    days: '%{smart_count} diena |||| %{smart_count} dienos |||| %{smart_count} dienų',
    on_statement: 'Palūkanos už vėlavimą %{date}, %{currency}',
    on_statement_note: 'Pradelstų sumų skaičiavimas: į apskaitą neįtraukta ir į likutį neįskaičiuota.',
  },
};

export const no: SameKeys<typeof en> = {
  late_interest: {
    title: 'Forsinkelsesrente',
    until: 'Til og med',
    note: 'Ubetalt beløp × årssats × dager ÷ 365, avrundet én gang. Ikke bokført, og ikke en del av restbeløpet.',
    disputed: 'Kunden bestrider denne fakturaen og får ikke se renten.',
    none: 'Ingen forsinkelsesrente til og med denne dagen.',
    failed: 'Forsinkelsesrenten kunne ikke regnes ut.',
    row: '%{balance} × %{percent} × %{days} ÷ 365',
    days: '%{smart_count} dag |||| %{smart_count} dager',
    on_statement: 'Forsinkelsesrente per %{date}, %{currency}',
    on_statement_note: 'En utregning av det som er forfalt: ikke bokført, og ikke en del av saldoen over.',
  },
};
