import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    classifiers: {
      fields: {
        type: 'List',
        code: 'Code',
        nameEn: 'English',
        nameLt: 'Lithuanian',
        nameNo: 'Norwegian',
        position: 'Position',
        active: 'Active',
        useCount: 'Uses',
      },
    },
  },
  classifiers: {
    text: 'The lists to choose from in forms, in all three languages.',
    types_label: 'Lists',
    types: {
      1: 'Document categories',
      2: 'Clothing sizes',
      3: 'Item categories',
      4: 'Expense categories',
      5: 'Adjustment reasons',
      6: 'Units',
      7: 'Kinds of work',
      8: 'File categories',
      10: 'Reasons for a lost estimate',
    },
    hint: 'Click and type; a row is saved when you leave it. Alt and an arrow key move it.',
    add: 'Add a row',
    new_row: 'new row',
    empty: 'This list is empty. Add its first row.',
    used: 'Used once |||| Used %{smart_count} times',
    used_often: 'Used %{count} times or more',
    in_use_title: '%{name} is in use',
    in_use: 'It cannot be deleted. Switch it off, and it is no longer offered; what uses it stays as it is.',
    in_use_off: 'It cannot be deleted. It is switched off and no longer offered.',
    switch_off: 'Switch off',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    classifiers: {
      fields: {
        type: 'Sąrašas',
        code: 'Kodas',
        nameEn: 'Angliškai',
        nameLt: 'Lietuviškai',
        nameNo: 'Norvegiškai',
        position: 'Vieta',
        active: 'Aktyvus',
        useCount: 'Naudojama',
      },
    },
  },
  classifiers: {
    text: 'Formose siūlomi sąrašai visomis trimis kalbomis.',
    types_label: 'Sąrašai',
    types: {
      1: 'Dokumentų kategorijos',
      2: 'Drabužių dydžiai',
      3: 'Prekių kategorijos',
      4: 'Išlaidų kategorijos',
      5: 'Koregavimo priežastys',
      6: 'Matavimo vienetai',
      7: 'Darbų rūšys',
      8: 'Failų kategorijos',
      10: 'Pasiūlymo atmetimo priežastys',
    },
    hint: 'Spustelėkite ir rašykite; eilutė įrašoma ją palikus. „Alt“ ir rodyklė ją perkelia.',
    add: 'Pridėti eilutę',
    new_row: 'nauja eilutė',
    empty: 'Šis sąrašas tuščias. Pridėkite pirmąją eilutę.',
    used: 'Naudojama %{smart_count} kartą |||| Naudojama %{smart_count} kartus |||| Naudojama %{smart_count} kartų',
    used_often: 'Naudojama %{count} ar daugiau kartų',
    in_use_title: '%{name} naudojama',
    in_use: 'Jo ištrinti negalima. Išjungtas įrašas nebesiūlomas, o ten, kur jis jau naudojamas, niekas nepasikeis.',
    in_use_off: 'Jo ištrinti negalima. Įrašas išjungtas ir nebesiūlomas.',
    switch_off: 'Išjungti',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    classifiers: {
      fields: {
        type: 'Liste',
        code: 'Kode',
        nameEn: 'Engelsk',
        nameLt: 'Litauisk',
        nameNo: 'Norsk',
        position: 'Plass',
        active: 'Aktiv',
        useCount: 'I bruk',
      },
    },
  },
  classifiers: {
    text: 'Listene man velger fra i skjemaer, på alle tre språk.',
    types_label: 'Lister',
    types: {
      1: 'Dokumentkategorier',
      2: 'Klesstørrelser',
      3: 'Varekategorier',
      4: 'Utgiftskategorier',
      5: 'Årsaker til justering',
      6: 'Enheter',
      7: 'Typer arbeid',
      8: 'Filkategorier',
      10: 'Årsaker til tapt tilbud',
    },
    hint: 'Klikk og skriv; en rad lagres når du forlater den. Alt og en piltast flytter den.',
    add: 'Legg til en rad',
    new_row: 'ny rad',
    empty: 'Denne listen er tom. Legg til den første raden.',
    used: 'Brukt én gang |||| Brukt %{smart_count} ganger',
    used_often: 'Brukt %{count} ganger eller mer',
    in_use_title: '%{name} er i bruk',
    in_use: 'Den kan ikke slettes. Slå den av, så tilbys den ikke lenger; det som bruker den, blir som det er.',
    in_use_off: 'Den kan ikke slettes. Den er slått av og tilbys ikke lenger.',
    switch_off: 'Slå av',
  },
};
