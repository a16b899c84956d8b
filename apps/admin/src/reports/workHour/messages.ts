import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    workHour: {
      what: 'hours',
      measures: {
        hours: 'Hours',
        billable: 'Billable',
        billed: 'Billed',
        share: 'Billable share',
      },
      explained: {
        hours: 'The hours that were logged, each on the day on which it was worked.',
        billable: 'The hours of them that are billed to a customer.',
        billed: 'The billable hours that are on a sent invoice. Hours on a draft are not billed yet.',
        share: 'Billable hours, as part of all hours.',
      },
      rule: 'An hour counts on its work date, whoever logged it and whenever. It stays there when its invoice is sent or credited. You see the hours that you may read: without further rights, your own.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    workHour: {
      what: 'Valandos',
      measures: {
        hours: 'Valandos',
        billable: 'Apmokestinamos',
        billed: 'Išrašytos',
        share: 'Apmokestinama dalis',
      },
      explained: {
        hours: 'Užregistruotos valandos, kiekviena tą dieną, kurią dirbta.',
        billable: 'Iš jų valandos, už kurias moka klientas.',
        billed: 'Apmokestinamos valandos, esančios išsiųstoje sąskaitoje. Juodraštyje esančios dar neišrašytos.',
        share: 'Kuri visų valandų dalis apmokestinama.',
      },
      rule: 'Valanda įskaitoma darbo dieną, kad ir kas ir kada ją užregistravo. Ji ten ir lieka, kai sąskaita išsiunčiama ar kredituojama. Matote valandas, kurias turite teisę matyti; be kitų teisių – savo.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    workHour: {
      what: 'timer',
      measures: {
        hours: 'Timer',
        billable: 'Fakturerbare',
        billed: 'Fakturert',
        share: 'Fakturerbar andel',
      },
      explained: {
        hours: 'Timene som er ført, hver på dagen den ble arbeidet.',
        billable: 'Timene av dem som en kunde betaler for.',
        billed: 'De fakturerbare timene som står på en sendt faktura. Timer på et utkast er ikke fakturert ennå.',
        share: 'Fakturerbare timer som del av alle timer.',
      },
      rule: 'En time teller på arbeidsdatoen, uansett hvem som førte den og når. Der blir den når fakturaen sendes eller krediteres. Du ser timene du har rett til å lese: uten flere rettigheter dine egne.',
    },
  },
};
