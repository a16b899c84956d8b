import type { SameKeys } from '../../platform/i18n/languages.ts';
import type { en } from './messages.ts';

export const lt: SameKeys<typeof en> = {
  project_figures: {
    top: {
      label: 'Pinigai ir valandos',
      value: 'Valandų vertė',
      earned: 'Uždirbta iki šiol',
      of_price: 'Visa kaina: %{price}',
      unbilled: 'Be sąskaitos: %{amount}',
      billed: 'Išrašyta',
      cost: 'Sąnaudos',
      labour: 'Iš jų darbas: %{amount}',
      margin: 'Marža',
      profit: 'Pelnas: %{amount}',
      hours: 'Valandos',
      late: 'Pradelsta: %{what}',
    },
    late: {
      tasks: '%{smart_count} užduotis |||| %{smart_count} užduotys |||| %{smart_count} užduočių',
      milestones: '%{smart_count} etapas |||| %{smart_count} etapai |||| %{smart_count} etapų',
      days: '%{smart_count} diena po pabaigos |||| %{smart_count} dienos po pabaigos |||| %{smart_count} dienų po pabaigos',
    },
    burn: {
      title: 'Valandos ir planas',
      total: 'Dirbta iki šiol',
      planned: 'Planas',
      week: 'Savaitė nuo',
      empty: 'Čia atsiras pirmosios įrašytos valandos.',
    },
    forecast: {
      title: 'Prognozė',
      left_tasks: 'Pagal neužbaigtų užduočių numatomą trukmę liko %{hours}.',
      left_budget: 'Biudžete liko %{hours}.',
      none_tasks: 'Neužbaigtų užduočių numatyta trukmė jau išnaudota.',
      none_budget: 'Biudžetas valandomis išnaudotas.',
      pace: 'Paskutinių 28 darbo dienų tempas: %{hours} per savaitę, nuo %{since}.',
      end: 'Tokiu tempu projektas baigtųsi apie %{date}.',
      after_end: 'Planuojama pabaiga – %{date}.',
      cost: 'Iki tol jis bus kainavęs apie %{amount}.',
      without_estimate:
        '%{smart_count} neužbaigta užduotis neturi numatomos trukmės ir neskaičiuojama. |||| %{smart_count} neužbaigtos užduotys neturi numatomos trukmės ir neskaičiuojamos. |||| %{smart_count} neužbaigtų užduočių neturi numatomos trukmės ir neskaičiuojama.',
      ended: 'Projektas baigtas.',
      unknown:
        'Nurodykite užduočių numatomą trukmę arba projekto biudžetą valandomis, kad matytumėte, kada projektas baigsis ir kiek kainuos.',
    },
    profit: {
      figure: 'Rodiklis',
      title: 'Pelningumas',
      empty: 'Kol kas nėra ko sumuoti. Čia atsiras projekto valandos, sąskaitos, pirkimo sąskaitos ir išlaidos.',
      billed: 'Išrašyta',
      earned: 'Uždirbta iki šiol',
      revenue: 'Pajamos',
      unbilledHours: 'Valandos be sąskaitos',
      unbilledCosts: 'Neišrašytos pirkimo sąskaitos ir išlaidos su antkainiu',
      done: 'Atlikta, visa kaina %{price}',
      labour: 'Darbas',
      purchases: 'Pirkimo sąskaitos ir išlaidos',
      stock: 'Prekės iš sandėlio',
      result: 'Pelnas',
      margin: 'Marža',
      effective_rate: 'Pajamos už valandą, atėmus pirkimus, išlaidas ir prekes',
      all_hours: 'Visos valandos',
      billable_hours: 'Klientui skaičiuojamos valandos',
      other_hours: 'Klientui neskaičiuojamos valandos',
      by_month: 'Pagal mėnesį',
      by_person: 'Pagal darbuotoją',
      month: 'Mėnuo',
      person: 'Darbuotojas',
      hours: 'Valandos',
      billable: 'Skaičiuojama',
      value: 'Vertė',
      uncosted: '%{hours} įrašė darbuotojai be savikainos įkainio: prie darbo sąnaudų jos neprisideda.',
      unpriced: '%{hours} be sąskaitos neturi įkainio: prie uždirbtos sumos jos neprisideda.',
    },
    explanation: {
      columns:
        '„Išrašyta“ sudeda projekto sąskaitas be PVM, atėmus kreditines; avansas skaičiuojamas su sąskaita, kuri jį įskaito. „Uždirbta iki šiol“ prideda klientui skaičiuojamas valandas jų įkainiais ir pirkimo sąskaitas bei išlaidas su antkainiu, kurių dar nėra jokioje išsiųstoje sąskaitoje.',
      costs:
        'Darbas – kiekviena valanda jos dienos savikainos įkainiu. Pirkimo sąskaitos ir išlaidos skaičiuojamos, ar jos perfakturuojamos, ar ne, su neatskaitomu PVM. Prekės skaičiuojamos, kai palieka sandėlį, o ne kai perkamos.',
      rate: 'Visos sumos – jūsų valiuta. Valandos neturi valiutos kurso: kita valiuta įkainotos perskaičiuojamos paskutiniu žinomu kursu.',
      fixed:
        'Iš fiksuotos kainos uždirbama atlikta dalis: dirbtos valandos, padalytos iš biudžeto valandomis, o užbaigus projektą – visa kaina. Pridedamos išlaidos, kurios įtraukiamos į sąskaitas be kainos.',
    },
    rows: { date: 'Data', record: 'Įrašas', amount: 'Suma', total: 'Iš viso: %{amount}', empty: 'Šiame skaičiuje nieko nėra.' },
  },
};
