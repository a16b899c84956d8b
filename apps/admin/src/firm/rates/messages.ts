import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  rates: {
    title: 'Rates from a date',
    from: 'From',
    rate: 'Hourly rate',
    add: 'New rate from a date',
    remove: 'Remove the rate from %{date}',
    none: 'Leave empty if no rate of its own applies from this date.',
    hint: 'Hours are billed at the rate of their day. Hours already logged keep theirs.',
    later: '%{amount} from %{date}',
    ended: 'none from %{date}',
  },
};

export const lt: SameKeys<typeof en> = {
  rates: {
    title: 'Įkainiai nuo datos',
    from: 'Nuo',
    rate: 'Valandos įkainis',
    add: 'Naujas įkainis nuo datos',
    remove: 'Pašalinti įkainį nuo %{date}',
    none: 'Palikite tuščią, jei nuo šios datos atskiras įkainis netaikomas.',
    hint: 'Valandoms taikomas jų dienos įkainis. Jau užregistruotų valandų įkainis nesikeičia.',
    later: '%{amount} nuo %{date}',
    ended: 'nuo %{date} atskiro įkainio nėra',
  },
};

export const no: SameKeys<typeof en> = {
  rates: {
    title: 'Timepriser fra en dato',
    from: 'Fra',
    rate: 'Timepris',
    add: 'Ny timepris fra en dato',
    remove: 'Fjern timeprisen fra %{date}',
    none: 'La stå tomt hvis ingen egen timepris gjelder fra denne datoen.',
    hint: 'Timer faktureres etter prisen den dagen de ble utført. Timer som alt er ført, beholder sin pris.',
    later: '%{amount} fra %{date}',
    ended: 'ingen egen pris fra %{date}',
  },
};
