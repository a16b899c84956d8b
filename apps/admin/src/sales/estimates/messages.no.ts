import { no as documentFields } from '../../documents/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';
import type { en } from './messages.ts';

export const no: SameKeys<typeof en> = {
  resources: {
    estimates: {
      fields: {
        ...documentFields,
        estimateDate: 'Tilbudsdato',
        expiryDate: 'Gyldig til',
        revision: 'Versjon',
        decidedAt: 'Avgjort',
        declineReasonId: 'Årsak',
        decidedByName: 'Besvart via lenke',
        decidedFrom: 'Besvart fra adressen',
        acceptRemark: 'Kundens merknad',
        declineRemark: 'Hva kunden sa',
        invoiceId: 'Faktura',
        invoiceNumber: 'Faktura',
      },
    },
  },
  estimates: {
    none: 'Ingen tilbud ennå.',
    empty: 'Ingen tilbud ennå. Lag det første og send det til kunden.',
    new: 'Nytt tilbud',
    won: 'Vunnet %{share} % (%{won} av %{count})',
    tabs: { draft: 'Utkast', sent: 'Sendt', expired: 'Utløpt', accepted: 'Godtatt', rejected: 'Avslått' },
    invoiced: 'Fakturert',
    delete_drafts: 'Slett utkast',
    frozen: 'Dette tilbudet er sendt. Lag en ny versjon for å endre det.',
    to_estimate: 'Gå til tilbudet',
    to_invoice: 'Gå til fakturaen',
    paper: { noun: 'Tilbud' },
    action: {
      send: 'Send',
      accept: 'Merk som godtatt',
      decline: 'Merk som avslått',
      revise: 'Lag ny versjon',
      convert: 'Gjør om til faktura',
    },
    confirm: {
      send: 'Vil du sende dette tilbudet? Kunden får det slik det er nå.',
      issue: 'Send tilbudet',
      accept: 'Er du sikker på at kunden godtar tilbudet?',
      decline: 'Er du sikker på at kunden avslår tilbudet?',
      revise: 'Er du sikker? En ny versjon åpnes under samme nummer. Den som er sendt, kan fortsatt leses.',
      convert: 'Er du sikker? Det lages et fakturautkast med de samme linjene og den samme summen. Tilbudet regnes som godtatt.',
      expired: 'Tilbudet gjaldt til %{date}.',
      delete: 'Det har aldri vært sendt, så ingen andre har det.',
    },
    done: {
      save: 'Tilbudet er lagret',
      send: 'Tilbudet er sendt',
      accept: 'Merket som godtatt',
      decline: 'Merket som avslått',
      revise: 'Ny versjon åpnet',
      convert: 'Fakturautkast laget',
    },
    show: { overview: 'Oversikt', versions: 'Tidligere versjoner', version: 'Versjon %{number}', sent_on: 'sendt %{date}' },
  },
};
