import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  backgroundJobs: {
    text: 'Long work goes on when you leave its page. Its file can be downloaded here for three days.',
    empty: 'You have started no long work yet.',
    failed: 'Your background jobs could not be loaded.',
    running: '1 background job is under way |||| %{smart_count} background jobs are under way',
    progress: '%{done} of %{total}',
    states: { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
    cancel: 'Cancel',
    download: 'Download',
    until: 'until %{date}',
    open: 'Open',
    problems: '1 was left out: |||| %{smart_count} were left out:',
    started: 'It goes on in the background. You will be notified when it is done.',
    see: 'See how far it is',
  },
};

export const lt: SameKeys<typeof en> = {
  backgroundJobs: {
    text: 'Ilgai trunkantys darbai tęsiasi ir uždarius jų puslapį. Paruoštą failą čia galima atsisiųsti tris dienas.',
    empty: 'Dar nepaleidote nė vieno ilgai trunkančio darbo.',
    failed: 'Nepavyko įkelti jūsų foninių užduočių.',
    running:
      'Vykdoma 1 foninė užduotis |||| Vykdomos %{smart_count} foninės užduotys |||| Vykdoma %{smart_count} foninių užduočių',
    progress: '%{done} iš %{total}',
    states: { waiting: 'Laukia', running: 'Vykdoma', done: 'Baigta', failed: 'Nepavyko', cancelled: 'Atšaukta' },
    cancel: 'Atšaukti',
    download: 'Atsisiųsti',
    until: 'iki %{date}',
    open: 'Atidaryti',
    problems: 'Praleistas 1 įrašas: |||| Praleisti %{smart_count} įrašai: |||| Praleista %{smart_count} įrašų:',
    started: 'Darbas tęsiasi fone. Kai bus baigta, gausite pranešimą.',
    see: 'Žiūrėti eigą',
  },
};

export const no: SameKeys<typeof en> = {
  backgroundJobs: {
    text: 'Langt arbeid fortsetter når du forlater siden. Filen kan lastes ned her i tre dager.',
    empty: 'Du har ikke startet noe langt arbeid ennå.',
    failed: 'Bakgrunnsjobbene dine kunne ikke lastes.',
    running: '1 bakgrunnsjobb pågår |||| %{smart_count} bakgrunnsjobber pågår',
    progress: '%{done} av %{total}',
    states: { waiting: 'Venter', running: 'Pågår', done: 'Ferdig', failed: 'Mislyktes', cancelled: 'Avbrutt' },
    cancel: 'Avbryt',
    download: 'Last ned',
    until: 'til %{date}',
    open: 'Åpne',
    problems: '1 ble utelatt: |||| %{smart_count} ble utelatt:',
    started: 'Jobben fortsetter i bakgrunnen. Du får varsel når den er ferdig.',
    see: 'Se hvor langt den er',
  },
};
