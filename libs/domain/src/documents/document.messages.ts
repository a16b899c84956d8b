import { conflict, invalid } from '../platform/errors/message.ts';

export const documentMessages = {
  'document.select_customer': invalid({
    en: 'Please select customer!',
    lt: 'Pasirinkite klientą!',
    no: 'Velg kunde!',
  }),
  'document.select_project': invalid({
    en: 'Please select project!',
    lt: 'Pasirinkite projektą!',
    no: 'Velg prosjekt!',
  }),
  'document.discount_incorrect': invalid({
    en: 'Discount value is incorrect!',
    lt: 'Neteisinga nuolaidos reikšmė!',
    no: 'Rabatten er feil!',
  }),
  'document.charge_incorrect': invalid({
    en: 'Charge value is incorrect!',
    lt: 'Neteisinga priemokos reikšmė!',
    no: 'Tillegget er feil!',
  }),
  'document.prepaid_above_total': invalid({
    en: 'The prepaid amount is higher than the total.',
    lt: 'Iš anksto sumokėta daugiau, nei sudaro dokumento suma.',
    no: 'Det er betalt mer på forhånd enn dokumentet kommer på.',
  }),
  'document.total_incorrect': invalid({
    en: 'Total value is incorrect!',
    lt: 'Neteisinga bendra suma!',
    no: 'Totalsummen er feil!',
  }),
  'document.reference_in_use': conflict({
    en: 'Reference number already used',
    lt: 'Toks nuorodos numeris jau naudojamas',
    no: 'Referansenummeret er allerede brukt',
  }),
  'document.enter_amount': invalid({
    en: 'Please enter amount!',
    lt: 'Įveskite sumą!',
    no: 'Skriv inn beløpet!',
  }),
  'document.no_lines': invalid({
    en: 'Add at least one line.',
    lt: 'Pridėkite bent vieną eilutę.',
    no: 'Legg til minst én linje.',
  }),
  'document.service_period': invalid({
    en: 'The service period ends before it begins.',
    lt: 'Paslaugų laikotarpis baigiasi anksčiau, nei prasideda.',
    no: 'Leveringsperioden slutter før den begynner.',
  }),
  'document.price_below_cost': invalid({
    en: 'The selling price is lower than the purchase price: %{items}.',
    lt: 'Pardavimo kaina mažesnė už pirkimo kainą: %{items}.',
    no: 'Salgsprisen er lavere enn innkjøpsprisen: %{items}.',
  }),
  'document.series_reason': invalid({
    en: 'Please say why this document is numbered in another series.',
    lt: 'Nurodykite, kodėl dokumentas numeruojamas kita serija.',
    no: 'Si hvorfor dokumentet nummereres i en annen serie.',
  }),
  'document.date_before_last': invalid({
    en: 'The last document of this series is dated %{date}: an earlier date is not possible.',
    lt: 'Paskutinio šios serijos dokumento data – %{date}; ankstesnė data negalima.',
    no: 'Det siste dokumentet i denne serien er datert %{date}: en tidligere dato er ikke mulig.',
  }),
  'document.backdate_other_period': invalid({
    en: 'The last document of this series is dated %{date}, and its numbers name the year or month: a date of an earlier one is not possible.',
    lt: 'Paskutinio šios serijos dokumento data – %{date}, o numeriuose nurodomi metai ar mėnuo: ankstesnių metų ar mėnesio data negalima.',
    no: 'Det siste dokumentet i denne serien er datert %{date}, og numrene nevner året eller måneden: en dato i en tidligere er ikke mulig.',
  }),
  'document.date_in_future': invalid({
    en: 'This document is dated %{date}: it can be sent from that day on.',
    lt: 'Šio dokumento data – %{date}: išsiųsti jį bus galima nuo tos dienos.',
    no: 'Dette dokumentet er datert %{date}: det kan sendes fra og med den dagen.',
  }),
  'document.organisation_incomplete': invalid({
    en: 'Before you can send this, add %{fields} to the organisation profile.',
    lt: 'Prieš siųsdami papildykite organizacijos duomenis: %{fields}.',
    no: 'Før du kan sende, må du legge til %{fields} i firmaopplysningene.',
  }),
  'document.customer_incomplete': invalid({
    en: 'Before you can send this, add %{fields} to the customer.',
    lt: 'Prieš siųsdami papildykite kliento duomenis: %{fields}.',
    no: 'Før du kan sende, må du legge til %{fields} på kunden.',
  }),
  'document.contact_of_other_customer': invalid({
    en: 'This contact person belongs to another customer.',
    lt: 'Šis kontaktinis asmuo priklauso kitam klientui.',
    no: 'Denne kontaktpersonen hører til en annen kunde.',
  }),
  'document.project_of_other_customer': invalid({
    en: 'This project belongs to another customer.',
    lt: 'Šis projektas priklauso kitam klientui.',
    no: 'Dette prosjektet hører til en annen kunde.',
  }),
  'document.no_pdf_yet': conflict({
    en: 'The PDF is still being created. Please try again in a moment.',
    lt: 'PDF dar rengiamas. Netrukus bandykite dar kartą.',
    no: 'PDF-en lages fortsatt. Prøv igjen om litt.',
  }),
};
