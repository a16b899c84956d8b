import type { SameKeys } from '../../platform/i18n/languages.ts';
import { no as documentFields } from '../../documents/fields.messages.ts';
import { no as scheduleFields } from '../../documents/schedule/fields.messages.ts';
import type { en } from './messages.ts';

export const no: SameKeys<typeof en> = {
  resources: {
    recurringInvoices: {
      fields: {
        ...documentFields,
        ...scheduleFields,
        sends: 'Send automatisk',
        sendTo: 'Mottakere',
        billsHours: 'Ta med de ufakturerte timene i hver periode',
        hoursBy: 'Grupper timer etter',
      },
    },
  },
  recurringInvoices: {
    empty: 'Ingen gjentakende fakturaer ennå. Sett opp det du fakturerer om og om igjen, for eksempel drift eller leie.',
    new: 'Ny gjentakende faktura',
    runs: 'Fakturaer som er laget',
    no_runs: 'Ingen faktura er laget ennå.',
    lines: 'Hver faktura',
    and_hours: 'Ufakturerte timer i perioden',
    hours_of: 'Timer fra %{from} til %{to}',
    makes: { draft: 'Lager utkast', sent: 'Sender fakturaer' },
    state: {
      made: 'Utkast',
      sending: 'Sendes',
      sent: 'Sendt',
      notSent: 'Ikke sendt',
      failed: 'Ikke laget',
      nothing: 'Ingen timer',
      skipped: 'Hoppet over',
    },
    group: { project: 'Prosjekt', task: 'Oppgave', person: 'Person', day: 'Dag', entry: 'Hver føring' },
    hint: {
      name: 'Bare dere ser det, for eksempel «Drift».',
      terms: 'La stå tomt for kundens betalingsfrist.',
      sends: 'Hver faktura sendes på sin dag. En som ikke kan sendes, blir stående som utkast, og du får beskjed.',
      drafts: 'Hver faktura venter som utkast til du sender den.',
      send_to: 'La stå tomt for kundens e-postadresse.',
      hours: 'Fra én dato til dagen før den neste: timene til kunden, eller til prosjektet hvis du har valgt ett.',
    },
    confirm: {
      make: 'Lage fakturaen for %{date} nå? Den dateres i dag og blir et utkast.',
      make_and_send: 'Lage fakturaen for %{date} nå og sende den? Den dateres i dag.',
      skip: 'Hoppe over %{date}? Ingen faktura lages for den datoen.',
      delete: 'Fakturaene som er laget, blir stående.',
    },
    done: {
      save: 'Gjentakende faktura lagret',
      make: 'Faktura laget',
    },
  },
};
