import { conflict, invalid } from '../../platform/errors/message.ts';

export const receivedMessages = {
  'received.broken': invalid({
    en: 'This file is not valid XML: line %{line} cannot be read.',
    lt: 'Šis failas nėra tinkamas XML: nepavyksta perskaityti %{line} eilutės.',
    no: 'Denne filen er ikke gyldig XML: linje %{line} kan ikke leses.',
  }),
  'received.has_doctype': invalid({
    en: 'This file has a document type declaration (DTD). No e-invoice needs one, and such files are not opened.',
    lt: 'Faile yra dokumento tipo aprašas (DTD). E. sąskaitai jo nereikia, todėl tokie failai neatidaromi.',
    no: 'Denne filen har en dokumenttypedeklarasjon (DTD). Ingen e-faktura trenger det, og slike filer åpnes ikke.',
  }),
  'received.too_deep': invalid({
    en: 'This file has more elements than an e-invoice can have.',
    lt: 'Šiame faile yra daugiau elementų, nei gali būti e. sąskaitoje.',
    no: 'Denne filen har flere elementer enn en e-faktura kan ha.',
  }),
  'received.other_kind': invalid({
    en: 'This file is a “%{kind}”, which cannot be read. Ask the vendor for UBL 2.1 (Peppol, EHF), for ZUGFeRD 2 or Factur-X, or enter the bill by hand and attach the file.',
    lt: 'Šis failas yra „%{kind}“, o tokio perskaityti nepavyks. Paprašykite tiekėjo UBL 2.1 („Peppol“, EHF), ZUGFeRD 2 ar „Factur-X“ failo arba įveskite sąskaitą ranka ir prisekite failą.',
    no: 'Denne filen er en «%{kind}», som ikke kan leses. Be leverandøren om UBL 2.1 (Peppol, EHF), ZUGFeRD 2 eller Factur-X, eller før fakturaen for hånd og legg ved filen.',
  }),
  'received.only_totals': invalid({
    en: 'This e-invoice has totals and no lines (ZUGFeRD and Factur-X call it MINIMUM or BASIC WL). Ask the vendor for the profile EN 16931, or enter the bill by hand and attach the file.',
    lt: 'Šioje e. sąskaitoje yra sumos, bet nėra eilučių (ZUGFeRD ir „Factur-X“ tai vadina MINIMUM arba BASIC WL). Paprašykite tiekėjo EN 16931 profilio arba įveskite sąskaitą ranka ir prisekite failą.',
    no: 'Denne e-fakturaen har summer og ingen linjer (ZUGFeRD og Factur-X kaller den MINIMUM eller BASIC WL). Be leverandøren om profilen EN 16931, eller før fakturaen for hånd og legg ved filen.',
  }),
  'received.pdf_alone': invalid({
    en: 'This PDF has no e-invoice inside. Ask the vendor for the e-invoice, or enter the bill by hand and attach the PDF.',
    lt: 'Šiame PDF faile e. sąskaitos nėra. Paprašykite tiekėjo e. sąskaitos arba įveskite sąskaitą ranka ir prisekite PDF.',
    no: 'Denne PDF-en har ingen e-faktura i seg. Be leverandøren om e-fakturaen, eller før fakturaen for hånd og legg ved PDF-en.',
  }),
  'received.pdf_locked': invalid({
    en: 'This PDF is encrypted, so its e-invoice cannot be taken out. Ask the vendor for one that is not, or enter the bill by hand and attach the PDF.',
    lt: 'Šis PDF failas užšifruotas, todėl e. sąskaitos iš jo išimti negalima. Paprašykite tiekėjo nešifruoto arba įveskite sąskaitą ranka ir prisekite PDF.',
    no: 'Denne PDF-en er kryptert, så e-fakturaen kan ikke tas ut av den. Be leverandøren om en som ikke er det, eller før fakturaen for hånd og legg ved PDF-en.',
  }),
  'received.lacks': invalid({
    en: 'The e-invoice cannot be taken: %{what} is missing.',
    lt: 'E. sąskaitos priimti nepavyko: trūksta %{what}.',
    no: 'E-fakturaen kan ikke tas imot: %{what} mangler.',
  }),
  'received.bad_value': invalid({
    en: 'The e-invoice cannot be taken: “%{value}” is not a valid %{what}.',
    lt: 'E. sąskaitos priimti nepavyko: „%{value}“ netinka kaip %{what}.',
    no: 'E-fakturaen kan ikke tas imot: «%{value}» er ikke gyldig som %{what}.',
  }),
  'received.own': invalid({
    en: 'This is an invoice of your own: %{name} is the seller. Only what vendors send you can be uploaded here.',
    lt: 'Tai jūsų pačių sąskaita: pardavėjas – %{name}. Čia įkeliamos tik tiekėjų jums atsiųstos sąskaitos.',
    no: 'Dette er deres egen faktura: %{name} er selger. Her lastes bare det leverandører sender dere, opp.',
  }),
  'received.no_amount': invalid({
    en: 'The e-invoice comes to %{total}. Only one with a total above 0 can be taken.',
    lt: 'E. sąskaitos suma – %{total}. Priimti galima tik tokią, kurios suma didesnė už 0.',
    no: 'E-fakturaen kommer på %{total}. Bare en med totalsum over 0 kan tas imot.',
  }),
  'received.too_many_lines': invalid({
    en: 'The e-invoice has %{count} lines. At most %{max} can be taken.',
    lt: 'E. sąskaitoje %{count} eilučių, o priimti galima daugiausia %{max}.',
    no: 'E-fakturaen har %{count} linjer. Høyst %{max} kan tas imot.',
  }),
  'received.no_rates': invalid({
    en: 'No tax rate is in force on %{date}. Add one in the settings first.',
    lt: '%{date} negalioja joks mokesčio tarifas. Pirmiausia pridėkite jį nustatymuose.',
    no: 'Ingen avgiftssats gjelder %{date}. Legg inn en i innstillingene først.',
  }),
  'received.known': conflict({
    en: 'This e-invoice was taken before: %{name}.',
    lt: 'Ši e. sąskaita jau priimta: %{name}.',
    no: 'Denne e-fakturaen er tatt imot før: %{name}.',
  }),
  'received.vendor_unknown': conflict({
    en: '%{name} is not among the vendors, and you may not add vendors.',
    lt: '„%{name}“ tarp tiekėjų nėra, o pridėti tiekėjų jūs negalite.',
    no: '%{name} er ikke blant leverandørene, og du kan ikke legge til leverandører.',
  }),
  'received.cannot_delete': conflict({
    en: 'A received e-invoice is kept as it came, so it cannot be deleted.',
    lt: 'Gauta e. sąskaita saugoma tokia, kokia atkeliavo, todėl jos ištrinti negalima.',
    no: 'En mottatt e-faktura oppbevares slik den kom, og kan derfor ikke slettes.',
  }),
  'received.not_for_us': invalid({
    en: 'The e-invoice is made out to %{buyer}. Check whether it is for you.',
    lt: 'E. sąskaita išrašyta pirkėjui %{buyer}. Patikrinkite, ar ji skirta jums.',
    no: 'E-fakturaen er utstedt til %{buyer}. Kontroller at den er til dere.',
  }),
  'received.sum': invalid({
    en: 'The e-invoice does not add up (%{rule}): it says %{said}, its parts come to %{sum}.',
    lt: 'E. sąskaitos sumos nesutampa (%{rule}): nurodyta %{said}, o dalių suma – %{sum}.',
    no: 'E-fakturaen stemmer ikke (%{rule}): den sier %{said}, delene blir %{sum}.',
  }),
  'received.line_differs': invalid({
    en: 'Line %{line}: the vendor says %{said}, quantity and price come to %{sum}.',
    lt: '%{line} eilutė: tiekėjas nurodo %{said}, o kiekis ir kaina duoda %{sum}.',
    no: 'Linje %{line}: leverandøren sier %{said}, antall og pris blir %{sum}.',
  }),
  'received.tax_differs': invalid({
    en: 'Tax at %{percent} %: the vendor charges %{said}, the rate gives %{sum}. The vendor’s amount was kept.',
    lt: '%{percent} % mokestis: tiekėjas nurodo %{said}, pagal tarifą būtų %{sum}. Palikta tiekėjo suma.',
    no: 'Avgift på %{percent} %: leverandøren krever %{said}, satsen gir %{sum}. Leverandørens beløp er beholdt.',
  }),
  'received.total_differs': invalid({
    en: 'The vendor’s total is %{said}, the lines come to %{sum}.',
    lt: 'Tiekėjo nurodyta bendra suma – %{said}, o eilučių suma – %{sum}.',
    no: 'Leverandørens totalsum er %{said}, linjene blir %{sum}.',
  }),
  'received.vendor_made': invalid({
    en: '%{name} was new and has been added to the vendors. Check its codes and its account before paying.',
    lt: '%{name} – naujas tiekėjas, jis pridėtas. Prieš mokėdami patikrinkite jo kodus ir banko sąskaitą.',
    no: '%{name} var ny og er lagt til blant leverandørene. Kontroller numre og konto før dere betaler.',
  }),
  'received.code_bad': invalid({
    en: 'The check digits of the code %{code} do not fit, so the vendor was added without it. Ask the vendor for the right one.',
    lt: 'Kodo %{code} kontroliniai skaitmenys netinka, todėl tiekėjas pridėtas be jo. Teisingo kodo paklauskite tiekėjo.',
    no: 'Kontrollsifrene i nummeret %{code} stemmer ikke, så leverandøren ble lagt til uten det. Spør leverandøren om riktig nummer.',
  }),
  'received.code_differs': invalid({
    en: 'The e-invoice has the code %{code}, and %{name} has %{known} here. Check that it is from this vendor.',
    lt: 'E. sąskaitoje nurodytas kodas %{code}, o tiekėjo %{name} čia įrašytas %{known}. Patikrinkite, ar ją tikrai atsiuntė šis tiekėjas.',
    no: 'E-fakturaen har nummeret %{code}, mens %{name} har %{known} her. Kontroller at den er fra denne leverandøren.',
  }),
  'received.negative': invalid({
    en: 'The invoice is negative, so it was taken as a credit note.',
    lt: 'Sąskaita neigiama, todėl priimta kaip kreditinė.',
    no: 'Fakturaen er negativ, så den er tatt imot som kreditnota.',
  }),
  'received.type_differs': invalid({
    en: 'The kind of document and the type %{type} of the e-invoice contradict each other. It was taken as a credit note; check it with the vendor.',
    lt: 'E. sąskaitos dokumento rūšis ir tipas %{type} prieštarauja vienas kitam. Ji priimta kaip kreditinė; pasitikslinkite su tiekėju.',
    no: 'Dokumentslaget og typen %{type} i e-fakturaen motsier hverandre. Den er tatt imot som kreditnota; avklar det med leverandøren.',
  }),
  'received.file_left_out': invalid({
    en: 'The file %{name} inside the e-invoice cannot be opened and is not among the files here.',
    lt: 'E. sąskaitoje esančio failo %{name} nepavyko atidaryti, todėl tarp failų jo nėra.',
    no: 'Filen %{name} i e-fakturaen kan ikke åpnes og er ikke med blant filene her.',
  }),
  'received.account_differs': invalid({
    en: 'The e-invoice asks for payment to %{account}, but the vendor’s account here is %{known}. Ask the vendor by a number you know before paying.',
    lt: 'E. sąskaitoje prašoma mokėti į %{account}, o įrašyta tiekėjo sąskaita yra %{known}. Prieš mokėdami pasiteiraukite tiekėjo jums žinomu telefonu.',
    no: 'E-fakturaen ber om betaling til %{account}, men leverandørens konto her er %{known}. Spør leverandøren på et nummer dere kjenner, før dere betaler.',
  }),
  'received.account_new': invalid({
    en: 'The e-invoice asks for payment to %{account}. The vendor has no account here; check it before you enter it.',
    lt: 'E. sąskaitoje prašoma mokėti į %{account}. Tiekėjo sąskaita dar neįrašyta; prieš įrašydami patikrinkite.',
    no: 'E-fakturaen ber om betaling til %{account}. Leverandøren har ingen konto her; kontroller den før dere legger den inn.',
  }),
  'received.account_bad': invalid({
    en: 'The check digits of the account %{account} on the e-invoice do not fit.',
    lt: 'E. sąskaitoje nurodytos sąskaitos %{account} kontroliniai skaitmenys netinka.',
    no: 'Kontrollsifrene i kontoen %{account} på e-fakturaen stemmer ikke.',
  }),
  'received.rate_missing': invalid({
    en: 'You have no tax rate of %{percent} %. The vendor’s tax is on the lines as typed, and none of it is deducted.',
    lt: 'Tarifo %{percent} % neturite. Tiekėjo mokestis eilutėse įrašytas ranka ir neatskaitomas.',
    no: 'Dere har ingen avgiftssats på %{percent} %. Leverandørens avgift står skrevet på linjene, og ingenting trekkes fra.',
  }),
  'received.reverse_charge': invalid({
    en: 'The vendor charged no tax: you owe it yourself. Check the rate on the lines.',
    lt: 'Tiekėjas mokesčio neskaičiavo: jį mokate patys. Patikrinkite eilučių tarifą.',
    no: 'Leverandøren har ikke krevd avgift: dere skylder den selv. Kontroller satsen på linjene.',
  }),
  'received.prepaid': invalid({
    en: 'The vendor counts %{prepaid} as paid already and asks for %{due}. It is booked so: check that it was paid.',
    lt: 'Tiekėjas laiko, kad %{prepaid} jau sumokėta, ir prašo %{due}. Taip ir įrašyta: patikrinkite, ar tikrai sumokėta.',
    no: 'Leverandøren regner %{prepaid} som betalt og ber om %{due}. Det er ført slik: kontroller at det er betalt.',
  }),
  'received.overpaid': invalid({
    en: 'The vendor counts %{amount} more as paid than the e-invoice comes to. Ask for it back, or for a credit note.',
    lt: 'Tiekėjas laiko, kad sumokėta %{amount} daugiau, nei sudaro e. sąskaita. Paprašykite grąžinti arba išrašyti kreditinę.',
    no: 'Leverandøren regner %{amount} mer som betalt enn e-fakturaen kommer på. Be om å få det tilbake, eller om en kreditnota.',
  }),
  'received.rounding': invalid({
    en: 'The vendor rounds what is to pay by %{amount}.',
    lt: 'Mokėtiną sumą tiekėjas apvalina: %{amount}.',
    no: 'Leverandøren runder av det som skal betales, med %{amount}.',
  }),
  'received.due_missing': invalid({
    en: 'The e-invoice has no due date. It follows from the terms agreed with the vendor.',
    lt: 'E. sąskaitoje nėra apmokėjimo termino. Jis nustatytas pagal su tiekėju sutartas sąlygas.',
    no: 'E-fakturaen har ingen forfallsdato. Den følger av betingelsene avtalt med leverandøren.',
  }),
  'received.due_early': invalid({
    en: 'The due date on the e-invoice, %{date}, is before the date of the bill.',
    lt: 'E. sąskaitos apmokėjimo terminas %{date} ankstesnis už sąskaitos datą.',
    no: 'Forfallsdatoen på e-fakturaen, %{date}, er før fakturadatoen.',
  }),
  'received.number_cut': invalid({
    en: 'The number is longer than 50 characters: %{number}',
    lt: 'Numeris ilgesnis nei 50 ženklų: %{number}',
    no: 'Nummeret er lengre enn 50 tegn: %{number}',
  }),
  'received.exchange_missing': invalid({
    en: 'The exchange rate of %{currency} is not in the e-invoice. It stands at 1: enter the rate of the day.',
    lt: '%{currency} kurso e. sąskaitoje nėra. Įrašytas 1: įveskite tos dienos kursą.',
    no: 'Kursen på %{currency} står ikke i e-fakturaen. Den er satt til 1: skriv inn dagens kurs.',
  }),
  'received.double': invalid({
    en: 'Bill %{number} of this vendor has the same amount and is dated %{date}. Check that this is another one.',
    lt: 'Šio tiekėjo sąskaita %{number} yra tokios pat sumos, jos data – %{date}. Patikrinkite, ar tai kita sąskaita.',
    no: 'Faktura %{number} fra denne leverandøren har samme beløp og er datert %{date}. Kontroller at dette er en annen.',
  }),
  'received.credit_double': invalid({
    en: 'Credit note %{number} of this vendor has the same amount and is dated %{date}. Check that this is another one.',
    lt: 'Šio tiekėjo kreditinė sąskaita %{number} yra tokios pat sumos, jos data – %{date}. Patikrinkite, ar tai kita sąskaita.',
    no: 'Kreditnota %{number} fra denne leverandøren har samme beløp og er datert %{date}. Kontroller at dette er en annen.',
  }),
  'received.credit_prepaid': invalid({
    en: 'The vendor counts %{prepaid} as paid back or used already, and %{due} as left. It is booked so: check that it was.',
    lt: 'Tiekėjas laiko, kad %{prepaid} jau grąžinta ar panaudota, o liko %{due}. Taip ir įrašyta: patikrinkite, ar taip yra.',
    no: 'Leverandøren regner %{prepaid} som tilbakebetalt eller brukt, og %{due} som igjen. Det er ført slik: kontroller at det stemmer.',
  }),
  'received.bill_unknown': invalid({
    en: 'The credit note corrects %{number}, which is not among the bills of this vendor.',
    lt: 'Kreditine sąskaita taisoma sąskaita %{number}, o tokios šio tiekėjo sąskaitos nėra.',
    no: 'Kreditnotaen retter %{number}, som ikke er blant fakturaene fra denne leverandøren.',
  }),
};
