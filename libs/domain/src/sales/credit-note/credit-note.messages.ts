import { conflict, invalid } from '../../platform/errors/message.ts';

export const creditNoteMessages = {
  'credit_note.select_invoice': invalid({
    en: 'Please select the invoice to credit.',
    lt: 'Pasirinkite kredituojamą sąskaitą.',
    no: 'Velg fakturaen som skal krediteres.',
  }),
  'credit_note.not_issued': conflict({
    en: 'An invoice that is %{status} cannot be credited.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, kredituoti negalima.',
    no: 'En faktura med status «%{status}» kan ikke krediteres.',
  }),
  'credit_note.opening_invoice': conflict({
    en: 'This invoice was issued elsewhere before you used Kontor. Issue its credit note there, and write off here what need not be paid.',
    lt: 'Ši sąskaita išrašyta kitur, dar prieš pradedant naudoti „Kontor“. Kreditinę sąskaitą išrašykite ten, o čia nurašykite tai, ko mokėti nereikia.',
    no: 'Denne fakturaen er utstedt et annet sted før dere tok i bruk Kontor. Utsted kreditnotaen der, og tapsfør her det som ikke skal betales.',
  }),
  'credit_note.before_invoice': invalid({
    en: 'The credit note date is before the invoice date, %{date}.',
    lt: 'Kreditinės sąskaitos data yra ankstesnė už sąskaitos datą (%{date}).',
    no: 'Kreditnotaens dato er før fakturadatoen, %{date}.',
  }),
  'credit_note.no_lines': invalid({
    en: 'Choose at least one line to credit.',
    lt: 'Pasirinkite bent vieną kredituojamą eilutę.',
    no: 'Velg minst én linje som skal krediteres.',
  }),
  'credit_note.quantity_or_amount': invalid({
    en: 'Enter a quantity or an amount.',
    lt: 'Įveskite kiekį arba sumą.',
    no: 'Oppgi et antall eller et beløp.',
  }),
  'credit_note.over_quantity': invalid({
    en: 'Only %{left} of this line can still be credited.',
    lt: 'Iš šios eilutės dar galima kredituoti tik %{left}.',
    no: 'Bare %{left} av denne linjen kan fortsatt krediteres.',
  }),
  'credit_note.over_amount': invalid({
    en: 'Only %{left} of this line can still be credited.',
    lt: 'Iš šios eilutės dar galima kredituoti tik %{left}.',
    no: 'Bare %{left} av denne linjen kan fortsatt krediteres.',
  }),
  'credit_note.over_invoice': invalid({
    en: 'This is more than the invoice charges. Credit the lines that reduce it too.',
    lt: 'Tai daugiau, nei nurodyta sąskaitoje. Kredituokite ir ją mažinančias eilutes.',
    no: 'Dette er mer enn fakturaen lyder på. Krediter også linjene som trekker fra.',
  }),
  'credit_note.of_refund': conflict({
    en: 'This credit note belongs to the refund of an advance. Undo the refund on the retainer invoice instead.',
    lt: 'Ši kreditinė sąskaita priklauso avanso grąžinimui. Atšaukite grąžinimą avansinėje sąskaitoje.',
    no: 'Denne kreditnotaen hører til en tilbakebetaling av et forskudd. Angre tilbakebetalingen på forskuddsfakturaen.',
  }),
  'credit_note.exceeds': conflict({
    en: 'All credit notes together would come to more than the invoice.',
    lt: 'Visos kreditinės sąskaitos kartu viršytų sąskaitos sumą.',
    no: 'Alle kreditnotaene til sammen ville overstige fakturaen.',
  }),
  'credit_note.other_sources': invalid({
    en: 'Some of these hours are not on this line of the invoice, or were set free already.',
    lt: 'Dalies šių valandų šioje sąskaitos eilutėje nėra arba jos jau atlaisvintos.',
    no: 'Noen av disse timene står ikke på denne fakturalinjen, eller er allerede frigitt.',
  }),
  'credit_note.written_off': conflict({
    en: 'A part of this invoice was written off, and nobody paid it. Undo the write-off first.',
    lt: 'Dalis šios sąskaitos nurašyta ir nesumokėta. Pirmiausia atšaukite nurašymą.',
    no: 'En del av denne fakturaen er tapsført og aldri betalt. Angre tapsføringen først.',
  }),
  'credit_note.frozen': conflict({
    en: 'An issued credit note can no longer change.',
    lt: 'Išrašyta kreditinė sąskaita nebekeičiama.',
    no: 'En utstedt kreditnota kan ikke lenger endres.',
  }),
  'credit_note.delivered': conflict({
    en: 'The customer has received this credit note. Issue a new invoice instead of voiding it.',
    lt: 'Klientas šią kreditinę sąskaitą gavo. Užuot anuliavę, išrašykite naują sąskaitą.',
    no: 'Kunden har mottatt denne kreditnotaen. Utsted en ny faktura i stedet for å annullere den.',
  }),
  'credit_note.paid_back': conflict({
    en: 'The credit was paid back to the customer. Undo that first.',
    lt: 'Permoka klientui grąžinta. Pirmiausia tai atšaukite.',
    no: 'Beløpet er betalt tilbake til kunden. Angre det først.',
  }),
  'credit_note.credit_used': conflict({
    en: 'The credit was used for another invoice. Undo that first.',
    lt: 'Permoka panaudota kitai sąskaitai. Pirmiausia tai atšaukite.',
    no: 'Tilgodehavendet er brukt på en annen faktura. Angre det først.',
  }),
  'credit_note.own_use': conflict({
    en: 'This credit note reduces the balance of its own invoice. Only its use on another invoice can be undone.',
    lt: 'Ši kreditinė sąskaita mažina jos pačios kredituojamos sąskaitos likutį. Galima atšaukti tik panaudojimą kitai sąskaitai.',
    no: 'Denne kreditnotaen reduserer restbeløpet på sin egen faktura. Bare bruk på en annen faktura kan angres.',
  }),
  'credit_note.no_credit': conflict({
    en: 'This credit note has no credit left to pay back.',
    lt: 'Šioje kreditinėje sąskaitoje nebeliko grąžintinos sumos.',
    no: 'Denne kreditnotaen har ikke noe igjen å betale tilbake.',
  }),
  'credit_note.not_paid_back': conflict({
    en: 'Nothing of this credit note was paid back.',
    lt: 'Pagal šią kreditinę sąskaitą nieko negrąžinta.',
    no: 'Ingenting av denne kreditnotaen er betalt tilbake.',
  }),
  'credit_note.nothing_left': conflict({
    en: 'This invoice is credited in full already.',
    lt: 'Ši sąskaita jau visa kredituota.',
    no: 'Denne fakturaen er allerede kreditert i sin helhet.',
  }),
  'credit_note.paid_back_before': invalid({
    en: 'The date is before that of the credit note.',
    lt: 'Data yra ankstesnė už kreditinės sąskaitos datą.',
    no: 'Datoen er før kreditnotaens dato.',
  }),
  'credit_note.paid_back_in_future': invalid({
    en: 'The date is in the future.',
    lt: 'Ši data dar neatėjo.',
    no: 'Datoen er i fremtiden.',
  }),
  'credit_note.cannot_send': conflict({
    en: 'A credit note that is %{status} cannot be sent.',
    lt: 'Kreditinės sąskaitos, kurios būsena „%{status}“, išsiųsti negalima.',
    no: 'En kreditnota med status «%{status}» kan ikke sendes.',
  }),
  'credit_note.cannot_void': conflict({
    en: 'A credit note that is %{status} cannot be voided.',
    lt: 'Kreditinės sąskaitos, kurios būsena „%{status}“, anuliuoti negalima.',
    no: 'En kreditnota med status «%{status}» kan ikke annulleres.',
  }),
  'credit_note.cannot_pay_back': conflict({
    en: 'A credit note that is %{status} has nothing to pay back.',
    lt: 'Pagal kreditinę sąskaitą, kurios būsena „%{status}“, nėra ko grąžinti.',
    no: 'En kreditnota med status «%{status}» har ikke noe å betale tilbake.',
  }),
  'credit_note.cannot_undo_pay_back': conflict({
    en: 'A credit note that is %{status} has no payment to undo.',
    lt: 'Pagal kreditinę sąskaitą, kurios būsena „%{status}“, nėra grąžinimo, kurį būtų galima atšaukti.',
    no: 'En kreditnota med status «%{status}» har ingen tilbakebetaling å angre.',
  }),
  'credit_note.cannot_undo_use': conflict({
    en: 'A credit note that is %{status} is not used for any invoice.',
    lt: 'Kreditinė sąskaita, kurios būsena „%{status}“, nepanaudota jokiai sąskaitai.',
    no: 'En kreditnota med status «%{status}» er ikke brukt på noen faktura.',
  }),
  'credit_note.cannot_delete': conflict({
    en: 'A credit note that is %{status} cannot be deleted.',
    lt: 'Kreditinės sąskaitos, kurios būsena „%{status}“, ištrinti negalima.',
    no: 'En kreditnota med status «%{status}» kan ikke slettes.',
  }),
};
