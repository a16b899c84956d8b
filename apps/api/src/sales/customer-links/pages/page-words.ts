import type { Language } from '@kontor/domain';

/** The words of the pages that customers open, beside those of the papers. */
export type PageWords = {
  language: string;
  skip: string;
  allOpen: string;
  open: string;
  nothingOpen: string;
  invoices: string;
  retainers: string;
  unusedAdvances: string;
  creditNotes: string;
  estimates: string;
  number: string;
  date: string;
  due: string;
  validUntil: string;
  total: string;
  toPay: string;
  paid: string;
  /** Of an advance: used for invoices, or paid back. */
  used: string;
  paidInFull: string;
  creditedInFull: string;
  overdue: string;
  payments: string;
  /** Payments, credit notes and advances together. */
  settled: string;
  creditNote: string;
  advance: string;
  creditUse: string;
  reduced: (invoice: string) => string;
  paidBack: string;
  creditLeft: string;
  download: string;
  downloadEInvoice: string;
  preparing: string;
  answer: string;
  answerText: string;
  options: string;
  optionsText: string;
  chosenTotal: string;
  updateTotal: string;
  confirmTotal: (total: string) => string;
  acceptedTotal: string;
  name: string;
  nameMissing: string;
  tooLong: string;
  remark: string;
  accept: string;
  decline: string;
  accepted: (name: string, when: string) => string;
  declined: (name: string, when: string) => string;
  acceptedPlain: string;
  declinedPlain: string;
  expired: (firm: string) => string;
  beingRevised: (firm: string) => string;
  voided: (firm: string) => string;
  noteVoided: (firm: string) => string;
  questions: string;
  gone: string;
  goneText: string;
  tooOften: string;
  tooOftenText: string;
  failed: string;
  failedText: string;
};

const en: PageWords = {
  language: 'English',
  skip: 'Skip to the content',
  allOpen: 'Open documents',
  open: 'Open',
  nothingOpen: 'Nothing is open at the moment.',
  invoices: 'Invoices to pay',
  retainers: 'Advances to pay',
  unusedAdvances: 'Advances not used yet',
  creditNotes: 'Credit notes not used yet',
  estimates: 'Estimates to answer',
  number: 'Number',
  date: 'Date',
  due: 'Due',
  validUntil: 'Valid until',
  total: 'Total',
  toPay: 'To pay',
  paid: 'Paid',
  used: 'Used or paid back',
  paidInFull: 'Paid in full. Thank you.',
  creditedInFull: 'Credited in full. There is nothing to pay.',
  overdue: 'Overdue',
  payments: 'Payments received',
  settled: 'Payments and credits',
  creditNote: 'Credit note',
  advance: 'Advance',
  creditUse: 'How this credit is used',
  reduced: (invoice) => `Taken off invoice ${invoice}`,
  paidBack: 'Paid back to you',
  creditLeft: 'Left for your next invoices',
  download: 'Download PDF',
  downloadEInvoice: 'Download e-invoice (XML)',
  preparing: 'The PDF is being prepared. Please try again in a minute.',
  answer: 'Your answer',
  answerText: 'Write your name and accept or decline the estimate. We keep your answer with its date, time and internet address.',
  options: 'Optional lines',
  optionsText: 'Tick what you would like to have as well. These lines are not in the total until you choose them.',
  chosenTotal: 'Total with your choice:',
  updateTotal: 'Update total',
  confirmTotal: (total) => `With the lines you ticked the total is ${total}. Press “Accept estimate” again to accept it.`,
  acceptedTotal: 'Accepted total',
  name: 'Your name',
  nameMissing: 'Please write your name.',
  tooLong: 'This text is too long.',
  remark: 'Remark (optional)',
  accept: 'Accept estimate',
  decline: 'Decline',
  accepted: (name, when) => `Accepted by ${name} on ${when}.`,
  declined: (name, when) => `Declined by ${name} on ${when}.`,
  acceptedPlain: 'This estimate has been accepted.',
  declinedPlain: 'This estimate has been declined.',
  expired: (firm) => `This estimate has expired. Please ask ${firm} for a new one.`,
  beingRevised: (firm) => `${firm} is preparing a new version of this estimate.`,
  voided: (firm) => `${firm} has cancelled this invoice. Please do not pay it.`,
  noteVoided: (firm) => `${firm} has cancelled this credit note.`,
  questions: 'Questions?',
  gone: 'This link does not work',
  goneText: 'It may have expired or been ended. Please ask whoever sent it to you for a new one.',
  tooOften: 'Too many requests',
  tooOftenText: 'Please wait a minute and try again.',
  failed: 'Something went wrong',
  failedText: 'Please try again in a few minutes.',
};

const lt: PageWords = {
  language: 'Lietuvių',
  skip: 'Pereiti prie turinio',
  allOpen: 'Aktualūs dokumentai',
  open: 'Atidaryti',
  nothingOpen: 'Šiuo metu nėra nei neapmokėtų sąskaitų, nei nepanaudotų sumų, nei neatsakytų pasiūlymų.',
  invoices: 'Neapmokėtos sąskaitos',
  retainers: 'Neapmokėtos avansinės sąskaitos',
  unusedAdvances: 'Nepanaudoti avansai',
  creditNotes: 'Nepanaudotos kreditinės sąskaitos',
  estimates: 'Pasiūlymai, laukiantys atsakymo',
  number: 'Numeris',
  date: 'Data',
  due: 'Apmokėti iki',
  validUntil: 'Galioja iki',
  total: 'Iš viso',
  toPay: 'Liko mokėti',
  paid: 'Sumokėta',
  used: 'Panaudota arba grąžinta',
  paidInFull: 'Apmokėta. Ačiū.',
  creditedInFull: 'Visa suma kredituota. Mokėti nieko nereikia.',
  overdue: 'Pradelsta',
  payments: 'Gauti mokėjimai',
  settled: 'Mokėjimai ir įskaitymai',
  creditNote: 'Kreditinė sąskaita',
  advance: 'Avansas',
  creditUse: 'Kaip panaudota ši suma',
  reduced: (invoice) => `Sumažinta sąskaita ${invoice}`,
  paidBack: 'Grąžinta jums',
  creditLeft: 'Liko būsimoms sąskaitoms',
  download: 'Atsisiųsti PDF',
  downloadEInvoice: 'Atsisiųsti e. sąskaitą (XML)',
  preparing: 'PDF dar rengiamas. Pabandykite po minutės.',
  answer: 'Jūsų atsakymas',
  answerText:
    'Įrašykite savo vardą ir pavardę ir pasiūlymą priimkite arba atmeskite. Atsakymą įrašysime su data, laiku ir interneto adresu.',
  options: 'Papildomos eilutės',
  optionsText: 'Pažymėkite, ko dar pageidaujate. Kol nepažymėta, į sumą neįskaičiuojama.',
  chosenTotal: 'Suma su pasirinktomis eilutėmis:',
  updateTotal: 'Perskaičiuoti sumą',
  confirmTotal: (total) => `Su pažymėtomis eilutėmis suma yra ${total}. Jei sutinkate, dar kartą spauskite „Priimti pasiūlymą“.`,
  acceptedTotal: 'Priimta suma',
  name: 'Vardas ir pavardė',
  nameMissing: 'Įrašykite vardą ir pavardę.',
  tooLong: 'Tekstas per ilgas.',
  remark: 'Pastaba (neprivaloma)',
  accept: 'Priimti pasiūlymą',
  decline: 'Atmesti',
  accepted: (name, when) => `Priėmė: ${name}, ${when}.`,
  declined: (name, when) => `Atmetė: ${name}, ${when}.`,
  acceptedPlain: 'Šis pasiūlymas priimtas.',
  declinedPlain: 'Šis pasiūlymas atmestas.',
  expired: (firm) => `Pasiūlymo galiojimas baigėsi. Dėl naujo kreipkitės į ${firm}.`,
  beingRevised: (firm) => `${firm} rengia naują šio pasiūlymo versiją.`,
  voided: (firm) => `${firm} šią sąskaitą anuliavo. Jos mokėti nereikia.`,
  noteVoided: (firm) => `${firm} šią kreditinę sąskaitą anuliavo.`,
  questions: 'Turite klausimų?',
  gone: 'Nuoroda neveikia',
  goneText: 'Galbūt jos galiojimas baigėsi arba ji buvo panaikinta. Naujos paprašykite ją atsiuntusio žmogaus.',
  tooOften: 'Per daug užklausų',
  tooOftenText: 'Palaukite minutę ir bandykite dar kartą.',
  failed: 'Įvyko klaida',
  failedText: 'Bandykite dar kartą po kelių minučių.',
};

const no: PageWords = {
  language: 'Norsk',
  skip: 'Gå til innholdet',
  allOpen: 'Åpne dokumenter',
  open: 'Åpne',
  nothingOpen: 'Ingenting er åpent akkurat nå.',
  invoices: 'Fakturaer som skal betales',
  retainers: 'Forskudd som skal betales',
  unusedAdvances: 'Forskudd som ikke er brukt opp',
  creditNotes: 'Kreditnotaer som ikke er brukt opp',
  estimates: 'Tilbud som venter på svar',
  number: 'Nummer',
  date: 'Dato',
  due: 'Forfall',
  validUntil: 'Gyldig til',
  total: 'Totalt',
  toPay: 'Å betale',
  paid: 'Betalt',
  used: 'Brukt eller tilbakebetalt',
  paidInFull: 'Betalt i sin helhet. Takk.',
  creditedInFull: 'Kreditert i sin helhet. Det er ingenting å betale.',
  overdue: 'Forfalt',
  payments: 'Mottatte betalinger',
  settled: 'Betalinger og kreditering',
  creditNote: 'Kreditnota',
  advance: 'Forskudd',
  creditUse: 'Slik er beløpet brukt',
  reduced: (invoice) => `Trukket fra faktura ${invoice}`,
  paidBack: 'Tilbakebetalt til dere',
  creditLeft: 'Gjenstår til kommende fakturaer',
  download: 'Last ned PDF',
  downloadEInvoice: 'Last ned EHF-faktura (XML)',
  preparing: 'PDF-en lages. Prøv igjen om et minutt.',
  answer: 'Svaret ditt',
  answerText: 'Skriv navnet ditt og godta eller avslå tilbudet. Vi lagrer svaret med dato, klokkeslett og internettadresse.',
  options: 'Valgfrie linjer',
  optionsText: 'Kryss av for det du vil ha i tillegg. Linjene er ikke med i totalsummen før du velger dem.',
  chosenTotal: 'Totalt med det du har valgt:',
  updateTotal: 'Oppdater totalen',
  confirmTotal: (total) =>
    `Med linjene du har krysset av, blir totalen ${total}. Trykk «Godta tilbudet» en gang til for å godta.`,
  acceptedTotal: 'Godtatt total',
  name: 'Navn',
  nameMissing: 'Skriv navnet ditt.',
  tooLong: 'Teksten er for lang.',
  remark: 'Merknad (valgfritt)',
  accept: 'Godta tilbudet',
  decline: 'Avslå',
  accepted: (name, when) => `Godtatt av ${name} ${when}.`,
  declined: (name, when) => `Avslått av ${name} ${when}.`,
  acceptedPlain: 'Dette tilbudet er godtatt.',
  declinedPlain: 'Dette tilbudet er avslått.',
  expired: (firm) => `Tilbudet er utløpt. Be ${firm} om et nytt.`,
  beingRevised: (firm) => `${firm} arbeider med en ny versjon av tilbudet.`,
  voided: (firm) => `${firm} har annullert denne fakturaen. Den skal ikke betales.`,
  noteVoided: (firm) => `${firm} har annullert denne kreditnotaen.`,
  questions: 'Spørsmål?',
  gone: 'Lenken virker ikke',
  goneText: 'Den kan være utløpt eller avsluttet. Be den som sendte den, om en ny.',
  tooOften: 'For mange forespørsler',
  tooOftenText: 'Vent et minutt og prøv igjen.',
  failed: 'Noe gikk galt',
  failedText: 'Prøv igjen om noen minutter.',
};

export const pageWords: Record<Language, PageWords> = { en, lt, no };
