import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  unbilled: {
    text: 'Billable hours that are on no invoice yet.',
    invoice_hours: 'Invoice %{hours}',
    invoice: 'Invoice',
    invoice_named: 'Invoice the hours of %{name}',
    oldest: 'Oldest',
    hours: 'Hours',
    amount: 'Amount',
    billed: 'billed %{hours}',
    unpriced: '%{hours} without a rate',
    select: 'Select %{name}',
    select_all: 'Select all customers',
    up_to: 'Up to',
    up_to_date: 'Up to %{date}',
    create: 'Create 1 draft |||| Create %{smart_count} drafts',
    create_all: 'Create the draft |||| Create all %{smart_count} drafts',
    made: 'The draft is ready. |||| %{smart_count} drafts are ready.',
    open_editor: 'Open in the editor',
    none: 'All billable hours are on invoices.',
    none_until: 'All billable hours up to %{date} are on invoices.',
  },
};

export const lt: SameKeys<typeof en> = {
  unbilled: {
    text: 'Klientui skaičiuojamos valandos, kurių dar nėra sąskaitose.',
    invoice_hours: 'Išrašyti %{hours}',
    invoice: 'Išrašyti sąskaitą',
    invoice_named: 'Išrašyti sąskaitą už valandas: %{name}',
    oldest: 'Seniausios',
    hours: 'Valandos',
    amount: 'Suma',
    billed: 'sąskaitoje %{hours}',
    unpriced: '%{hours} be įkainio',
    select: 'Pasirinkti %{name}',
    select_all: 'Pasirinkti visus klientus',
    up_to: 'Iki',
    up_to_date: 'Iki %{date}',
    create: 'Sukurti %{smart_count} juodraštį |||| Sukurti %{smart_count} juodraščius |||| Sukurti %{smart_count} juodraščių',
    create_all:
      'Sukurti visus: %{smart_count} juodraštis |||| Sukurti visus: %{smart_count} juodraščiai |||| Sukurti visus: %{smart_count} juodraščių',
    made: 'Paruoštas %{smart_count} juodraštis. |||| Paruošti %{smart_count} juodraščiai. |||| Paruošta %{smart_count} juodraščių.',
    open_editor: 'Atidaryti redaguoti',
    none: 'Visos klientams skaičiuojamos valandos jau sąskaitose.',
    none_until: 'Visos klientams skaičiuojamos valandos iki %{date} jau sąskaitose.',
  },
};

export const no: SameKeys<typeof en> = {
  unbilled: {
    text: 'Fakturerbare timer som ikke står på noen faktura ennå.',
    invoice_hours: 'Fakturer %{hours}',
    invoice: 'Fakturer',
    invoice_named: 'Fakturer timene til %{name}',
    oldest: 'Eldste',
    hours: 'Timer',
    amount: 'Beløp',
    billed: 'faktureres %{hours}',
    unpriced: '%{hours} uten sats',
    select: 'Velg %{name}',
    select_all: 'Velg alle kunder',
    up_to: 'Til og med',
    up_to_date: 'Til og med %{date}',
    create: 'Lag 1 utkast |||| Lag %{smart_count} utkast',
    create_all: 'Lag utkastet |||| Lag alle %{smart_count} utkast',
    made: 'Utkastet er klart. |||| %{smart_count} utkast er klare.',
    open_editor: 'Åpne i redigering',
    none: 'Alle fakturerbare timer står på fakturaer.',
    none_until: 'Alle fakturerbare timer til og med %{date} står på fakturaer.',
  },
};
