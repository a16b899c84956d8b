import { conflict } from '../../platform/errors/message.ts';

export const backgroundJobMessages = {
  'background_job.too_many': conflict({
    en: '%{max} of your background jobs are still under way. Wait until one is done, or cancel one.',
    lt: 'Jau vykdoma jūsų foninių užduočių: %{max}. Palaukite, kol kuri nors baigsis, arba vieną atšaukite.',
    no: '%{max} av bakgrunnsjobbene dine er ikke ferdige ennå. Vent til en er ferdig, eller avbryt en.',
  }),
  'background_job.ended': conflict({
    en: 'This background job has already ended.',
    lt: 'Ši foninė užduotis jau baigta.',
    no: 'Denne bakgrunnsjobben er allerede avsluttet.',
  }),
  'background_job.no_file': conflict({
    en: 'This background job has no file, or it is no longer kept. Start the job again.',
    lt: 'Ši foninė užduotis failo neturi arba jis jau nebesaugomas. Paleiskite ją iš naujo.',
    no: 'Denne bakgrunnsjobben har ingen fil, eller filen er slettet. Start jobben på nytt.',
  }),
  'background_job.rights_lost': conflict({
    en: 'It was stopped, because the rights it needs were taken from you.',
    lt: 'Užduotis sustabdyta, nes netekote jai reikalingų teisių.',
    no: 'Den ble stoppet fordi du mistet rettighetene den trenger.',
  }),
  'background_job.interrupted': conflict({
    en: 'It was interrupted and could not go on. Start it again.',
    lt: 'Užduotis nutrūko ir negalėjo būti tęsiama. Paleiskite ją iš naujo.',
    no: 'Den ble avbrutt og kunne ikke fortsette. Start den på nytt.',
  }),
};
