import { conflict, invalid } from '../../platform/errors/message.ts';

export const timeImportMessages = {
  'time_import.bad_file': invalid({
    en: 'This file could not be read as CSV.',
    lt: 'Šio failo kaip CSV perskaityti nepavyko.',
    no: 'Denne filen kunne ikke leses som CSV.',
  }),
  'time_import.missing_column': invalid({
    en: 'The file has no column for %{column}.',
    lt: 'Faile nėra stulpelio: %{column}.',
    no: 'Filen har ingen kolonne for %{column}.',
  }),
  'time_import.ambiguous_dates': invalid({
    en: 'The dates in this file can be read in two ways. Please choose the date format.',
    lt: 'Šio failo datas galima suprasti dvejopai. Pasirinkite datos formatą.',
    no: 'Datoene i denne filen kan leses på to måter. Velg datoformat.',
  }),
  'time_import.bad_date': invalid({
    en: '"%{value}" is not a date.',
    lt: '„%{value}“ nėra data.',
    no: '«%{value}» er ikke en dato.',
  }),
  'time_import.bad_duration': invalid({
    en: '"%{value}" is not a duration.',
    lt: '„%{value}“ nėra trukmė.',
    no: '«%{value}» er ikke en varighet.',
  }),
  'time_import.unknown_project': invalid({
    en: 'There is no project "%{value}".',
    lt: 'Projekto „%{value}“ nėra.',
    no: 'Det finnes ikke noe prosjekt «%{value}».',
  }),
  'time_import.ambiguous_project': invalid({
    en: 'There is more than one project "%{value}".',
    lt: 'Yra daugiau nei vienas projektas „%{value}“.',
    no: 'Det finnes mer enn ett prosjekt «%{value}».',
  }),
  'time_import.unknown_user': invalid({
    en: 'There is no person "%{value}".',
    lt: 'Darbuotojo „%{value}“ nėra.',
    no: 'Det finnes ingen person «%{value}».',
  }),
  'time_import.unknown_task': invalid({
    en: 'There is no task "%{value}" in this project.',
    lt: 'Užduoties „%{value}“ šiame projekte nėra.',
    no: 'Det finnes ingen oppgave «%{value}» i dette prosjektet.',
  }),
  'time_import.already_imported': conflict({
    en: 'This row was imported before.',
    lt: 'Ši eilutė jau importuota anksčiau.',
    no: 'Denne raden er importert før.',
  }),
  'time_import.too_many_rows': invalid({
    en: 'The file has more than %{max} rows.',
    lt: 'Faile daugiau eilučių nei %{max}.',
    no: 'Filen har mer enn %{max} rader.',
  }),
  'time_import.has_problems': invalid({
    en: '%{count} rows cannot be imported.',
    lt: 'Eilučių, kurių importuoti negalima: %{count}.',
    no: '%{count} rader kan ikke importeres.',
  }),
  'time_import.cannot_undo': conflict({
    en: 'Some of these hours are on an invoice already: the import cannot be undone.',
    lt: 'Dalis šių valandų jau įtraukta į sąskaitą, todėl importo atšaukti negalima.',
    no: 'Noen av disse timene står allerede på en faktura: importen kan ikke angres.',
  }),
};
