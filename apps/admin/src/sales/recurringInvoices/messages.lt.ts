import type { SameKeys } from '../../platform/i18n/languages.ts';
import { lt as documentFields } from '../../documents/fields.messages.ts';
import { lt as scheduleFields } from '../../documents/schedule/fields.messages.ts';
import type { en } from './messages.ts';

export const lt: SameKeys<typeof en> = {
  resources: {
    recurringInvoices: {
      fields: {
        ...documentFields,
        ...scheduleFields,
        sends: 'Siųsti automatiškai',
        sendTo: 'Gavėjai',
        billsHours: 'Įtraukti kiekvieno laikotarpio neišrašytas valandas',
        hoursBy: 'Valandas grupuoti pagal',
      },
    },
  },
  recurringInvoices: {
    empty: 'Periodinių sąskaitų dar nėra. Sukurkite jas tam, už ką išrašote nuolat, pavyzdžiui, svetainės priežiūrai ar nuomai.',
    new: 'Nauja periodinė sąskaita',
    runs: 'Sukurtos sąskaitos',
    no_runs: 'Dar nesukurta nė viena sąskaita.',
    lines: 'Kiekviena sąskaita',
    and_hours: 'Laikotarpio valandos be sąskaitos',
    hours_of: 'Valandos nuo %{from} iki %{to}',
    makes: { draft: 'Kuria juodraščius', sent: 'Siunčia sąskaitas' },
    state: {
      made: 'Juodraštis',
      sending: 'Siunčiama',
      sent: 'Išsiųsta',
      notSent: 'Neišsiųsta',
      failed: 'Nesukurta',
      nothing: 'Nėra valandų',
      skipped: 'Praleista',
    },
    group: { project: 'Projektą', task: 'Užduotį', person: 'Darbuotoją', day: 'Dieną', entry: 'Kiekvieną įrašą' },
    hint: {
      name: 'Matote tik jūs, pavyzdžiui, „Svetainės priežiūra“.',
      terms: 'Palikite tuščią, jei galioja kliento apmokėjimo terminas.',
      sends: 'Kiekviena sąskaita išsiunčiama savo dieną. Jei išsiųsti nepavyksta, lieka juodraštis, o jūs gaunate pranešimą.',
      drafts: 'Kiekviena sąskaita lieka juodraštis, kol ją išsiųsite.',
      send_to: 'Palikite tuščią, jei siųsti kliento el. pašto adresu.',
      hours: 'Nuo vienos datos iki dienos prieš kitą: kliento arba, jei pasirinkote, projekto valandos.',
    },
    confirm: {
      make: 'Sukurti %{date} sąskaitą dabar? Jos data bus šiandiena, ji liks juodraštis.',
      make_and_send: 'Sukurti %{date} sąskaitą dabar ir išsiųsti? Jos data bus šiandiena.',
      skip: 'Praleisti %{date}? Tos datos sąskaita nebus kuriama.',
      delete: 'Jau sukurtos sąskaitos liks.',
    },
    done: {
      save: 'Periodinė sąskaita įrašyta',
      make: 'Sąskaita sukurta',
    },
  },
};
