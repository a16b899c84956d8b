import type { SameKeys } from '../i18n/languages.ts';

export const en = {
  resources: {
    logs: {
      fields: {
        message: 'Message',
        level: 'Level',
        source: 'Source',
        route: 'Where',
        count: 'Times',
        firstAt: 'First time',
        lastAt: 'Last time',
        resolvedAt: 'Resolved',
        requestId: 'Request',
        userId: 'User no.',
        stack: 'Stack trace',
      },
    },
  },
  logs: {
    empty: 'No open errors. Errors of the server, of jobs and of browsers are listed here.',
    sources: { server: 'Server', browser: 'Browser', job: 'Job' },
    levels: { error: 'Error', warning: 'Warning' },
    open: 'Open',
    resolved: 'Resolved',
    resolved_too: 'Show resolved ones too',
    resolve: 'Mark as resolved',
    done: 'Marked as resolved. It comes back if it happens again.',
    copy: 'Copy details',
    copied: 'Details copied',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    logs: {
      fields: {
        message: 'Pranešimas',
        level: 'Lygis',
        source: 'Šaltinis',
        route: 'Vieta',
        count: 'Kartai',
        firstAt: 'Pirmą kartą',
        lastAt: 'Paskutinį kartą',
        resolvedAt: 'Išspręsta',
        requestId: 'Užklausa',
        userId: 'Naudotojo nr.',
        stack: 'Dėklo išklotinė',
      },
    },
  },
  logs: {
    empty: 'Atvirų klaidų nėra. Čia rodoma, kas nepavyko serveryje, foninėje užduotyje ar naršyklėje.',
    sources: { server: 'Serveris', browser: 'Naršyklė', job: 'Užduotis' },
    levels: { error: 'Klaida', warning: 'Įspėjimas' },
    open: 'Atvira',
    resolved: 'Išspręsta',
    resolved_too: 'Rodyti ir išspręstas',
    resolve: 'Pažymėti kaip išspręstą',
    done: 'Pažymėta kaip išspręsta. Jei klaida pasikartos, ji vėl bus rodoma.',
    copy: 'Kopijuoti informaciją',
    copied: 'Informacija nukopijuota',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    logs: {
      fields: {
        message: 'Melding',
        level: 'Nivå',
        source: 'Kilde',
        route: 'Sted',
        count: 'Ganger',
        firstAt: 'Første gang',
        lastAt: 'Siste gang',
        resolvedAt: 'Løst',
        requestId: 'Forespørsel',
        userId: 'Brukernr.',
        stack: 'Feilsporing',
      },
    },
  },
  logs: {
    empty: 'Ingen åpne feil. Det som går galt på serveren, i en jobb eller i en nettleser, vises her.',
    sources: { server: 'Server', browser: 'Nettleser', job: 'Jobb' },
    levels: { error: 'Feil', warning: 'Advarsel' },
    open: 'Åpen',
    resolved: 'Løst',
    resolved_too: 'Vis løste også',
    resolve: 'Merk som løst',
    done: 'Merket som løst. Den kommer tilbake hvis den skjer igjen.',
    copy: 'Kopier detaljer',
    copied: 'Detaljene er kopiert',
  },
};
