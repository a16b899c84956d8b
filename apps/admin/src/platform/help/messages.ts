import type { SameKeys } from '../i18n/languages.ts';

export const en = {
  help: {
    lead: 'How Kontor is used, area by area.',
    search: 'Search the help',
    found: '1 section found |||| %{smart_count} sections found',
    nothing: 'Nothing in the help matches "%{query}". Try fewer or other words.',
    pages: 'Pages of the help',
    contents: 'On this page',
    link_to: 'Link to "%{title}"',
    open_screen: 'Open this screen',
    print: 'Print',
    previous: 'Previous page',
    next: 'Next page',
    all: 'All pages',
    failed: 'The help could not be loaded.',
    unknown: 'The help has no such page.',
  },
};

export const lt: SameKeys<typeof en> = {
  help: {
    lead: 'Kaip naudotis „Kontor“, sritis po srities.',
    search: 'Ieškoti pagalboje',
    found: 'Rasta %{smart_count} vieta |||| Rastos %{smart_count} vietos |||| Rasta %{smart_count} vietų',
    nothing: 'Pagal „%{query}“ pagalboje nieko nerasta. Pabandykite mažiau arba kitų žodžių.',
    pages: 'Pagalbos puslapiai',
    contents: 'Šiame puslapyje',
    link_to: 'Nuoroda į skyrių „%{title}“',
    open_screen: 'Atidaryti šį langą',
    print: 'Spausdinti',
    previous: 'Ankstesnis puslapis',
    next: 'Kitas puslapis',
    all: 'Visi puslapiai',
    failed: 'Pagalbos įkelti nepavyko.',
    unknown: 'Tokio pagalbos puslapio nėra.',
  },
};

export const no: SameKeys<typeof en> = {
  help: {
    lead: 'Slik bruker du Kontor, område for område.',
    search: 'Søk i hjelpen',
    found: '1 avsnitt funnet |||| %{smart_count} avsnitt funnet',
    nothing: 'Ingenting i hjelpen passer med «%{query}». Prøv færre eller andre ord.',
    pages: 'Sider i hjelpen',
    contents: 'På denne siden',
    link_to: 'Lenke til «%{title}»',
    open_screen: 'Åpne dette skjermbildet',
    print: 'Skriv ut',
    previous: 'Forrige side',
    next: 'Neste side',
    all: 'Alle sider',
    failed: 'Hjelpen kunne ikke lastes.',
    unknown: 'Hjelpen har ingen slik side.',
  },
};
