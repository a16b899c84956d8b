import type { SameKeys } from '../../platform/i18n/languages.ts';

/** Texts of the checks before sending: why the domain asks for each, with its source in law or standard. */
export const en = {
  preflight: {
    refused: 'Before you can send this',
    asked: 'You will be asked when you send this',
    asked_now: 'Please confirm',
    add: 'Add %{fields} first',
    check: 'Check %{field} first',
    mend_first: 'Solve this first |||| Solve these %{smart_count} things first',
    confirm_first: 'Confirm first',
    told: 'Good to know',
    failed: 'Whether this can be sent could not be checked.',
    go: 'Go to the field',
    mend: {
      profile: 'Open the organisation profile',
      accounts: 'Open the bank accounts',
      series: 'Open the number series',
      customer: 'Open the customer',
      draft: 'Edit the draft',
    },
    why: {
      document: {
        no_lines: 'An invoice says what was sold (EN 16931, BR-16).',
        organisation_incomplete:
          'The law wants name, address and codes of the seller (VAT law art. 80; bokføringsforskriften § 5-1-1).',
        customer_incomplete: 'The law wants name and address of the buyer (VAT law art. 80; bokføringsforskriften § 5-1-1).',
        ground_missing: 'A document without tax says why (EN 16931, BR-E-10; VAT law art. 80).',
        e_invoice_seller: 'E-invoices go from and to electronic addresses (Peppol R010, R020).',
        e_invoice_buyer: 'E-invoices go from and to electronic addresses (Peppol R010, R020).',
        e_invoice_reference: 'A public body takes e-invoices only, with its reference (Peppol R003).',
        buyer_vat_code: 'Reverse charge and sales within the EU name the buyer’s code (EN 16931, BR-AE-02, BR-IC-02).',
        outside_vat_mixed: 'What is outside VAT stands alone (EN 16931, BR-O-11).',
        outside_vat_registered: 'A document outside VAT cannot have the seller’s VAT code (EN 16931, BR-O-02).',
        supply_date_missing: 'A sale within the EU says when it was delivered (EN 16931, BR-IC-11).',
        not_within_union: 'Only a sale to another EU country is free of tax this way (Directive 2006/112/EC, art. 138).',
        not_exported: 'Only what leaves the country is an export (Directive 2006/112/EC, art. 146; merverdiavgiftsloven § 6-21).',
        tax_rate_changed: 'The tax is that of the day of supply (Directive 2006/112/EC, art. 63).',
        date_in_future: 'Numbers follow dates, so this one would hold up all others.',
        date_before_last: 'Numbers and dates go up together, so that nobody can slip a document in between.',
        date_before_series: 'A number of this year was given before: an earlier year would give it once more.',
        language_changed: 'Norwegian, Swedish, Danish or English (bokføringsloven § 12).',
        delivery_place_missing: 'Sales documents name it (bokføringsforskriften § 5-1-1).',
      },
      tax_rate: { not_in_force: 'The tax is that of the day of supply (Directive 2006/112/EC, art. 63).' },
      organisation: { period_locked: 'What was reported stays as it was. The lock date stands in the organisation profile.' },
      number_series: {
        missing: 'Each document gets the next number of a series when it is sent.',
        closed: 'A closed series numbers no more documents.',
      },
      bank_account: { kid_too_short: 'The bank does not accept a KID of another length.' },
      invoice: {
        no_bank_account: 'An invoice that is paid by transfer names an account (EN 16931, BR-61).',
        hours_ahead: 'Billing in advance is allowed in few cases only (bokføringsforskriften § 5-2-7).',
        hours_above: 'More hours may be billed than were logged, but not by a slip of the hand.',
      },
    },
  },
};

export const lt: SameKeys<typeof en> = {
  preflight: {
    refused: 'Prieš siunčiant',
    asked: 'Siunčiant bus klausiama',
    asked_now: 'Patvirtinkite',
    add: 'Pirma nurodykite: %{fields}',
    check: 'Pirma patikrinkite: %{field}',
    mend_first:
      'Pirma išspręskite %{smart_count} klausimą |||| Pirma išspręskite %{smart_count} klausimus |||| Pirma išspręskite %{smart_count} klausimų',
    confirm_first: 'Pirma patvirtinkite',
    told: 'Verta žinoti',
    failed: 'Nepavyko patikrinti, ar galima siųsti.',
    go: 'Eiti į lauką',
    mend: {
      profile: 'Atidaryti organizacijos duomenis',
      accounts: 'Atidaryti banko sąskaitas',
      series: 'Atidaryti numeracijos serijas',
      customer: 'Atidaryti klientą',
      draft: 'Redaguoti juodraštį',
    },
    why: {
      document: {
        no_lines: 'Sąskaitoje nurodoma, kas parduota (EN 16931, BR-16).',
        organisation_incomplete:
          'Turi būti nurodytas pardavėjo pavadinimas, adresas ir kodai (PVM įstatymo 80 str.; bokføringsforskriften § 5-1-1).',
        customer_incomplete:
          'Turi būti nurodytas pirkėjo pavadinimas ir adresas (PVM įstatymo 80 str.; bokføringsforskriften § 5-1-1).',
        ground_missing: 'Kai mokestis neskaičiuojamas, nurodomas pagrindas (EN 16931, BR-E-10; PVM įstatymo 80 str.).',
        e_invoice_seller: 'E. sąskaita siunčiama iš vieno elektroninio adreso į kitą (Peppol R010, R020).',
        e_invoice_buyer: 'E. sąskaita siunčiama iš vieno elektroninio adreso į kitą (Peppol R010, R020).',
        e_invoice_reference: 'Viešasis sektorius priima tik e. sąskaitas su nuoroda (Peppol R003).',
        buyer_vat_code:
          'Kai mokestį moka pirkėjas arba parduodama ES viduje, nurodomas pirkėjo kodas (EN 16931, BR-AE-02, BR-IC-02).',
        outside_vat_mixed: 'Ne PVM objektas dokumente turi būti vienas (EN 16931, BR-O-11).',
        outside_vat_registered: 'Ne PVM objekto dokumente negali būti pardavėjo PVM kodo (EN 16931, BR-O-02).',
        supply_date_missing: 'Parduodant ES viduje nurodoma, kada pristatyta (EN 16931, BR-IC-11).',
        not_within_union: 'Taip neapmokestinama tik parduodant į kitą ES šalį (Direktyvos 2006/112/EB 138 str.).',
        not_exported: 'Eksportas yra tik tai, kas išvežama (Direktyvos 2006/112/EB 146 str.; merverdiavgiftsloven § 6-21).',
        tax_rate_changed: 'Taikomas tiekimo dienos tarifas (Direktyvos 2006/112/EB 63 str.).',
        date_in_future: 'Numeriai eina paskui datas, todėl šis dokumentas sulaikytų visus kitus.',
        date_before_last: 'Numeriai ir datos didėja kartu, kad niekas negalėtų įterpti dokumento.',
        date_before_series: 'Šių metų numerių jau yra: ankstesnių metų dokumentas juos pakartotų.',
        language_changed: 'Norvegų, švedų, danų arba anglų (bokføringsloven § 12).',
        delivery_place_missing: 'Ji nurodoma pardavimo dokumente (bokføringsforskriften § 5-1-1).',
      },
      tax_rate: { not_in_force: 'Taikomas tiekimo dienos tarifas (Direktyvos 2006/112/EB 63 str.).' },
      organisation: { period_locked: 'Kas deklaruota, nesikeičia. Užrakinimo data nurodyta organizacijos duomenyse.' },
      number_series: {
        missing: 'Siunčiamas dokumentas gauna kitą serijos numerį.',
        closed: 'Uždaryta serija dokumentų nebenumeruoja.',
      },
      bank_account: { kid_too_short: 'Bankas kitokio ilgio KID nepriima.' },
      invoice: {
        no_bank_account: 'Pavedimu apmokamoje sąskaitoje nurodoma banko sąskaita (EN 16931, BR-61).',
        hours_ahead: 'Išrašyti iš anksto leidžiama tik retais atvejais (bokføringsforskriften § 5-2-7).',
        hours_above: 'Galima išrašyti daugiau valandų, nei registruota, tik ne per klaidą.',
      },
    },
  },
};

export const no: SameKeys<typeof en> = {
  preflight: {
    refused: 'Før du kan sende',
    asked: 'Du blir spurt om dette når du sender',
    asked_now: 'Bekreft',
    add: 'Fyll ut først: %{fields}',
    check: 'Kontroller først: %{field}',
    mend_first: 'Løs dette først |||| Løs disse %{smart_count} først',
    confirm_first: 'Bekreft først',
    told: 'Verdt å vite',
    failed: 'Det kunne ikke kontrolleres om dette kan sendes.',
    go: 'Gå til feltet',
    mend: {
      profile: 'Åpne firmaopplysningene',
      accounts: 'Åpne bankkontoene',
      series: 'Åpne nummerseriene',
      customer: 'Åpne kunden',
      draft: 'Rediger utkastet',
    },
    why: {
      document: {
        no_lines: 'En faktura sier hva som er solgt (EN 16931, BR-16).',
        organisation_incomplete:
          'Loven krever selgerens navn, adresse og numre (bokføringsforskriften § 5-1-1; den litauiske mva-loven art. 80).',
        customer_incomplete:
          'Loven krever kjøperens navn og adresse (bokføringsforskriften § 5-1-1; den litauiske mva-loven art. 80).',
        ground_missing: 'Et dokument uten avgift sier hvorfor (EN 16931, BR-E-10; den litauiske mva-loven art. 80).',
        e_invoice_seller: 'EHF-fakturaer går fra og til elektroniske adresser (Peppol R010, R020).',
        e_invoice_buyer: 'EHF-fakturaer går fra og til elektroniske adresser (Peppol R010, R020).',
        e_invoice_reference: 'Det offentlige tar bare imot EHF, med sin referanse (Peppol R003).',
        buyer_vat_code: 'Ved omvendt avgiftsplikt og salg innen EU oppgis kjøperens nummer (EN 16931, BR-AE-02, BR-IC-02).',
        outside_vat_mixed: 'Det som er utenfor mva., står alene (EN 16931, BR-O-11).',
        outside_vat_registered: 'Et dokument utenfor mva. kan ikke ha selgerens mva-nummer (EN 16931, BR-O-02).',
        supply_date_missing: 'Ved salg innen EU oppgis når det ble levert (EN 16931, BR-IC-11).',
        not_within_union: 'Bare salg til et annet EU-land er avgiftsfritt på denne måten (direktiv 2006/112/EF art. 138).',
        not_exported: 'Bare det som forlater landet, er eksport (merverdiavgiftsloven § 6-21; direktiv 2006/112/EF art. 146).',
        tax_rate_changed: 'Satsen er den som gjelder på leveringsdagen (direktiv 2006/112/EF art. 63).',
        date_in_future: 'Numrene følger datoene, så dette dokumentet ville holdt igjen alle andre.',
        date_before_last: 'Numre og datoer stiger sammen, så ingen kan skyte inn et dokument.',
        date_before_series: 'Det finnes numre for i år alt: et tidligere år ville gitt dem en gang til.',
        language_changed: 'Norsk, svensk, dansk eller engelsk (bokføringsloven § 12).',
        delivery_place_missing: 'Salgsdokumentet skal oppgi det (bokføringsforskriften § 5-1-1).',
      },
      tax_rate: { not_in_force: 'Satsen er den som gjelder på leveringsdagen (direktiv 2006/112/EF art. 63).' },
      organisation: { period_locked: 'Det som er rapportert, står fast. Låsedatoen står i firmaopplysningene.' },
      number_series: {
        missing: 'Hvert dokument får neste nummer i en serie når det sendes.',
        closed: 'En avsluttet serie nummererer ingen flere dokumenter.',
      },
      bank_account: { kid_too_short: 'Banken godtar ikke en KID med en annen lengde.' },
      invoice: {
        no_bank_account: 'En faktura som betales med overføring, oppgir en konto (EN 16931, BR-61).',
        hours_ahead: 'Forskuddsfakturering er tillatt bare i noen få tilfeller (bokføringsforskriften § 5-2-7).',
        hours_above: 'Du kan fakturere flere timer enn det er ført, bare det ikke er en tastefeil.',
      },
    },
  },
};
