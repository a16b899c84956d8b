import type { SameKeys } from '../../../platform/i18n/languages.ts';

export const en = {
  costs: {
    offer: 'Add 1 unbilled cost (%{price}) |||| Add %{smart_count} unbilled costs (%{price})',
    title: 'Unbilled costs',
    text: 'The customer pays cost plus mark-up. The mark-up is not printed.',
    no_project: 'No project',
    select_all: 'All costs of %{name}',
    count: '1 cost |||| %{smart_count} costs',
    by: 'Invoice by',
    oldest: 'oldest %{date}',
    cost: 'Cost',
    price: 'Price',
    outlay: 'Outlay, without tax',
    chosen: 'Selected: cost %{cost}. On the invoice: %{price}',
    unpriced:
      '1 price to enter: its exchange rate is missing |||| %{smart_count} prices to enter: their exchange rate is missing',
    add: 'Add to the invoice',
    billed: 'Billed costs',
    total: 'Cost %{cost}, price %{price}',
  },
};

export const lt: SameKeys<typeof en> = {
  costs: {
    offer:
      'Pridėti %{smart_count} neperfakturuotą išlaidą (%{price}) |||| Pridėti %{smart_count} neperfakturuotas išlaidas (%{price}) |||| Pridėti %{smart_count} neperfakturuotų išlaidų (%{price})',
    title: 'Neperfakturuotos išlaidos',
    text: 'Klientas moka savikainą su antkainiu. Antkainis sąskaitoje nerodomas.',
    no_project: 'Be projekto',
    select_all: 'Visos išlaidos: %{name}',
    count: '%{smart_count} išlaida |||| %{smart_count} išlaidos |||| %{smart_count} išlaidų',
    by: 'Išrašyti iki',
    oldest: 'seniausia %{date}',
    cost: 'Savikaina',
    price: 'Kaina',
    outlay: 'Sumokėta kliento vardu, be mokesčio',
    chosen: 'Pasirinkta: savikaina %{cost}. Sąskaitoje: %{price}',
    unpriced:
      '%{smart_count} kainą reikės įrašyti: trūksta valiutos kurso |||| %{smart_count} kainas reikės įrašyti: trūksta valiutos kurso |||| %{smart_count} kainų reikės įrašyti: trūksta valiutos kurso',
    add: 'Pridėti prie sąskaitos',
    billed: 'Perfakturuotos išlaidos',
    total: 'Savikaina %{cost}, kaina %{price}',
  },
};

export const no: SameKeys<typeof en> = {
  costs: {
    offer:
      'Legg til 1 kostnad som ikke er fakturert (%{price}) |||| Legg til %{smart_count} kostnader som ikke er fakturert (%{price})',
    title: 'Kostnader som ikke er fakturert',
    text: 'Kunden betaler kostnad pluss påslag. Påslaget skrives ikke ut.',
    no_project: 'Uten prosjekt',
    select_all: 'Alle kostnader: %{name}',
    count: '1 kostnad |||| %{smart_count} kostnader',
    by: 'Faktureres innen',
    oldest: 'eldste %{date}',
    cost: 'Kostnad',
    price: 'Pris',
    outlay: 'Utlegg, uten avgift',
    chosen: 'Valgt: kostnad %{cost}. På fakturaen: %{price}',
    unpriced: '1 pris må fylles ut: valutakursen mangler |||| %{smart_count} priser må fylles ut: valutakursen mangler',
    add: 'Legg til på fakturaen',
    billed: 'Fakturerte kostnader',
    total: 'Kostnad %{cost}, pris %{price}',
  },
};
