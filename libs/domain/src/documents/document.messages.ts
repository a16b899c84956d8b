import { conflict, invalid } from '../platform/errors/message.ts';

export const documentMessages = {
  'document.not_issued': conflict({
    en: 'Send it first: only what was issued can be emailed.',
    lt: 'Pirmiausia išsiųskite: el. paštu siunčiamas tik išrašytas dokumentas.',
    no: 'Send det først: bare utstedte dokumenter kan sendes på e-post.',
  }),
  'document.select_customer': invalid({
    en: 'Please select customer!',
    lt: 'Pasirinkite klientą!',
    no: 'Velg kunde!',
  }),
  'document.select_project': invalid({
    en: 'Please select project!',
    lt: 'Pasirinkite projektą!',
    no: 'Velg prosjekt!',
  }),
  'document.discount_incorrect': invalid({
    en: 'Discount value is incorrect!',
    lt: 'Neteisinga nuolaidos reikšmė!',
    no: 'Rabatten er feil!',
  }),
  'document.charge_incorrect': invalid({
    en: 'Charge value is incorrect!',
    lt: 'Neteisinga priemokos reikšmė!',
    no: 'Tillegget er feil!',
  }),
  'document.prepaid_above_total': invalid({
    en: 'The prepaid amount is higher than the total.',
    lt: 'Iš anksto sumokėta daugiau, nei sudaro dokumento suma.',
    no: 'Det er betalt mer på forhånd enn dokumentet kommer på.',
  }),
  'document.total_incorrect': invalid({
    en: 'Total value is incorrect!',
    lt: 'Neteisinga bendra suma!',
    no: 'Totalsummen er feil!',
  }),
  'document.reference_in_use': conflict({
    en: 'Reference number already used.',
    lt: 'Toks nuorodos numeris jau naudojamas.',
    no: 'Referansenummeret er allerede brukt.',
  }),
  'document.enter_amount': invalid({
    en: 'Please enter amount!',
    lt: 'Įveskite sumą!',
    no: 'Skriv inn beløpet!',
  }),
  'document.enter_exchange_rate': invalid({
    en: 'Enter the exchange rate. If it is exactly 1, enter its date as well.',
    lt: 'Įveskite valiutos kursą. Jei jis lygus 1, nurodykite ir kurso datą.',
    no: 'Oppgi valutakursen. Er den nøyaktig 1, oppgi også kursdatoen.',
  }),
  'document.enter_rate_direction': invalid({
    en: 'Say which way the exchange rate goes: a rate of 11.7354 is 1 EUR = 11.7354 NOK one way, and 1 NOK = 11.7354 EUR the other.',
    lt: 'Nurodykite kurso kryptį: kursas 11,7354 viena kryptimi yra 1 EUR = 11,7354 NOK, kita – 1 NOK = 11,7354 EUR.',
    no: 'Oppgi kursretningen: kursen 11,7354 er 1 EUR = 11,7354 NOK den ene veien, og 1 NOK = 11,7354 EUR den andre.',
  }),
  'document.no_lines': invalid({
    en: 'Add at least one line.',
    lt: 'Pridėkite bent vieną eilutę.',
    no: 'Legg til minst én linje.',
  }),
  'document.service_period': invalid({
    en: 'The service period ends before it begins.',
    lt: 'Paslaugų laikotarpis baigiasi anksčiau, nei prasideda.',
    no: 'Leveringsperioden slutter før den begynner.',
  }),
  'document.price_below_cost': invalid({
    en: 'The selling price is lower than the purchase price: %{items}.',
    lt: 'Pardavimo kaina mažesnė už pirkimo kainą: %{items}.',
    no: 'Salgsprisen er lavere enn innkjøpsprisen: %{items}.',
  }),
  'document.series_reason': invalid({
    en: 'Please say why this document is numbered in another series.',
    lt: 'Nurodykite, kodėl dokumentas numeruojamas kita serija.',
    no: 'Si hvorfor dokumentet nummereres i en annen serie.',
  }),
  'document.date_before_last': invalid({
    en: 'The last document of this series is dated %{date}: an earlier date is not possible.',
    lt: 'Paskutinio šios serijos dokumento data – %{date}; ankstesnė data negalima.',
    no: 'Det siste dokumentet i denne serien er datert %{date}: en tidligere dato er ikke mulig.',
  }),
  'document.backdate_other_period': invalid({
    en: 'The last document of this series is dated %{date}, and its numbers name the year or month: a date of an earlier one is not possible.',
    lt: 'Paskutinio šios serijos dokumento data – %{date}, o numeriuose nurodomi metai ar mėnuo: ankstesnių metų ar mėnesio data negalima.',
    no: 'Det siste dokumentet i denne serien er datert %{date}, og numrene nevner året eller måneden: en dato i en tidligere er ikke mulig.',
  }),
  'document.date_before_series': invalid({
    en: 'The numbers of this series begin on %{date}: an earlier date is not possible.',
    lt: 'Šios serijos numeriai prasideda %{date}; ankstesnė data negalima.',
    no: 'Numrene i denne serien begynner %{date}: en tidligere dato er ikke mulig.',
  }),
  'document.date_in_future': invalid({
    en: 'This document is dated %{date}: it can be sent from that day on.',
    lt: 'Šio dokumento data – %{date}: išsiųsti jį bus galima nuo tos dienos.',
    no: 'Dette dokumentet er datert %{date}: det kan sendes fra og med den dagen.',
  }),
  'document.organisation_incomplete': invalid({
    en: 'Before you can send this, add %{fields} to the organisation profile.',
    lt: 'Prieš siųsdami papildykite organizacijos duomenis: %{fields}.',
    no: 'Før du kan sende, må du legge til %{fields} i firmaopplysningene.',
  }),
  'document.customer_incomplete': invalid({
    en: 'Before you can send this, add %{fields} to the customer.',
    lt: 'Prieš siųsdami papildykite kliento duomenis: %{fields}.',
    no: 'Før du kan sende, må du legge til %{fields} på kunden.',
  }),
  'document.contact_of_other_customer': invalid({
    en: 'This contact person belongs to another customer.',
    lt: 'Šis kontaktinis asmuo priklauso kitam klientui.',
    no: 'Denne kontaktpersonen hører til en annen kunde.',
  }),
  'document.project_of_other_customer': invalid({
    en: 'This project belongs to another customer.',
    lt: 'Šis projektas priklauso kitam klientui.',
    no: 'Dette prosjektet hører til en annen kunde.',
  }),
  'document.draft_has_no_pdf': conflict({
    en: 'A draft has no PDF; its preview shows what it will be.',
    lt: 'Juodraštis PDF neturi; koks jis bus, rodo peržiūra.',
    no: 'Et utkast har ingen PDF; forhåndsvisningen viser hvordan den blir.',
  }),
  'document.no_pdf_yet': conflict({
    en: 'The PDF is still being created. Please try again in a moment.',
    lt: 'PDF dar rengiamas. Netrukus bandykite dar kartą.',
    no: 'PDF-en lages fortsatt. Prøv igjen om litt.',
  }),
  'document.e_invoice_seller': invalid({
    en: 'For e-invoices, add %{fields} to the organisation profile.',
    lt: 'E. sąskaitoms papildykite organizacijos duomenis: %{fields}.',
    no: 'For EHF-fakturaer må du legge til %{fields} i firmaopplysningene.',
  }),
  'document.e_invoice_buyer': invalid({
    en: 'For e-invoices, add %{fields} to the customer.',
    lt: 'E. sąskaitoms papildykite kliento duomenis: %{fields}.',
    no: 'For EHF-fakturaer må du legge til %{fields} på kunden.',
  }),
  'document.e_invoice_reference': invalid({
    en: 'A public body needs its reference on the invoice: add the order number, the contact person, or a reference to the customer.',
    lt: 'Viešojo sektoriaus įstaigai reikia nuorodos: nurodykite užsakymo numerį, kontaktinį asmenį arba nuorodą kliento duomenyse.',
    no: 'En offentlig kunde må ha en referanse på fakturaen: oppgi ordrenummer, kontaktperson eller en referanse på kunden.',
  }),
  'document.no_e_invoice': conflict({
    en: 'There is no e-invoice of this document.',
    lt: 'Šis dokumentas e. sąskaitos neturi.',
    no: 'Det finnes ingen EHF-faktura for dette dokumentet.',
  }),
  'document.no_e_invoice_yet': conflict({
    en: 'The e-invoice is still being created. Please try again in a moment.',
    lt: 'E. sąskaita dar rengiama. Netrukus bandykite dar kartą.',
    no: 'EHF-fakturaen lages fortsatt. Prøv igjen om litt.',
  }),
  'document.tax_rate_changed': invalid({
    en: 'This tax rate has changed since the draft was saved: it is %{percent} % now. Save the draft again.',
    lt: 'Šis tarifas pasikeitė po to, kai juodraštis buvo įrašytas: dabar jis %{percent} %. Įrašykite juodraštį iš naujo.',
    no: 'Satsen er endret etter at utkastet ble lagret: nå er den %{percent} %. Lagre utkastet på nytt.',
  }),
  'document.language_changed': invalid({
    en: 'A Norwegian firm does not issue documents in Lithuanian: the customer will get it in English.',
    lt: 'Norvegijos įmonė dokumentų lietuvių kalba neišrašo: klientas jį gaus anglų kalba.',
    no: 'Et norsk foretak utsteder ikke dokumenter på litauisk: kunden får det på engelsk.',
  }),
  'document.delivery_place_missing': invalid({
    en: 'Add the place of delivery: the customer has no town that could stand for it.',
    lt: 'Nurodykite pristatymo vietą: kliento duomenyse nėra miesto, kurį būtų galima įrašyti.',
    no: 'Oppgi leveringssted: kunden har ikke noe poststed som kan stå i stedet.',
  }),
  'document.outside_vat_mixed': invalid({
    en: 'Lines outside VAT cannot stand on one document with other lines.',
    lt: 'Ne PVM objekto eilutės negali būti viename dokumente su kitomis eilutėmis.',
    no: 'Linjer utenfor mva. kan ikke stå på samme dokument som andre linjer.',
  }),
  'document.outside_vat_registered': invalid({
    en: 'A seller who is registered for VAT cannot use a rate outside VAT. Choose exempt or zero-rated.',
    lt: 'PVM mokėtojas negali naudoti ne PVM objekto tarifo. Pasirinkite neapmokestinamą arba 0 % tarifą.',
    no: 'En mva-registrert selger kan ikke bruke en sats utenfor mva. Velg unntatt eller nullsats.',
  }),
  'document.ground_missing': invalid({
    en: 'Add the exemption reason to the tax rates of category %{categories} before sending.',
    lt: 'Prieš siųsdami nurodykite %{categories} kategorijos tarifų neapmokestinimo pagrindą.',
    no: 'Oppgi hjemmel for satsene i kategori %{categories} før du sender.',
  }),
  'document.buyer_vat_code': invalid({
    en: 'The buyer owes this tax: add the VAT code to the customer.',
    lt: 'Šį mokestį moka pirkėjas: nurodykite kliento PVM mokėtojo kodą.',
    no: 'Kjøperen skal betale denne avgiften: legg inn kundens mva-nummer.',
  }),
  'document.not_within_union': invalid({
    en: 'This tax rate is for goods sold to another country of the EU. The customer is not in one.',
    lt: 'Šis tarifas taikomas prekėms, parduotoms į kitą ES šalį. Klientas nėra kitoje ES šalyje.',
    no: 'Satsen gjelder varer solgt til et annet EU-land. Kunden er ikke i et annet EU-land.',
  }),
  'document.not_exported': invalid({
    en: 'This tax rate is for exports out of the EU (for a Norwegian firm: out of Norway). The customer is not outside.',
    lt: 'Šis tarifas taikomas eksportui už ES ribų (Norvegijos įmonei – už Norvegijos ribų). Kliento šalis nėra už šių ribų.',
    no: 'Satsen gjelder eksport ut av EU (for en norsk bedrift: ut av Norge). Kunden er ikke utenfor.',
  }),
  'document.supply_date_missing': invalid({
    en: 'Add the date of supply, or the period of each line.',
    lt: 'Nurodykite tiekimo datą arba kiekvienos eilutės laikotarpį.',
    no: 'Oppgi leveringsdato, eller perioden for hver linje.',
  }),
};
