import type { SameKeys } from '../../platform/i18n/languages.ts';

/** Said where something is sent by email. */
export const en = {
  letters: {
    to: 'Send to',
    subject: 'Subject',
    message: 'Message',
    receipt: 'Send a receipt',
    receipt_text: 'It tells the customer what came and which invoices it paid. The PDF goes along.',
    several: 'Put commas between several addresses.',
    several_or_none: 'Put commas between several addresses. Leave it empty to mark it as sent without an email.',
    number_hint: '{number} becomes the number of the document.',
    no_account: 'Send it without a bank account',
    ahead: 'Bill these hours in advance',
    above: 'Bill more hours than were logged',
    again_title: 'Send %{name} again',
    again_text: 'The PDF goes along as it was issued.',
    send: 'Send email',
    done: 'The email is on its way.',
    kept: 'No email will leave, because no mail server is set up: it waits in the outbox.',
    set_up: 'Set up the mail server',
  },
};

export const lt: SameKeys<typeof en> = {
  letters: {
    to: 'Gavėjas',
    subject: 'Tema',
    message: 'Žinutė',
    receipt: 'Siųsti patvirtinimą',
    receipt_text: 'Klientui pranešama, kiek gauta ir kurios sąskaitos apmokėtos. Pridedamas PDF.',
    several: 'Kelis adresus atskirkite kableliais.',
    several_or_none: 'Kelis adresus atskirkite kableliais. Palikite tuščią, jei reikia tik pažymėti kaip išsiųstą, be laiško.',
    number_hint: 'Vietoj {number} bus dokumento numeris.',
    no_account: 'Siųsti be banko sąskaitos',
    ahead: 'Išrašyti šias valandas iš anksto',
    above: 'Išrašyti daugiau valandų, nei registruota',
    again_title: 'Siųsti dar kartą: %{name}',
    again_text: 'Prie laiško bus pridėtas toks PDF, koks buvo išrašytas.',
    send: 'Siųsti laišką',
    done: 'Laiškas siunčiamas.',
    kept: 'Laiškas neišeis, nes pašto serveris nenustatytas: jis liks tarp siunčiamų laiškų.',
    set_up: 'Nustatyti pašto serverį',
  },
};

export const no: SameKeys<typeof en> = {
  letters: {
    to: 'Send til',
    subject: 'Emne',
    message: 'Melding',
    receipt: 'Send en betalingsbekreftelse',
    receipt_text: 'Den forteller kunden hva som kom inn, og hvilke fakturaer det betalte. PDF-en følger med.',
    several: 'Skriv komma mellom flere adresser.',
    several_or_none: 'Skriv komma mellom flere adresser. La feltet stå tomt for bare å merke som sendt, uten e-post.',
    number_hint: '{number} blir til nummeret på dokumentet.',
    no_account: 'Send uten bankkonto',
    ahead: 'Fakturer disse timene på forskudd',
    above: 'Fakturer flere timer enn det er ført',
    again_title: 'Send %{name} på nytt',
    again_text: 'PDF-en følger med slik den ble utstedt.',
    send: 'Send e-post',
    done: 'E-posten er på vei.',
    kept: 'Ingen e-post blir sendt, fordi ingen e-postserver er satt opp: den blir liggende i utboksen.',
    set_up: 'Sett opp e-postserveren',
  },
};
