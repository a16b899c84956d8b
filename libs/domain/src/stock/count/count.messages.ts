import { conflict, invalid } from '../../platform/errors/message.ts';

export const countMessages = {
  'count.enter_one': invalid({
    en: 'Enter either what was counted or what is added.',
    lt: 'Įveskite suskaičiuotą kiekį arba kiek pridedama.',
    no: 'Oppgi enten det som er talt, eller det som legges til.',
  }),
  'count.counted_meanwhile': conflict({
    en: 'Somebody else has counted %{counted} meanwhile.',
    lt: 'Tuo metu kitas žmogus suskaičiavo %{counted}.',
    no: 'Noen andre har talt %{counted} i mellomtiden.',
  }),
  'count.moved_meanwhile': conflict({
    en: 'Goods have moved since this item was counted (%{documents}). Say whether you counted these pieces before or after that.',
    lt: 'Nuo šios prekės skaičiavimo jos judėjo (%{documents}). Nurodykite, ar šiuos vienetus suskaičiavote prieš tai, ar po to.',
    no: 'Varer har flyttet seg siden denne varen ble talt (%{documents}). Oppgi om du talte disse før eller etter det.',
  }),
  'count.nothing_counted': invalid({
    en: 'Nothing has been counted yet.',
    lt: 'Dar nieko nesuskaičiuota.',
    no: 'Ingenting er talt ennå.',
  }),
  'count.no_items': invalid({
    en: 'There are no goods in stock in this category.',
    lt: 'Šios kategorijos prekių, kurių likutis sekamas, nėra.',
    no: 'Det er ingen lagerførte varer i denne kategorien.',
  }),
  'count.frozen': conflict({
    en: 'A posted count is locked: reverse its adjustment instead.',
    lt: 'Užregistruota inventorizacija nekeičiama: atšaukite jos koregavimą.',
    no: 'En bokført varetelling er låst: reverser justeringen i stedet.',
  }),
  'count.cannot_enter': conflict({
    en: 'This count is posted: nothing more can be entered.',
    lt: 'Inventorizacija užregistruota: daugiau įvesti negalima.',
    no: 'Varetellingen er bokført: ingenting mer kan føres.',
  }),
  'count.cannot_post': conflict({
    en: 'This count is posted already.',
    lt: 'Inventorizacija jau užregistruota.',
    no: 'Varetellingen er allerede bokført.',
  }),
  'count.cannot_delete': conflict({
    en: 'Only open counts can be deleted.',
    lt: 'Ištrinti galima tik neužregistruotas inventorizacijas.',
    no: 'Bare åpne varetellinger kan slettes.',
  }),
};
