import { conflict, invalid } from '../../platform/errors/message.ts';

export const adjustmentMessages = {
  'adjustment.select_reason': invalid({
    en: 'Please select reason!',
    lt: 'Pasirinkite priežastį!',
    no: 'Velg årsak!',
  }),
  'adjustment.item_repeated': invalid({
    en: 'This item is already on another line.',
    lt: 'Ši prekė jau yra kitoje eilutėje.',
    no: 'Denne varen står allerede på en annen linje.',
  }),
  'adjustment.enter_quantity': invalid({
    en: 'Enter either the counted quantity or the difference, not both.',
    lt: 'Įveskite arba suskaičiuotą kiekį, arba skirtumą – tik vieną iš jų.',
    no: 'Oppgi enten opptalt antall eller differansen, ikke begge.',
  }),
  'adjustment.enter_value': invalid({
    en: 'Enter either the new value or the difference, not both.',
    lt: 'Įveskite arba naują vertę, arba skirtumą – tik vieną iš jų.',
    no: 'Oppgi enten ny verdi eller differansen, ikke begge.',
  }),
  'adjustment.changes_nothing': invalid({
    en: 'A difference of 0 changes nothing.',
    lt: 'Skirtumas 0 nieko nekeičia.',
    no: 'En differanse på 0 endrer ingenting.',
  }),
  'adjustment.cost_of_decrease': invalid({
    en: 'Only goods that are added have a unit cost. What leaves takes the average cost.',
    lt: 'Savikaina nurodoma tik pridedamoms prekėms. Nurašomos prekės vertinamos vidutine savikaina.',
    no: 'Bare varer som legges til, har enhetskost. Det som tas ut, får gjennomsnittskost.',
  }),
  'adjustment.other_kind': invalid({
    en: 'An adjustment changes either quantities or values.',
    lt: 'Vienu koregavimu keičiami arba kiekiai, arba vertės.',
    no: 'En justering endrer enten antall eller verdier.',
  }),
  'adjustment.moved_meanwhile': conflict({
    en: 'On hand was %{was} when you counted and is %{now} now. Enter the count again.',
    lt: 'Jums skaičiuojant likutis buvo %{was}, dabar jis %{now}. Įveskite suskaičiuotą kiekį iš naujo.',
    no: 'Det var %{was} på lager da du telte, og nå er det %{now}. Før opptellingen på nytt.',
  }),
  'adjustment.revalued_meanwhile': conflict({
    en: 'The stock value has changed since you entered the new one. Enter the new value again.',
    lt: 'Jums įvedus naują vertę, atsargų vertė pasikeitė. Įveskite naują vertę iš naujo.',
    no: 'Lagerverdien er endret etter at du førte den nye. Før den nye verdien på nytt.',
  }),
  'adjustment.reversed_before': invalid({
    en: 'The reversal date is before the adjustment date.',
    lt: 'Atšaukimo data ankstesnė už koregavimo datą.',
    no: 'Reverseringsdatoen er før justeringsdatoen.',
  }),
  'adjustment.frozen': conflict({
    en: 'A posted adjustment is locked: reverse it instead.',
    lt: 'Užregistruotas koregavimas nekeičiamas: atšaukite jį.',
    no: 'En bokført justering er låst: reverser den i stedet.',
  }),
  'adjustment.cannot_post': conflict({
    en: 'An adjustment that is %{status} cannot be posted.',
    lt: 'Koregavimo, kurio būsena „%{status}“, užregistruoti negalima.',
    no: 'En justering med status «%{status}» kan ikke bokføres.',
  }),
  'adjustment.cannot_reverse': conflict({
    en: 'An adjustment that is %{status} cannot be reversed.',
    lt: 'Koregavimo, kurio būsena „%{status}“, atšaukti negalima.',
    no: 'En justering med status «%{status}» kan ikke reverseres.',
  }),
  'adjustment.cannot_delete': conflict({
    en: 'Only drafts can be deleted.',
    lt: 'Ištrinti galima tik juodraščius.',
    no: 'Bare utkast kan slettes.',
  }),
};
