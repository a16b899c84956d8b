import { conflict, invalid } from '../../platform/errors/message.ts';

export const customerLinkMessages = {
  'customer_link.one_of': invalid({
    en: 'A link opens one document or the page of a customer: name one of them.',
    lt: 'Nuoroda atidaro vieną dokumentą arba kliento puslapį: nurodykite vieną iš jų.',
    no: 'En lenke åpner ett dokument eller kundens side: oppgi ett av dem.',
  }),
  'customer_link.is_draft': conflict({
    en: 'The customer can open this once it has been sent.',
    lt: 'Klientas galės tai atidaryti, kai bus išsiųsta.',
    no: 'Kunden kan åpne dette når det er sendt.',
  }),
  'customer_link.revised': conflict({
    en: 'This estimate has been revised since you opened it. Please read the new version.',
    lt: 'Kol skaitėte, pasiūlymas buvo pakeistas. Perskaitykite naują versiją.',
    no: 'Tilbudet er endret siden du åpnet det. Les den nye versjonen.',
  }),
  'customer_link.decided': conflict({
    en: 'This estimate has already been answered, so your answer was not saved.',
    lt: 'Į šį pasiūlymą jau atsakyta, todėl jūsų atsakymas neįrašytas.',
    no: 'Tilbudet er allerede besvart, så svaret ditt ble ikke lagret.',
  }),
};
