import { conflict, invalid } from '../errors/message.ts';

/** Refusals that all imports of files share. */
export const importMessages = {
  'import.bad_file': invalid({
    en: 'This file could not be read as CSV. Save it as CSV in your spreadsheet program first.',
    lt: 'Šio failo kaip CSV perskaityti nepavyko. Skaičiuoklėje pirmiausia įrašykite jį kaip CSV.',
    no: 'Denne filen kunne ikke leses som CSV. Lagre den som CSV i regnearkprogrammet først.',
  }),
  'import.empty': invalid({
    en: 'The file is empty.',
    lt: 'Failas tuščias.',
    no: 'Filen er tom.',
  }),
  'import.missing_column': invalid({
    en: 'The file has no column for %{column}.',
    lt: 'Faile nėra stulpelio: %{column}.',
    no: 'Filen har ingen kolonne for %{column}.',
  }),
  'import.ambiguous_dates': invalid({
    en: 'The dates in this file can be read in two ways. Please choose the date format.',
    lt: 'Šio failo datas galima suprasti dvejopai. Pasirinkite datos formatą.',
    no: 'Datoene i denne filen kan leses på to måter. Velg datoformat.',
  }),
  'import.bad_date': invalid({
    en: '"%{value}" is not a date.',
    lt: '„%{value}“ nėra data.',
    no: '«%{value}» er ikke en dato.',
  }),
  'import.already_imported': conflict({
    en: 'This row was imported before.',
    lt: 'Ši eilutė jau importuota anksčiau.',
    no: 'Denne raden er importert før.',
  }),
  'import.too_many_rows': invalid({
    en: 'The file has more than %{max} rows. Split it into smaller files.',
    lt: 'Faile daugiau nei %{max} eilučių. Padalykite jį į mažesnius failus.',
    no: 'Filen har mer enn %{max} rader. Del den opp i mindre filer.',
  }),
  'import.has_problems': invalid({
    en: '%{count} rows cannot be imported.',
    lt: 'Eilučių, kurių importuoti negalima: %{count}.',
    no: '%{count} rader kan ikke importeres.',
  }),
  'import.bad_number': invalid({
    en: '"%{value}" is not a number.',
    lt: '„%{value}“ nėra skaičius.',
    no: '«%{value}» er ikke et tall.',
  }),
  'import.too_many_cells': invalid({
    en: 'This row has %{cells} cells under %{columns} headings. A cell that contains the separator must be in quotation marks, such as "1,250.00".',
    lt: 'Šioje eilutėje langelių yra %{cells}, o antraščių – %{columns}. Langelis, kuriame yra skirtukas, rašomas kabutėse, pavyzdžiui, "1,250.00".',
    no: 'Denne raden har %{cells} celler under %{columns} overskrifter. En celle som inneholder skilletegnet, må stå i anførselstegn, som "1,250.00".',
  }),
  'import.too_few_cells': invalid({
    en: 'This row has only %{cells} cells under %{columns} headings. Empty cells need their separator too, and a text with line breaks must be in quotation marks.',
    lt: 'Šioje eilutėje langelių yra tik %{cells}, o antraščių – %{columns}. Skirtukas reikalingas ir prie tuščių langelių, o tekstas su eilučių lūžiais rašomas kabutėse.',
    no: 'Denne raden har bare %{cells} celler under %{columns} overskrifter. Tomme celler må også ha skilletegnet sitt, og tekst med linjeskift må stå i anførselstegn.',
  }),
  'import.bad_quotes': invalid({
    en: 'The quotation marks in this row do not match. Write a quotation mark within a cell twice.',
    lt: 'Kabutės šioje eilutėje nesutampa. Kabutes langelio viduje rašykite dukart.',
    no: 'Anførselstegnene i denne raden stemmer ikke. Skriv et anførselstegn inne i en celle to ganger.',
  }),
  'import.not_yes_no': invalid({
    en: '"%{value}" is neither yes nor no.',
    lt: '„%{value}“ nėra nei „taip“, nei „ne“.',
    no: '«%{value}» er verken ja eller nei.',
  }),
  'import.contradicts': invalid({
    en: '"%{value}" contradicts the column %{column}.',
    lt: '„%{value}“ prieštarauja stulpeliui „%{column}“.',
    no: '«%{value}» stemmer ikke med kolonnen %{column}.',
  }),
  'import.other_currency': invalid({
    en: '"%{value}" is not in %{currency}.',
    lt: '„%{value}“ yra ne %{currency}.',
    no: '«%{value}» er ikke i %{currency}.',
  }),
  'import.rate_direction': invalid({
    en: '"%{value}" does not say which way the rate goes. Write it as 1 %{base} = … %{currency} or 1 %{currency} = … %{base}, or choose the column that says so.',
    lt: '„%{value}“ nepasako kurso krypties. Parašykite 1 %{base} = … %{currency} arba 1 %{currency} = … %{base}, arba pasirinkite tai nurodantį stulpelį.',
    no: '«%{value}» sier ikke hvilken vei kursen går. Skriv 1 %{base} = … %{currency} eller 1 %{currency} = … %{base}, eller velg kolonnen som sier det.',
  }),
  'import.rates_differ': invalid({
    en: 'The columns with the exchange rate do not agree.',
    lt: 'Valiutos kurso stulpeliai nesutampa.',
    no: 'Kolonnene med valutakursen stemmer ikke overens.',
  }),
  'import.ambiguous_number': invalid({
    en: '"%{value}" can be read in two ways. Write it with two decimals or without a separator.',
    lt: '„%{value}“ galima suprasti dvejopai. Parašykite su dviem skaitmenimis po kablelio arba be skirtuko.',
    no: '«%{value}» kan leses på to måter. Skriv tallet med to desimaler eller uten skilletegn.',
  }),
  'import.unknown_value': invalid({
    en: '"%{value}" is not known here.',
    lt: 'Reikšmė „%{value}“ čia nežinoma.',
    no: '«%{value}» er ikke kjent her.',
  }),
  'import.repeated': invalid({
    en: 'Row %{row} of the file already has this.',
    lt: 'Tą patį jau turi failo eilutė %{row}.',
    no: 'Rad %{row} i filen har dette allerede.',
  }),
  'import.differs': invalid({
    en: 'Row %{row} of the file says otherwise for the same customer.',
    lt: 'Failo eilutėje %{row} apie tą patį klientą parašyta kitaip.',
    no: 'Rad %{row} i filen sier noe annet om samme kunde.',
  }),
  'import.whole_name': invalid({
    en: 'Write the first name and the last name.',
    lt: 'Parašykite vardą ir pavardę.',
    no: 'Skriv både fornavn og etternavn.',
  }),
  'import.other_row': conflict({
    en: 'Another row of this customer has a problem.',
    lt: 'Kita šio kliento eilutė turi klaidų.',
    no: 'En annen rad for denne kunden har en feil.',
  }),
  'import.existing_ambiguous': conflict({
    en: 'More than one record has this: %{names}.',
    lt: 'Tokį turi daugiau nei vienas įrašas: %{names}.',
    no: 'Flere oppføringer har dette: %{names}.',
  }),
  'import.changed': conflict({
    en: '%{name} was changed after the import, so the import cannot be undone.',
    lt: 'Po importo pakeista: %{name}. Todėl importo atšaukti negalima.',
    no: '%{name} er endret etter importen, så den kan ikke angres.',
  }),
  'import.in_use': conflict({
    en: '%{name} is in use, so the import cannot be undone.',
    lt: 'Jau naudojama: %{name}. Todėl importo atšaukti negalima.',
    no: '%{name} er i bruk, så importen kan ikke angres.',
  }),
};
