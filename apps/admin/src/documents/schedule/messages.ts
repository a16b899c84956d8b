import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  schedule: {
    title: 'Schedule',
    overview: 'Overview',
    next_dates: 'Next dates',
    no_dates: 'No dates ahead',
    problem: 'Needs attention',
    tabs: { active: 'Active', paused: 'Paused', ended: 'Ended', problem: 'Needs attention' },
    status: { active: 'Active', paused: 'Paused', ended: 'Ended' },
    period: 'Period',
    unit: { day: 'days', week: 'weeks', month: 'months', year: 'years' },
    each: { day: 'Every day', week: 'Every week', month: 'Every month', year: 'Every year' },
    every: {
      day: 'Every day |||| Every %{smart_count} days',
      week: 'Every week |||| Every %{smart_count} weeks',
      month: 'Every month |||| Every %{smart_count} months',
      year: 'Every year |||| Every %{smart_count} years',
    },
    until: '%{rhythm} until %{date}',
    times: '%{rhythm}, once |||| %{rhythm}, %{smart_count} times',
    ends: { label: 'Ends', never: 'Never', date: 'On a day', times: 'After a number of times' },
    action: { make: 'Make next now', pause: 'Pause', resume: 'Resume', skip: 'Skip' },
    confirm: {
      pause: 'Pause it? Nothing is made until you resume it.',
      resume: 'Resume it? Nothing is made for the dates that passed meanwhile.',
    },
    done: { pause: 'Paused', resume: 'Resumed', skip: 'Date skipped' },
  },
};

export const lt: SameKeys<typeof en> = {
  schedule: {
    title: 'Grafikas',
    overview: 'Apžvalga',
    next_dates: 'Artimiausios datos',
    no_dates: 'Artimiausių datų nėra',
    problem: 'Reikia dėmesio',
    tabs: { active: 'Veikia', paused: 'Pristabdytos', ended: 'Pasibaigusios', problem: 'Reikia dėmesio' },
    status: { active: 'Veikia', paused: 'Pristabdyta', ended: 'Pasibaigė' },
    period: 'Laikotarpis',
    unit: { day: 'd.', week: 'sav.', month: 'mėn.', year: 'm.' },
    each: { day: 'Kasdien', week: 'Kas savaitę', month: 'Kas mėnesį', year: 'Kasmet' },
    every: {
      day: 'Kas %{smart_count} dieną |||| Kas %{smart_count} dienas |||| Kas %{smart_count} dienų',
      week: 'Kas %{smart_count} savaitę |||| Kas %{smart_count} savaites |||| Kas %{smart_count} savaičių',
      month: 'Kas %{smart_count} mėnesį |||| Kas %{smart_count} mėnesius |||| Kas %{smart_count} mėnesių',
      year: 'Kas %{smart_count} metus |||| Kas %{smart_count} metus |||| Kas %{smart_count} metų',
    },
    until: '%{rhythm} iki %{date}',
    times: '%{rhythm}, %{smart_count} kartą |||| %{rhythm}, %{smart_count} kartus |||| %{rhythm}, %{smart_count} kartų',
    ends: { label: 'Pabaiga', never: 'Niekada', date: 'Pasirinktą dieną', times: 'Po tam tikro kartų skaičiaus' },
    action: { make: 'Sukurti kitą dabar', pause: 'Pristabdyti', resume: 'Tęsti', skip: 'Praleisti' },
    confirm: {
      pause: 'Pristabdyti? Kol nepratęsite, niekas nebus kuriama.',
      resume: 'Tęsti? Už tuo metu praėjusias datas sąskaitos nebus kuriamos.',
    },
    done: { pause: 'Pristabdyta', resume: 'Tęsiama', skip: 'Data praleista' },
  },
};

export const no: SameKeys<typeof en> = {
  schedule: {
    title: 'Tidsplan',
    overview: 'Oversikt',
    next_dates: 'Neste datoer',
    no_dates: 'Ingen flere datoer',
    problem: 'Må ses på',
    tabs: { active: 'Aktive', paused: 'På pause', ended: 'Avsluttet', problem: 'Må ses på' },
    status: { active: 'Aktiv', paused: 'På pause', ended: 'Avsluttet' },
    period: 'Periode',
    unit: { day: 'dager', week: 'uker', month: 'måneder', year: 'år' },
    each: { day: 'Hver dag', week: 'Hver uke', month: 'Hver måned', year: 'Hvert år' },
    every: {
      day: 'Hver dag |||| Hver %{smart_count}. dag',
      week: 'Hver uke |||| Hver %{smart_count}. uke',
      month: 'Hver måned |||| Hver %{smart_count}. måned',
      year: 'Hvert år |||| Hvert %{smart_count}. år',
    },
    until: '%{rhythm} til %{date}',
    times: '%{rhythm}, én gang |||| %{rhythm}, %{smart_count} ganger',
    ends: { label: 'Slutter', never: 'Aldri', date: 'På en dag', times: 'Etter et antall ganger' },
    action: { make: 'Lag neste nå', pause: 'Sett på pause', resume: 'Gjenoppta', skip: 'Hopp over' },
    confirm: {
      pause: 'Sette på pause? Ingenting lages før du gjenopptar.',
      resume: 'Gjenoppta? Ingenting lages for datoene som har passert imens.',
    },
    done: { pause: 'Satt på pause', resume: 'Gjenopptatt', skip: 'Dato hoppet over' },
  },
};
