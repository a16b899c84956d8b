export const en = {
  customerLinks: {
    text: {
      Invoice: 'By a link the customer reads this invoice without an account, sees how to pay it, and downloads the PDF.',
      Estimate: 'By a link the customer reads this estimate without an account, accepts or declines it, and downloads the PDF.',
      RetainerInvoice:
        'By a link the customer reads this retainer invoice without an account, sees how to pay it, and downloads the PDF.',
      CreditNote:
        'By a link the customer reads this credit note without an account, sees what became of it, and downloads the PDF.',
      Customer:
        'By a link the customer sees all open invoices and advances, unused advances and credit notes, and estimates to answer without an account.',
    },
    make: 'Create link',
    once: 'Copy the address now: Kontor keeps no copy of it.',
    address: 'Address for the customer',
    copy: 'Copy',
    copied: 'Address copied',
    not_copied: 'The address could not be copied. Select it and copy it by hand.',
    none: 'There are no links yet. Emails with the document bring one of their own.',
    created: 'Created %{date} by %{who}',
    created_mail: 'Created %{date} with an email',
    expires: 'Works until %{date}',
    ended: 'Ended %{date}',
    expired: 'Expired %{date}',
    seen: 'Opened %{smart_count} time, last %{date} |||| Opened %{smart_count} times, last %{date}',
    not_seen: 'Not opened yet',
    end: 'End link',
    end_title: 'End this link?',
    end_text: 'Whoever has its address can no longer open anything by it.',
    was_ended: 'Link ended',
  },
};

type Words = typeof en;

export const lt: Words = {
  customerLinks: {
    text: {
      Invoice: 'Atidaręs nuorodą klientas be paskyros perskaitys sąskaitą, matys, kaip ją apmokėti, ir atsisiųs PDF.',
      Estimate: 'Atidaręs nuorodą klientas be paskyros perskaitys pasiūlymą, jį priims arba atmes ir atsisiųs PDF.',
      RetainerInvoice:
        'Atidaręs nuorodą klientas be paskyros perskaitys avansinę sąskaitą, matys, kaip ją apmokėti, ir atsisiųs PDF.',
      CreditNote:
        'Atidaręs nuorodą klientas be paskyros perskaitys kreditinę sąskaitą, matys, kam panaudota suma, ir atsisiųs PDF.',
      Customer:
        'Atidaręs nuorodą klientas be paskyros matys visas neapmokėtas sąskaitas, taip pat avansines, nepanaudotus avansus ir kreditines sąskaitas ir neatsakytus pasiūlymus.',
    },
    make: 'Sukurti nuorodą',
    once: 'Nukopijuokite adresą dabar: „Kontor“ jo nesaugo.',
    address: 'Adresas klientui',
    copy: 'Kopijuoti',
    copied: 'Adresas nukopijuotas',
    not_copied: 'Adreso nukopijuoti nepavyko. Pažymėkite jį ir nukopijuokite patys.',
    none: 'Nuorodų dar nėra. Laiškuose su dokumentu jos sukuriamos savaime.',
    created: 'Sukurta %{date}, %{who}',
    created_mail: 'Sukurta %{date} kartu su laišku',
    expires: 'Galioja iki %{date}',
    ended: 'Panaikinta %{date}',
    expired: 'Nebegalioja nuo %{date}',
    seen: 'Atidaryta %{smart_count} kartą, paskutinį kartą %{date} |||| Atidaryta %{smart_count} kartus, paskutinį kartą %{date} |||| Atidaryta %{smart_count} kartų, paskutinį kartą %{date}',
    not_seen: 'Dar neatidaryta',
    end: 'Panaikinti nuorodą',
    end_title: 'Panaikinti nuorodą?',
    end_text: 'Turintieji šį adresą per jį nieko nebegalės atidaryti.',
    was_ended: 'Nuoroda panaikinta',
  },
};

export const no: Words = {
  customerLinks: {
    text: {
      Invoice: 'Med en lenke leser kunden fakturaen uten konto, ser hvordan den betales, og laster ned PDF-en.',
      Estimate: 'Med en lenke leser kunden tilbudet uten konto, godtar eller avslår det og laster ned PDF-en.',
      RetainerInvoice: 'Med en lenke leser kunden forskuddsfakturaen uten konto, ser hvordan den betales, og laster ned PDF-en.',
      CreditNote: 'Med en lenke leser kunden kreditnotaen uten konto, ser hva beløpet er brukt til, og laster ned PDF-en.',
      Customer:
        'Med en lenke ser kunden alle ubetalte fakturaer og forskudd, ubrukte forskudd og kreditnotaer, og tilbud som venter på svar, uten konto.',
    },
    make: 'Lag lenke',
    once: 'Kopier adressen nå: Kontor tar ikke vare på den.',
    address: 'Adresse til kunden',
    copy: 'Kopier',
    copied: 'Adressen er kopiert',
    not_copied: 'Adressen kunne ikke kopieres. Merk den og kopier den selv.',
    none: 'Det er ingen lenker ennå. E-poster med dokumentet får sin egen.',
    created: 'Laget %{date} av %{who}',
    created_mail: 'Laget %{date} sammen med en e-post',
    expires: 'Gyldig til %{date}',
    ended: 'Avsluttet %{date}',
    expired: 'Utløpt %{date}',
    seen: 'Åpnet %{smart_count} gang, sist %{date} |||| Åpnet %{smart_count} ganger, sist %{date}',
    not_seen: 'Ikke åpnet ennå',
    end: 'Avslutt lenken',
    end_title: 'Avslutte lenken?',
    end_text: 'Den som har adressen, kan ikke lenger åpne noe med den.',
    was_ended: 'Lenken er avsluttet',
  },
};
