import { conflict, invalid } from '../../platform/errors/message.ts';

export const timeEntryMessages = {
  'time_entry.select_project': invalid({
    en: 'Please select project',
    lt: 'Pasirinkite projektą',
    no: 'Velg prosjekt',
  }),
  'time_entry.duration_required': invalid({
    en: 'Please enter hours, or a start and an end.',
    lt: 'Įveskite valandas arba pradžią ir pabaigą.',
    no: 'Skriv inn timer, eller start og slutt.',
  }),
  'time_entry.length': invalid({
    en: 'An entry is one minute to 24 hours long.',
    lt: 'Vienas įrašas trunka nuo vienos minutės iki 24 valandų.',
    no: 'En registrering varer fra ett minutt til 24 timer.',
  }),
  'time_entry.end_before_start': invalid({
    en: 'The end is before the start.',
    lt: 'Pabaiga yra ankstesnė už pradžią.',
    no: 'Slutten er før starten.',
  }),
  'time_entry.day_limit': invalid({
    en: 'Only %{left} more can be logged on %{date}: the limit is %{limit} a day.',
    lt: '%{date} dar galima įrašyti tik %{left}: dienos riba – %{limit}.',
    no: 'Bare %{left} til kan føres %{date}: grensen er %{limit} per dag.',
  }),
  'time_entry.too_far_ahead': invalid({
    en: 'Hours can be logged up to %{date}.',
    lt: 'Valandas galima įrašyti iki %{date}.',
    no: 'Timer kan føres til og med %{date}.',
  }),
  'time_entry.invoiced': conflict({
    en: 'These hours are on invoice %{invoice} and cannot be changed.',
    lt: 'Šios valandos įtrauktos į sąskaitą %{invoice}, todėl jų keisti negalima.',
    no: 'Disse timene står på faktura %{invoice} og kan ikke endres.',
  }),
  'time_entry.reserved': conflict({
    en: 'These hours are on a draft invoice. Remove them from it before you change them.',
    lt: 'Šios valandos įtrauktos į sąskaitos juodraštį. Prieš keisdami pašalinkite jas iš jo.',
    no: 'Disse timene står på et fakturautkast. Fjern dem derfra før du endrer dem.',
  }),
  'time_entry.other_day': invalid({
    en: 'The start is on another day than these hours.',
    lt: 'Pradžia yra kitą dieną nei šios valandos.',
    no: 'Starten er på en annen dag enn disse timene.',
  }),
  'time_entry.overlaps': invalid({
    en: 'This time overlaps with another entry of the day.',
    lt: 'Šis laikas persidengia su kitu tos dienos įrašu.',
    no: 'Denne tiden overlapper en annen føring samme dag.',
  }),
};
