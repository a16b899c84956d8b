import { conflict, invalid, refusal } from '../errors/message.ts';

export const fileMessages = {
  'file.too_large': refusal(413, {
    en: 'The file is larger than %{max}.',
    lt: 'Failas didesnis nei %{max}.',
    no: 'Filen er større enn %{max}.',
  }),
  'file.type_refused': refusal(415, {
    en: 'Files of this type are not accepted.',
    lt: 'Tokio tipo failai nepriimami.',
    no: 'Filer av denne typen godtas ikke.',
  }),
  'file.missing': refusal(400, {
    en: 'Please choose a file.',
    lt: 'Pasirinkite failą.',
    no: 'Velg en fil.',
  }),
  'file.content_mismatch': invalid({
    en: 'The content of this file does not match its name.',
    lt: 'Failo turinys neatitinka jo pavadinimo.',
    no: 'Innholdet i filen stemmer ikke med navnet.',
  }),
  'file.cannot_delete_issued': conflict({
    en: 'The PDF and e-invoice of an issued document are kept, so they cannot be deleted.',
    lt: 'Išrašyto dokumento PDF ir e. sąskaita saugomi, todėl jų ištrinti negalima.',
    no: 'PDF-en og e-fakturaen til et utstedt dokument oppbevares og kan derfor ikke slettes.',
  }),
};
