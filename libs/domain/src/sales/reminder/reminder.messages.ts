import { conflict } from '../../platform/errors/message.ts';

export const reminderMessages = {
  'reminder.nothing_due': conflict({
    en: 'Nothing is due on this invoice, so there is nothing to remind of.',
    lt: 'Pagal šią sąskaitą mokėti nieko nebereikia, todėl priminti nėra ko.',
    no: 'Det er ikke noe å betale på denne fakturaen, så det er ikke noe å purre på.',
  }),
  'reminder.other_stage': conflict({
    en: 'The invoice is due on %{date}: this reminder says otherwise. Send the one that fits.',
    lt: 'Sąskaitą reikia apmokėti iki %{date}, o šiame priminime rašoma kitaip. Siųskite tinkamą priminimą.',
    no: 'Fakturaen forfaller %{date}, og denne purringen sier noe annet. Send den som passer.',
  }),
  'reminder.sent_today': conflict({
    en: 'This reminder was already sent today.',
    lt: 'Šis priminimas šiandien jau išsiųstas.',
    no: 'Denne purringen er allerede sendt i dag.',
  }),
  'reminder.disputed': conflict({
    en: 'The customer disputes this invoice: %{reason}. Remove the dispute to send a reminder.',
    lt: 'Klientas šią sąskaitą ginčija: %{reason}. Norėdami siųsti priminimą, pašalinkite ginčą.',
    no: 'Kunden bestrider denne fakturaen: %{reason}. Fjern innsigelsen for å sende en purring.',
  }),
};
