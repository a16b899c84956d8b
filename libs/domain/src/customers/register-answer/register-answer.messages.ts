import { invalid } from '../../platform/errors/message.ts';

export const registerAnswerMessages = {
  'register.switched_off': invalid({
    en: 'Looking up firms in public registers is switched off on this server.',
    lt: 'Šiame serveryje įmonių paieška viešuosiuose registruose išjungta.',
    no: 'Oppslag i offentlige registre er slått av på denne serveren.',
  }),
  'register.bad_code': invalid({
    en: 'The register has no numbers of this form.',
    lt: 'Tokio formato numerių šis registras neturi.',
    no: 'Registeret har ingen numre på denne formen.',
  }),
  'register.no_answer': invalid({
    en: '%{register} is not answering right now. Try again later, or fill in the details yourself.',
    lt: '%{register} dabar neatsako. Bandykite vėliau arba įrašykite duomenis patys.',
    no: '%{register} svarer ikke akkurat nå. Prøv igjen senere, eller fyll ut opplysningene selv.',
  }),
  'register.odd_answer': invalid({
    en: '%{register} gave an answer that Kontor cannot read. Fill in the details yourself.',
    lt: '%{register} atsiuntė atsakymą, kurio perskaityti nepavyko. Įrašykite duomenis patys.',
    no: '%{register} ga et svar som ikke kan leses. Fyll ut opplysningene selv.',
  }),
};
