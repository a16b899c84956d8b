import { conflict, invalid } from '../../platform/errors/message.ts';

export const moveMessages = {
  'stock.not_tracked': invalid({
    en: 'No stock is kept of this item.',
    lt: 'Šios prekės likutis nesekamas.',
    no: 'Denne varen lagerføres ikke.',
  }),
  'stock.below_zero': invalid({
    en: '%{item}: not enough in stock, %{missing} missing on %{date}.',
    lt: '%{item}: likučio nepakanka, %{date} trūksta %{missing}.',
    no: '%{item}: for lite på lager, det mangler %{missing} den %{date}.',
  }),
  'stock.below_zero_confirm': conflict({
    en: '%{item}: not enough in stock, %{missing} missing on %{date}. Confirm to continue.',
    lt: '%{item}: likučio nepakanka, %{date} trūksta %{missing}. Patvirtinkite, kad norite tęsti.',
    no: '%{item}: for lite på lager, det mangler %{missing} den %{date}. Bekreft for å fortsette.',
  }),
  'stock.taken': conflict({
    en: 'There is no longer enough in stock.',
    lt: 'Sandėlyje tiek nebėra.',
    no: 'Det er ikke lenger nok på lager.',
  }),
  'stock.changes_later': conflict({
    en: 'This date is in the past: the cost of later documents changes (%{documents}), by %{value} in total. Confirm to continue.',
    lt: 'Data praeityje: pasikeis vėlesnių dokumentų savikaina (%{documents}), iš viso %{value}. Patvirtinkite, kad norite tęsti.',
    no: 'Datoen er tilbake i tid: kostnaden på senere dokumenter endres (%{documents}), med %{value} i alt. Bekreft for å fortsette.',
  }),
  'stock.changes_later_unpriced': conflict({
    en: 'This date is in the past: the cost of later documents changes (%{documents}). Confirm to continue.',
    lt: 'Data praeityje: pasikeis vėlesnių dokumentų savikaina (%{documents}). Patvirtinkite, kad norite tęsti.',
    no: 'Datoen er tilbake i tid: kostnaden på senere dokumenter endres (%{documents}). Bekreft for å fortsette.',
  }),
  'stock.zero_cost': conflict({
    en: '%{item} would be added at a cost of 0.00. Enter what a unit costs, or confirm to continue.',
    lt: '%{item} būtų pridėta su 0,00 savikaina. Įveskite vieneto savikainą arba patvirtinkite, kad norite tęsti.',
    no: '%{item} ville bli lagt til med en kostnad på 0,00. Oppgi hva en enhet koster, eller bekreft for å fortsette.',
  }),
  'stock.nothing_on_hand': invalid({
    en: 'There is nothing in stock to revalue.',
    lt: 'Sandėlyje nėra ko perkainoti.',
    no: 'Det er ikke noe på lager å verdsette på nytt.',
  }),
  'stock.later_builds_on_it': conflict({
    en: '%{item}: the adjustment %{document} of %{date} builds on these goods. Reverse it first.',
    lt: '%{item}: šiomis prekėmis remiasi %{date} koregavimas %{document}. Pirma jį atšaukite.',
    no: '%{item}: lagerjusteringen %{document} den %{date} bygger på disse varene. Reverser den først.',
  }),
  'stock.value_below_zero': invalid({
    en: 'The stock value would fall below zero.',
    lt: 'Atsargų vertė taptų neigiama.',
    no: 'Lagerverdien ville blitt negativ.',
  }),
  'stock.returned_too_much': conflict({
    en: 'More would come back than went out.',
    lt: 'Grąžinama daugiau, nei buvo išduota.',
    no: 'Det ville kommet tilbake mer enn det som gikk ut.',
  }),
  'stock.in_future': invalid({
    en: 'The date is in the future.',
    lt: 'Data dar neatėjo.',
    no: 'Datoen er i fremtiden.',
  }),
  'stock.before_opening': invalid({
    en: '%{item}: the date is before its opening stock of %{date}.',
    lt: '%{item}: data ankstesnė už pradinio likučio datą (%{date}).',
    no: '%{item}: datoen er før inngående lager den %{date}.',
  }),
  'stock.opened': conflict({
    en: 'This item already has stock moves. Use an adjustment instead.',
    lt: 'Ši prekė jau turi judėjimų. Naudokite atsargų koregavimą.',
    no: 'Varen har allerede lagerbevegelser. Bruk en lagerjustering i stedet.',
  }),
  'stock.not_issued': conflict({
    en: 'This move did not issue goods to a person.',
    lt: 'Šiuo judėjimu prekės darbuotojui neišduotos.',
    no: 'Denne bevegelsen utleverte ikke varer til en person.',
  }),
  'stock.holder_left': invalid({
    en: 'This person is not active any more, so nothing new is issued to them.',
    lt: 'Šis naudotojas nebeaktyvus, todėl naujų daiktų jam neišduodama.',
    no: 'Denne personen er ikke lenger aktiv og får ikke utlevert noe nytt.',
  }),
  'stock.before_issue': invalid({
    en: 'The goods went out later than this.',
    lt: 'Prekės išduotos vėliau.',
    no: 'Varene ble utlevert senere enn dette.',
  }),
  'stock.append_only': conflict({
    en: 'Stock moves are never changed or deleted.',
    lt: 'Atsargų judėjimai nekeičiami ir netrinami.',
    no: 'Lagerbevegelser endres eller slettes aldri.',
  }),
};
