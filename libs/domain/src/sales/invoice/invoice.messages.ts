import { conflict, invalid } from '../../platform/errors/message.ts';

export const invoiceMessages = {
  'invoice.due_before_issue': invalid({
    en: 'Due date can not be less than invoice date!',
    lt: 'Apmokėjimo data negali būti ankstesnė už sąskaitos datą!',
    no: 'Forfallsdatoen kan ikke være før fakturadatoen!',
  }),
  'invoice.above_fixed_price': invalid({
    en: 'Only %{amount} of the fixed price of %{limit} is left to invoice. Credit an invoice, or add a change order to the project if the customer has agreed to more.',
    lt: 'Iš fiksuotos kainos %{limit} galima išrašyti dar tik %{amount}. Kredituokite sąskaitą arba, jei klientas sutiko mokėti daugiau, pridėkite projekto kainos pakeitimą.',
    no: 'Bare %{amount} av fastprisen på %{limit} gjenstår å fakturere. Krediter en faktura, eller legg til en endringsordre på prosjektet hvis kunden har godtatt mer.',
  }),
  'invoice.above_credit_limit': invalid({
    en: 'With this invoice the customer owes %{amount}, more than the credit limit of %{limit}.',
    lt: 'Su šia sąskaita klientas bus skolingas %{amount}: daugiau nei kredito limitas – %{limit}.',
    no: 'Med denne fakturaen skylder kunden %{amount}, mer enn kredittgrensen på %{limit}.',
  }),
  'invoice.frozen': conflict({
    en: 'The amounts of an issued invoice are locked: only its internal note, due date and files can change.',
    lt: 'Išsiųstos sąskaitos sumos nesikeičia: keisti galima tik vidinę pastabą, apmokėjimo datą ir failus.',
    no: 'En sendt faktura beholder tallene sine: bare det interne notatet, forfallsdatoen og filene kan endres.',
  }),
  'invoice.due_date_reason': invalid({
    en: 'Please say why the due date changes.',
    lt: 'Nurodykite, kodėl keičiasi apmokėjimo data.',
    no: 'Oppgi hvorfor forfallsdatoen endres.',
  }),
  'invoice.cannot_send': conflict({
    en: 'An invoice that is %{status} cannot be sent.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, išsiųsti negalima.',
    no: 'En faktura med status «%{status}» kan ikke sendes.',
  }),
  'invoice.cannot_mark_paid': conflict({
    en: 'An invoice that is %{status} cannot be marked as paid.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, pažymėti kaip apmokėtos negalima.',
    no: 'En faktura med status «%{status}» kan ikke merkes som betalt.',
  }),
  'invoice.cannot_record_payment': conflict({
    en: 'An invoice that is %{status} takes no payment.',
    lt: 'Sąskaitai, kurios būsena „%{status}“, mokėjimo įrašyti negalima.',
    no: 'En faktura med status «%{status}» tar ikke imot betaling.',
  }),
  'invoice.cannot_undo_payment': conflict({
    en: 'An invoice that is %{status} has no payment to undo.',
    lt: 'Sąskaita, kurios būsena „%{status}“, neturi mokėjimo, kurį būtų galima atšaukti.',
    no: 'En faktura med status «%{status}» har ingen betaling å angre.',
  }),
  'invoice.cannot_write_off': conflict({
    en: 'An invoice that is %{status} cannot be written off.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, sumos nurašyti negalima.',
    no: 'Ingenting kan tapsføres på en faktura med status «%{status}».',
  }),
  'invoice.cannot_undo_write_off': conflict({
    en: 'An invoice that is %{status} has no write-off to undo.',
    lt: 'Sąskaita, kurios būsena „%{status}“, neturi nurašymo, kurį būtų galima atšaukti.',
    no: 'En faktura med status «%{status}» har ingen tapsføring å angre.',
  }),
  'invoice.cannot_undo_credit': conflict({
    en: 'An invoice that is %{status} has no credit to undo.',
    lt: 'Sąskaitai, kurios būsena „%{status}“, nėra kredito, kurį būtų galima atšaukti.',
    no: 'En faktura med status «%{status}» har ingen kreditering å angre.',
  }),
  'invoice.cannot_undo_advance': conflict({
    en: 'An invoice that is %{status} has no advance to take off.',
    lt: 'Sąskaitai, kurios būsena „%{status}“, nėra avanso, kurį būtų galima atskaityti.',
    no: 'En faktura med status «%{status}» har ikke noe forskudd å ta av.',
  }),
  'invoice.has_advances': conflict({
    en: 'Take the advances off this invoice first.',
    lt: 'Pirmiausia atsiekite nuo šios sąskaitos avansus.',
    no: 'Ta først forskuddene av denne fakturaen.',
  }),
  'invoice.cannot_void': conflict({
    en: 'An invoice that is %{status} cannot be voided.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, anuliuoti negalima.',
    no: 'En faktura med status «%{status}» kan ikke annulleres.',
  }),
  'invoice.cannot_delete': conflict({
    en: 'An invoice that is %{status} cannot be deleted.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, ištrinti negalima.',
    no: 'En faktura med status «%{status}» kan ikke slettes.',
  }),
  'invoice.cannot_move_due_date': conflict({
    en: 'The due date of an invoice that is %{status} cannot change.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, apmokėjimo datos pakeisti negalima.',
    no: 'Forfallsdatoen på en faktura med status «%{status}» kan ikke endres.',
  }),
  'invoice.has_payments': conflict({
    en: 'Undo the payments of this invoice first.',
    lt: 'Pirmiausia atšaukite šios sąskaitos mokėjimus.',
    no: 'Angre først betalingene på denne fakturaen.',
  }),
  'invoice.has_write_offs': conflict({
    en: 'Undo the write-offs of this invoice first.',
    lt: 'Pirmiausia atšaukite šios sąskaitos nurašymus.',
    no: 'Angre først tapsføringene på denne fakturaen.',
  }),
  'invoice.has_credit_notes': conflict({
    en: 'This invoice has a credit note, so it cannot be voided. Delete or void the credit note first, or credit the rest.',
    lt: 'Šiai sąskaitai yra kreditinė sąskaita, todėl jos anuliuoti negalima. Pirmiausia ištrinkite arba anuliuokite kreditinę sąskaitą arba kredituokite likutį.',
    no: 'Denne fakturaen har en kreditnota, så den kan ikke annulleres. Slett eller annuller kreditnotaen først, eller krediter resten.',
  }),
  'invoice.has_credit': conflict({
    en: 'A credit of the customer was used for this invoice, so it cannot be voided. Credit it instead.',
    lt: 'Šiai sąskaitai apmokėti panaudotas kliento kreditas, todėl jos anuliuoti negalima. Užuot anuliavę, ją kredituokite.',
    no: 'Et tilgodehavende er brukt på denne fakturaen, så den kan ikke annulleres. Krediter den i stedet.',
  }),
  'invoice.milestone_taken': conflict({
    en: 'This milestone is already on another invoice.',
    lt: 'Šis etapas jau įtrauktas į kitą sąskaitą.',
    no: 'Denne milepælen står allerede på en annen faktura.',
  }),
  'invoice.milestone_of_other_project': invalid({
    en: 'This milestone belongs to another project.',
    lt: 'Šis etapas priklauso kitam projektui.',
    no: 'Denne milepælen hører til et annet prosjekt.',
  }),
  'invoice.milestone_in_other_currency': invalid({
    en: 'The amount of this milestone is agreed in %{currency}. Invoice it in that currency.',
    lt: 'Dėl šio etapo sumos susitarta valiuta %{currency}. Išrašykite sąskaitą ta valiuta.',
    no: 'Beløpet for denne milepælen er avtalt i %{currency}. Fakturer den i den valutaen.',
  }),
  'invoice.milestone_alone': invalid({
    en: 'A milestone needs a line of its own.',
    lt: 'Etapui reikia atskiros eilutės.',
    no: 'En milepæl må ha sin egen linje.',
  }),
  'invoice.hours_taken': conflict({
    en: 'Some of these hours are already on another invoice.',
    lt: 'Dalis šių valandų jau įtraukta į kitą sąskaitą.',
    no: 'Noen av disse timene står allerede på en annen faktura.',
  }),
  'invoice.hours_on_invoice': invalid({
    en: 'Some of these hours are already on invoice %{invoice}.',
    lt: 'Dalis šių valandų jau įtraukta į sąskaitą %{invoice}.',
    no: 'Noen av disse timene står allerede på faktura %{invoice}.',
  }),
  'invoice.hours_of_other_customer': invalid({
    en: 'Some of these hours belong to another customer.',
    lt: 'Dalis šių valandų priklauso kitam klientui.',
    no: 'Noen av disse timene hører til en annen kunde.',
  }),
  'invoice.hours_of_other_project': invalid({
    en: 'Some of these hours belong to another project.',
    lt: 'Dalis šių valandų priklauso kitam projektui.',
    no: 'Noen av disse timene hører til et annet prosjekt.',
  }),
  'invoice.hours_not_billable': invalid({
    en: 'Some of these hours are not billable.',
    lt: 'Dalis šių valandų klientui neskaičiuojama.',
    no: 'Noen av disse timene er ikke fakturerbare.',
  }),
  'invoice.hours_changed': conflict({
    en: 'Some of these hours were changed since this line was made of them. Remove it and add the hours again.',
    lt: 'Dalis šių valandų pasikeitė po to, kai iš jų padaryta ši eilutė. Pašalinkite ją ir įtraukite valandas iš naujo.',
    no: 'Noen av disse timene er endret siden denne linjen ble laget av dem. Fjern den og legg til timene på nytt.',
  }),
  'invoice.cost_taken': conflict({
    en: 'This cost is already on another invoice.',
    lt: 'Ši išlaida jau įtraukta į kitą sąskaitą.',
    no: 'Denne kostnaden står allerede på en annen faktura.',
  }),
  'invoice.cost_on_invoice': invalid({
    en: 'This cost is already on invoice %{invoice}.',
    lt: 'Ši išlaida jau įtraukta į sąskaitą %{invoice}.',
    no: 'Denne kostnaden står allerede på faktura %{invoice}.',
  }),
  'invoice.cost_of_other_customer': invalid({
    en: 'This cost belongs to another customer.',
    lt: 'Ši išlaida priklauso kitam klientui.',
    no: 'Denne kostnaden hører til en annen kunde.',
  }),
  'invoice.cost_of_other_project': invalid({
    en: 'This cost belongs to another project.',
    lt: 'Ši išlaida priklauso kitam projektui.',
    no: 'Denne kostnaden hører til et annet prosjekt.',
  }),
  'invoice.cost_not_billable': invalid({
    en: 'This cost is not billable.',
    lt: 'Ši išlaida klientui neskaičiuojama.',
    no: 'Denne kostnaden er ikke fakturerbar.',
  }),
  'invoice.cost_not_open': invalid({
    en: 'The bill of this cost is not open. Open it first.',
    lt: 'Šios išlaidos sąskaita dar nepateikta apmokėti. Pirmiausia ją pateikite.',
    no: 'Fakturaen for denne kostnaden er ikke åpnet. Åpne den først.',
  }),
  'invoice.expense_not_approved': invalid({
    en: 'This expense is not approved yet.',
    lt: 'Šios išlaidos dar nepatvirtintos.',
    no: 'Dette utlegget er ikke godkjent ennå.',
  }),
  'invoice.cost_alone': invalid({
    en: 'A line bills one cost, and nothing besides.',
    lt: 'Vienoje eilutėje gali būti tik viena išlaida ir nieko daugiau.',
    no: 'En linje fakturerer én kostnad og ingenting annet.',
  }),
  'invoice.outlay_taxed': invalid({
    en: 'This was paid in the customer’s name. Choose a tax rate of 0 %.',
    lt: 'Tai sumokėta kliento vardu. Pasirinkite 0 % mokesčio tarifą.',
    no: 'Dette er betalt i kundens navn. Velg en avgiftssats på 0 %.',
  }),
  'invoice.no_bank_account': conflict({
    en: 'There is no bank account in %{currency}, so the invoice does not say where to pay.',
    lt: 'Nėra banko sąskaitos (%{currency}), todėl sąskaitoje nenurodyta, kur mokėti.',
    no: 'Det finnes ingen bankkonto i %{currency}, så fakturaen sier ikke hvor kunden skal betale.',
  }),
  'invoice.hours_ahead': conflict({
    en: 'The invoice bills hours up to %{date}, which are still ahead.',
    lt: 'Sąskaitoje yra būsimų valandų: paskutinė jų diena – %{date}.',
    no: 'Fakturaen gjelder timer til og med %{date}, som ikke er utført ennå.',
  }),
  'invoice.hours_above': conflict({
    en: 'Line %{line} bills %{billed} h, but %{logged} h were logged for it.',
    lt: '%{line} eilutėje – %{billed} val., o registruota jai %{logged} val.',
    no: 'Linje %{line} fakturerer %{billed} t, men det er ført %{logged} t på den.',
  }),
  'invoice.delivered': conflict({
    en: 'The customer has received this invoice. Credit it instead of voiding it.',
    lt: 'Klientas šią sąskaitą gavo. Užuot anuliavę, ją kredituokite.',
    no: 'Kunden har mottatt denne fakturaen. Krediter den i stedet for å annullere den.',
  }),
};
