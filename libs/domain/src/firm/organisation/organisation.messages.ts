import { conflict, invalid } from '../../platform/errors/message.ts';

export const organisationMessages = {
  'organisation.bad_time_zone': invalid({
    en: 'This time zone is not known.',
    lt: 'Tokia laiko juosta nežinoma.',
    no: 'Denne tidssonen er ukjent.',
  }),
  'organisation.currency_in_use': conflict({
    en: 'The base currency stays, because documents have been issued in it.',
    lt: 'Pagrindinės valiutos keisti nebegalima: pagal ją jau išrašyta dokumentų.',
    no: 'Basisvalutaen kan ikke endres, fordi det er utstedt dokumenter med den.',
  }),
  'organisation.reminders_out_of_order': invalid({
    en: 'Each reminder comes later than the one before it.',
    lt: 'Kiekvienas priminimas siunčiamas vėliau už ankstesnįjį.',
    no: 'Hver purring kommer senere enn den forrige.',
  }),
  'organisation.lock_date_ahead': invalid({
    en: 'Books can be closed up to yesterday at the latest.',
    lt: 'Apskaitą galima uždaryti ne vėliau kaip iki vakarykštės dienos.',
    no: 'Regnskapet kan låses til og med i går, ikke lenger.',
  }),
  'organisation.limit_below_day': invalid({
    en: 'The limit of a day is at least the length of a working day.',
    lt: 'Dienos riba turi būti ne mažesnė už darbo dienos trukmę.',
    no: 'Grensen for en dag er minst like lang som arbeidsdagen.',
  }),
  'organisation.period_locked': invalid({
    en: 'The books are closed up to %{date}.',
    lt: 'Apskaita uždaryta iki %{date}.',
    no: 'Regnskapet er låst til og med %{date}.',
  }),
};
