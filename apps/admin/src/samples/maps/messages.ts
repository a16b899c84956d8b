import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  maps: {
    text: 'Where your customers are, by country and town.',
    title: 'Customers by place',
    legend:
      'The larger the circle and the stronger the colour of a country, the more customers. A square stands for other places of a country.',
    described: 'Map of customers. Use the arrow keys to go from place to place.',
    hint: 'Choose a circle to see its places and customers.',
    world: 'World',
    europe: 'Europe',
    area: 'Part of the world',
    countries: 'Countries',
    country: 'Country',
    town: 'Town',
    count: 'Customers',
    share: 'Share',
    customers: '%{number} customer |||| %{number} customers',
    marker_more: '%{place} and 1 more place: %{counted} |||| %{place} and %{smart_count} more places: %{counted}',
    others: '%{country}, other places',
    elsewhere: 'Other places',
    empty: 'The map fills up with your customers: add the first one with its town and country.',
    add: 'Add a customer',
    no_country: 'Your role does not include the countries of customers, so there is nothing to show on a map.',
  },
};

export const lt: SameKeys<typeof en> = {
  maps: {
    text: 'Kur yra jūsų klientai: pagal šalį ir miestą.',
    title: 'Klientai pagal vietą',
    legend: 'Kuo didesnis apskritimas ir kuo ryškesnė šalies spalva, tuo daugiau klientų. Kvadratas žymi kitas šalies vietoves.',
    described: 'Klientų žemėlapis. Iš vienos vietos į kitą pereinama rodyklių klavišais.',
    hint: 'Pasirinkite apskritimą ir pamatysite jo vietoves ir klientus.',
    world: 'Pasaulis',
    europe: 'Europa',
    area: 'Pasaulio dalis',
    countries: 'Šalys',
    country: 'Šalis',
    town: 'Miestas',
    count: 'Klientai',
    share: 'Dalis',
    customers: '%{number} klientas |||| %{number} klientai |||| %{number} klientų',
    marker_more:
      '%{place} ir dar %{smart_count} vietovė: %{counted} |||| %{place} ir dar %{smart_count} vietovės: %{counted} |||| %{place} ir dar %{smart_count} vietovių: %{counted}',
    others: '%{country}, kitos vietovės',
    elsewhere: 'Kitos vietovės',
    empty: 'Žemėlapis pasipildys jūsų klientais: pridėkite pirmąjį ir nurodykite jo miestą ir šalį.',
    add: 'Pridėti klientą',
    no_country: 'Jūsų vaidmuo neleidžia matyti klientų šalių, todėl žemėlapyje nėra ką rodyti.',
  },
};

export const no: SameKeys<typeof en> = {
  maps: {
    text: 'Hvor kundene deres holder til, etter land og sted.',
    title: 'Kunder etter sted',
    legend: 'Jo større sirkel og jo sterkere farge på landet, desto flere kunder. En firkant står for andre steder i et land.',
    described: 'Kart over kunder. Bruk piltastene for å gå fra sted til sted.',
    hint: 'Velg en sirkel for å se stedene og kundene.',
    world: 'Verden',
    europe: 'Europa',
    area: 'Del av verden',
    countries: 'Land',
    country: 'Land',
    town: 'Sted',
    count: 'Kunder',
    share: 'Andel',
    customers: '%{number} kunde |||| %{number} kunder',
    marker_more: '%{place} og 1 sted til: %{counted} |||| %{place} og %{smart_count} steder til: %{counted}',
    others: '%{country}, andre steder',
    elsewhere: 'Andre steder',
    empty: 'Kartet fylles med kundene deres: legg til den første med sted og land.',
    add: 'Legg til en kunde',
    no_country: 'Rollen din omfatter ikke kundenes land, så det er ingenting å vise på kartet.',
  },
};
