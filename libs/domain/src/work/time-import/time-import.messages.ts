import { invalid } from '../../platform/errors/message.ts';

export const timeImportMessages = {
  'time_import.bad_duration': invalid({
    en: '"%{value}" is not a duration.',
    lt: '„%{value}“ nėra trukmė.',
    no: '«%{value}» er ikke en varighet.',
  }),
  'time_import.bad_time': invalid({
    en: '"%{value}" is not a time of day.',
    lt: '„%{value}“ nėra paros laikas.',
    no: '«%{value}» er ikke et klokkeslett.',
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
  'time_import.person_needs_email': invalid({
    en: 'Enter the email of this person to add them.',
    lt: 'Kad pridėtumėte šį asmenį, įrašykite jo el. pašto adresą.',
    no: 'Skriv inn e-postadressen til denne personen for å legge til vedkommende.',
  }),
};
