import { conflict, invalid } from '../../platform/errors/message.ts';

export const paymentRunMessages = {
  'payment_run.select_account': invalid({
    en: 'Choose the account that pays.',
    lt: 'Pasirinkite sąskaitą, iš kurios mokama.',
    no: 'Velg kontoen det skal betales fra.',
  }),
  'payment_run.account_missing': invalid({
    en: 'This vendor has no bank account.',
    lt: 'Tiekėjas neturi banko sąskaitos.',
    no: 'Leverandøren har ingen bankkonto.',
  }),
  'payment_run.account_unconfirmed': invalid({
    en: "The vendor's bank account is new or was changed, and nobody has confirmed it yet.",
    lt: 'Tiekėjo banko sąskaita nauja arba pakeista, ir jos dar niekas nepatvirtino.',
    no: 'Bankkontoen til leverandøren er ny eller endret, og ingen har bekreftet den ennå.',
  }),
  'payment_run.account_differs': invalid({
    en: 'The e-invoice names another bank account than the vendor has here. Ask the vendor on a number that you already had, and change the account on its page.',
    lt: 'E. sąskaitoje nurodyta kita banko sąskaita, nei įrašyta prie tiekėjo. Paklauskite tiekėjo anksčiau turėtu numeriu ir pakeiskite sąskaitą jo puslapyje.',
    no: 'E-fakturaen oppgir en annen bankkonto enn leverandøren har her. Spør leverandøren på et nummer du hadde fra før, og endre kontoen på leverandørens side.',
  }),
  'payment_run.account_unsuitable': invalid({
    en: 'The bank file takes an IBAN or a Norwegian account only. Pay this vendor at the bank.',
    lt: 'Banko failui tinka tik IBAN arba Norvegijos sąskaita. Šiam tiekėjui mokėkite banke.',
    no: 'Bankfilen tar bare IBAN eller norsk konto. Betal denne leverandøren i banken.',
  }),
  'payment_run.bill_in_run': conflict({
    en: 'A bill stands in another payment run that is not paid yet.',
    lt: 'Sąskaita jau įtraukta į kitą neapmokėtą mokėjimų paketą.',
    no: 'En faktura står i en annen betalingsliste som ikke er betalt ennå.',
  }),
  'payment_run.bill_at_bank': conflict({
    en: 'A bill is in payment run %{id}, whose file went to the bank. Mark that run as paid, or take it back first.',
    lt: 'Sąskaita yra mokėjimų pakete %{id}, kurio failas perduotas bankui. Pažymėkite paketą apmokėtu arba pirmiau jį atšaukite.',
    no: 'En faktura er i betalingsliste %{id}, og filen er sendt til banken. Marker listen som betalt, eller trekk den tilbake først.',
  }),
  'payment_run.frozen': conflict({
    en: 'The file of this payment run was made. Take the run back before you change it.',
    lt: 'Šio mokėjimų paketo failas jau sukurtas. Prieš keisdami paketą atšaukite.',
    no: 'Filen til denne betalingslisten er laget. Trekk listen tilbake før du endrer den.',
  }),
  'payment_run.day_passed': invalid({
    en: 'This day has passed. Choose the day on which the bank shall pay.',
    lt: 'Ši diena jau praėjo. Pasirinkite dieną, kurią bankas turi sumokėti.',
    no: 'Denne dagen er passert. Velg dagen banken skal betale.',
  }),
  'payment_run.no_file': conflict({
    en: 'This payment run has no file yet.',
    lt: 'Šis mokėjimų paketas failo dar neturi.',
    no: 'Denne betalingslisten har ingen fil ennå.',
  }),
  'payment_run.cannot_release': conflict({
    en: 'Only a draft can be made into a file for the bank.',
    lt: 'Banko failą galima sukurti tik iš juodraščio.',
    no: 'Bare et utkast kan bli en fil til banken.',
  }),
  'payment_run.cannot_withdraw': conflict({
    en: 'Only a run whose file was made, and that is not paid, can be taken back.',
    lt: 'Atšaukti galima tik neapmokėtą paketą, kurio failas jau sukurtas.',
    no: 'Bare en liste med fil som ikke er betalt, kan trekkes tilbake.',
  }),
  'payment_run.cannot_mark_paid': conflict({
    en: 'Only a run whose file was made can be marked as paid.',
    lt: 'Apmokėtu pažymėti galima tik paketą, kurio failas jau sukurtas.',
    no: 'Bare en liste med fil kan markeres som betalt.',
  }),
  'payment_run.cannot_undo_paid': conflict({
    en: 'This payment run is not paid.',
    lt: 'Šis mokėjimų paketas neapmokėtas.',
    no: 'Denne betalingslisten er ikke betalt.',
  }),
  'payment_run.cannot_delete': conflict({
    en: 'Only a draft can be deleted.',
    lt: 'Ištrinti galima tik juodraštį.',
    no: 'Bare et utkast kan slettes.',
  }),
};
