import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  autocomplete: {
    text: 'Fields that complete what you type, with a hundred film titles. Arrow keys move, Enter picks, Escape closes.',
    film: 'Film',
    films: 'Films',
    rank: 'No. %{rank}',
    ranks: 'Rank %{from}–%{to}',
    chosen: 'Selected: %{name}',
    one: 'One',
    one_text: 'Type a part of the title; the rank stands beside it.',
    grouped: 'Grouped',
    grouped_text: 'The same titles in groups of ten, by rank.',
    several: 'Several',
    several_text: 'Pick as many as you like; Backspace removes the last one.',
    free: 'Free text',
    free_text: 'Takes a title from the list or anything else you type.',
    server: 'From the server',
    server_text: 'Asks the server while you type and shows the first ten.',
  },
};

export const lt: SameKeys<typeof en> = {
  autocomplete: {
    text: 'Laukai, kurie užbaigia jūsų rašomą tekstą; šimtas filmų pavadinimų. Rodyklės juda, „Enter“ pasirenka, „Escape“ uždaro.',
    film: 'Filmas',
    films: 'Filmai',
    rank: 'Nr. %{rank}',
    ranks: '%{from}–%{to} vieta',
    chosen: 'Pasirinkta: %{name}',
    one: 'Vienas',
    one_text: 'Įrašykite pavadinimo dalį; šalia rodoma vieta.',
    grouped: 'Suskirstyta',
    grouped_text: 'Tie patys pavadinimai po dešimt, pagal vietą.',
    several: 'Keli',
    several_text: 'Rinkitės, kiek norite; „Backspace“ pašalina paskutinį.',
    free: 'Laisvas tekstas',
    free_text: 'Tinka pavadinimas iš sąrašo arba bet koks jūsų tekstas.',
    server: 'Iš serverio',
    server_text: 'Klausia serverio jums rašant ir rodo pirmuosius dešimt.',
  },
};

export const no: SameKeys<typeof en> = {
  autocomplete: {
    text: 'Felt som fullfører det du skriver, med hundre filmtitler. Piltastene flytter, Enter velger, Escape lukker.',
    film: 'Film',
    films: 'Filmer',
    rank: 'Nr. %{rank}',
    ranks: 'Plass %{from}–%{to}',
    chosen: 'Valgt: %{name}',
    one: 'Én',
    one_text: 'Skriv en del av tittelen; plassen står ved siden av.',
    grouped: 'Gruppert',
    grouped_text: 'De samme titlene i grupper på ti, etter plass.',
    several: 'Flere',
    several_text: 'Velg så mange du vil; Backspace fjerner den siste.',
    free: 'Fritekst',
    free_text: 'Tar en tittel fra listen eller hva som helst du skriver.',
    server: 'Fra serveren',
    server_text: 'Spør serveren mens du skriver, og viser de ti første.',
  },
};
