import type { SameKeys } from '../i18n/languages.ts';

export const en = {
  resources: {
    mails: {
      fields: {
        toAddress: 'To',
        subject: 'Subject',
        text: 'Text',
        state: 'State',
        createdAt: 'Written',
        sentAt: 'Sent',
        error: 'Error',
        subjectId: 'About',
        subjectType: 'About',
      },
    },
  },
  outbox: {
    again: 'Send again',
    again_text: 'It goes with the same text and files.',
    again_done: 'The email is waiting to be sent.',
    send: 'Send email',
    several: 'Put commas between several addresses.',
    has_link: 'This email has a personal link in it, so it cannot be sent again. Send a new invitation or password link instead.',
    to_invoice: 'Go to the invoice',
    empty: 'No mail yet. Invoices that are sent, invitations and notifications are listed here.',
    states: { queued: 'Waiting', sent: 'Sent', kept: 'Not sent', failed: 'Failed' },
    kept: 'This email was not sent because no mail server is set up. Forward it yourself, or ask your administrator to set up a mail server.',
    private: 'A personal email to somebody outside: only the sender can read it.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    mails: {
      fields: {
        toAddress: 'Kam',
        subject: 'Tema',
        text: 'Tekstas',
        state: 'Būsena',
        createdAt: 'Parašyta',
        sentAt: 'Išsiųsta',
        error: 'Klaida',
        subjectId: 'Apie ką',
        subjectType: 'Apie ką',
      },
    },
  },
  outbox: {
    again: 'Siųsti dar kartą',
    again_text: 'Laiškas bus išsiųstas su tuo pačiu tekstu ir failais.',
    again_done: 'Laiškas laukia išsiuntimo.',
    send: 'Siųsti laišką',
    several: 'Kelis adresus atskirkite kableliais.',
    has_link:
      'Šiame laiške yra asmeninė nuoroda, todėl dar kartą jo siųsti negalima. Siųskite naują kvietimą arba slaptažodžio nuorodą.',
    to_invoice: 'Eiti į sąskaitą',
    empty: 'Laiškų dar nėra. Čia rodomi laiškai su sąskaitomis, kvietimai ir pranešimai.',
    states: { queued: 'Laukia', sent: 'Išsiųsta', kept: 'Neišsiųsta', failed: 'Nepavyko' },
    kept: 'Pašto serveris nenustatytas, todėl šis laiškas neišsiųstas. Perduokite jį patys arba paprašykite „Kontor“ prižiūrėtojo nustatyti pašto serverį.',
    private: 'Tai asmeninis laiškas gavėjui už įmonės ribų: jį mato tik siuntėjas.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    mails: {
      fields: {
        toAddress: 'Til',
        subject: 'Emne',
        text: 'Tekst',
        state: 'Status',
        createdAt: 'Skrevet',
        sentAt: 'Sendt',
        error: 'Feil',
        subjectId: 'Gjelder',
        subjectType: 'Gjelder',
      },
    },
  },
  outbox: {
    again: 'Send på nytt',
    again_text: 'E-posten sendes med samme tekst og filer.',
    again_done: 'E-posten venter på å bli sendt.',
    send: 'Send e-post',
    several: 'Skriv komma mellom flere adresser.',
    has_link:
      'Denne e-posten inneholder en personlig lenke og kan ikke sendes på nytt. Send en ny invitasjon eller passordlenke.',
    to_invoice: 'Gå til fakturaen',
    empty: 'Ingen e-post ennå. Sendte fakturaer, invitasjoner og varsler vises her.',
    states: { queued: 'Venter', sent: 'Sendt', kept: 'Ikke sendt', failed: 'Mislyktes' },
    kept: 'Det er ikke satt opp noen e-postserver, så denne e-posten er ikke sendt. Send den videre selv, eller be den som drifter Kontor om å sette opp en e-postserver.',
    private: 'Et personlig brev til noen utenfor firmaet: bare den som skrev det, kan lese det.',
  },
};
