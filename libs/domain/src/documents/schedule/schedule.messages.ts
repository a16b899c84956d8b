import { conflict, invalid } from '../../platform/errors/message.ts';

export const scheduleMessages = {
  'schedule.one_end': invalid({
    en: 'Choose a last day or a number of times, not both.',
    lt: 'Pasirinkite paskutinę dieną arba kartų skaičių, ne abu.',
    no: 'Velg enten en siste dag eller et antall ganger, ikke begge.',
  }),
  'schedule.last_before_first': invalid({
    en: 'The last day is before the first date.',
    lt: 'Paskutinė diena ankstesnė už pirmąją datą.',
    no: 'Den siste dagen er før den første datoen.',
  }),
  'schedule.first_in_past': invalid({
    en: 'The first date is in the past. Choose today or a later day.',
    lt: 'Pirmoji data jau praėjo. Pasirinkite šiandieną arba vėlesnę dieną.',
    no: 'Den første datoen har passert. Velg i dag eller en senere dag.',
  }),
  'schedule.text_too_long': invalid({
    en: 'With {month} and {period} in words, this becomes longer than %{max} characters. Shorten it.',
    lt: 'Įrašius {month} ir {period} žodžiais, tekstas būtų ilgesnis nei %{max} ženklų. Sutrumpinkite jį.',
    no: 'Med {month} og {period} i ord blir dette lengre enn %{max} tegn. Forkort teksten.',
  }),
  'schedule.no_such_date': invalid({
    en: 'This is none of the next dates.',
    lt: 'Tai nėra viena iš artimiausių datų.',
    no: 'Dette er ingen av de neste datoene.',
  }),
  'schedule.cannot_pause': conflict({
    en: 'A schedule that is %{status} cannot be paused.',
    lt: 'Grafiko, kurio būsena „%{status}“, pristabdyti negalima.',
    no: 'En tidsplan med status «%{status}» kan ikke settes på pause.',
  }),
  'schedule.cannot_resume': conflict({
    en: 'A schedule that is %{status} cannot be resumed.',
    lt: 'Grafiko, kurio būsena „%{status}“, tęsti negalima.',
    no: 'En tidsplan med status «%{status}» kan ikke gjenopptas.',
  }),
  'schedule.cannot_skip': conflict({
    en: 'No date of a schedule that is %{status} can be skipped.',
    lt: 'Grafiko, kurio būsena „%{status}“, datos praleisti negalima.',
    no: 'Ingen dato i en tidsplan med status «%{status}» kan hoppes over.',
  }),
  'schedule.cannot_make': conflict({
    en: 'Nothing is made by a schedule that is %{status}.',
    lt: 'Pagal grafiką, kurio būsena „%{status}“, nieko nekuriama.',
    no: 'Ingenting lages etter en tidsplan med status «%{status}».',
  }),
  'schedule.customer_off': conflict({
    en: '%{name} is not active. Activate the customer first.',
    lt: '%{name} neaktyvus. Pirmiausia suaktyvinkite klientą.',
    no: '%{name} er ikke aktiv. Aktiver kunden først.',
  }),
  'schedule.vendor_off': conflict({
    en: '%{name} is not active. Activate the vendor first.',
    lt: '%{name} neaktyvus. Pirmiausia suaktyvinkite tiekėją.',
    no: '%{name} er ikke aktiv. Aktiver leverandøren først.',
  }),
  'schedule.item_off': conflict({
    en: 'The item %{name} is not active. Activate it, or take it off the lines.',
    lt: 'Prekė ar paslauga „%{name}“ neaktyvi. Suaktyvinkite ją arba pašalinkite iš eilučių.',
    no: 'Varen %{name} er ikke aktiv. Aktiver den, eller fjern den fra linjene.',
  }),
  'schedule.would_pause': conflict({
    en: 'Recurring documents that stop with it: %{count}. They will be paused, and nothing is made until you resume them.',
    lt: 'Kartu sustos periodiniai dokumentai: %{count}. Jie bus pristabdyti, ir nieko nebus kuriama, kol jų nepratęsite.',
    no: 'Gjentakende dokumenter som stopper samtidig: %{count}. De settes på pause, og ingenting lages før du gjenopptar dem.',
  }),
};
