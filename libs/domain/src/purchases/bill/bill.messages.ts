import { conflict, invalid } from '../../platform/errors/message.ts';

export const billMessages = {
  'bill.prepaid_above_total': invalid({
    en: 'More was paid before than there was to pay.',
    lt: 'Anksčiau sumokėta daugiau, nei reikėjo mokėti.',
    no: 'Det er betalt mer fra før enn det som var å betale.',
  }),
  'bill.select_vendor': invalid({
    en: 'Please select vendor.',
    lt: 'Pasirinkite tiekėją.',
    no: 'Velg leverandør.',
  }),
  'bill.select_project_or_customer': invalid({
    en: 'Please select project or customer',
    lt: 'Pasirinkite projektą arba klientą',
    no: 'Velg prosjekt eller kunde',
  }),
  'bill.outlay_not_billable': invalid({
    en: 'An outlay is paid for a customer: mark the line as billable.',
    lt: 'Už klientą sumokėta suma perkeliama klientui: pažymėkite, kad eilutė skaičiuojama klientui.',
    no: 'Et utlegg er betalt for en kunde: merk linjen som fakturerbar.',
  }),
  'bill.outlay_marked_up': invalid({
    en: 'An outlay is passed on at cost. Leave the mark-up empty.',
    lt: 'Už klientą sumokėta suma perkeliama be antkainio. Palikite antkainį tuščią.',
    no: 'Et utlegg viderefaktureres til kostpris. La påslaget stå tomt.',
  }),
  'bill.due_before_date': invalid({
    en: 'The due date is before the bill date.',
    lt: 'Apmokėjimo terminas yra ankstesnis už sąskaitos datą.',
    no: 'Forfallsdatoen er før fakturadatoen.',
  }),
  'bill.far_ahead': invalid({
    en: 'The bill date is after %{date}. Check the year.',
    lt: 'Sąskaitos data vėlesnė nei %{date}. Patikrinkite metus.',
    no: 'Fakturadatoen er etter %{date}. Kontroller året.',
  }),
  'bill.quantity_zero': invalid({
    en: 'The quantity cannot be 0.',
    lt: 'Kiekis negali būti 0.',
    no: 'Antallet kan ikke være 0.',
  }),
  'bill.number_in_use': conflict({
    en: 'This vendor already has a bill with this number in the same year.',
    lt: 'Šio tiekėjo sąskaita tokiu numeriu tais metais jau yra.',
    no: 'Denne leverandøren har allerede en faktura med dette nummeret samme år.',
  }),
  'bill.maybe_double': conflict({
    en: 'Bill %{number} of this vendor has the same amount and is dated %{date}. Confirm that this is another one.',
    lt: 'Šio tiekėjo sąskaita %{number} yra tokios pat sumos, jos data – %{date}. Patvirtinkite, kad ši yra kita.',
    no: 'Faktura %{number} fra denne leverandøren har samme beløp og er datert %{date}. Bekreft at dette er en annen.',
  }),
  'bill.tax_against_line': invalid({
    en: 'The tax has the opposite sign of the line. Check the sign.',
    lt: 'Mokesčio ir eilutės sumos ženklai skiriasi. Patikrinkite ženklą.',
    no: 'Avgiften har motsatt fortegn av linjen. Kontroller fortegnet.',
  }),
  'bill.tax_differs': invalid({
    en: 'The rate gives a tax of %{expected}. Confirm that the bill says otherwise.',
    lt: 'Pagal tarifą mokestis būtų %{expected}. Patvirtinkite, kad sąskaitoje nurodyta kitaip.',
    no: 'Etter satsen er avgiften %{expected}. Bekreft at fakturaen sier noe annet.',
  }),
  'bill.reverse_charge_includes_tax': invalid({
    en: 'Under reverse charge the vendor charges no tax: prices cannot include it.',
    lt: 'Taikant atvirkštinį apmokestinimą tiekėjas mokesčio neskaičiuoja: jo kainose būti negali.',
    no: 'Ved omvendt avgiftsplikt krever leverandøren ingen avgift: prisene kan ikke inkludere den.',
  }),
  'bill.reverse_charge_typed_tax': invalid({
    en: 'Under reverse charge the rate decides the tax. Leave this empty.',
    lt: 'Taikant atvirkštinį apmokestinimą mokestį lemia tarifas. Palikite šį lauką tuščią.',
    no: 'Ved omvendt avgiftsplikt bestemmer satsen avgiften. La feltet stå tomt.',
  }),
  'bill.not_approved': conflict({
    en: 'This bill has to be approved first.',
    lt: 'Pirmiausia šią sąskaitą reikia patvirtinti.',
    no: 'Denne fakturaen må godkjennes først.',
  }),
  'bill.frozen': conflict({
    en: 'This bill is no draft any more: make it a draft again to change it.',
    lt: 'Ši sąskaita jau ne juodraštis: norėdami keisti, grąžinkite ją į juodraščius.',
    no: 'Denne fakturaen er ikke lenger et utkast: gjør den til utkast igjen for å endre den.',
  }),
  'bill.billed': conflict({
    en: 'A line of this bill is on invoice %{invoice}, which was sent. Credit it first.',
    lt: 'Šios sąskaitos eilutė yra klientui išsiųstoje sąskaitoje %{invoice}. Pirmiausia ją kredituokite.',
    no: 'En linje fra denne fakturaen står på kundefaktura %{invoice}, som er sendt. Krediter den først.',
  }),
  'bill.billed_elsewhere': conflict({
    en: 'A line of this bill is on an invoice to a customer.',
    lt: 'Šios sąskaitos eilutė yra klientui išrašytoje sąskaitoje.',
    no: 'En linje fra denne fakturaen står på en kundefaktura.',
  }),
  'bill.on_draft': conflict({
    en: 'A line of this bill is on draft invoice %{invoice}. Remove it from there first.',
    lt: 'Šios sąskaitos eilutė įtraukta į klientui rengiamos sąskaitos juodraštį %{invoice}. Pirmiausia ją iš ten pašalinkite.',
    no: 'En linje fra denne fakturaen står på fakturautkast %{invoice}. Fjern den derfra først.',
  }),
  'bill.not_on_draft': conflict({
    en: 'No line of this bill is on a draft invoice.',
    lt: 'Nė vienos šios sąskaitos eilutės nėra klientui rengiamos sąskaitos juodraštyje.',
    no: 'Ingen linje fra denne fakturaen står på et fakturautkast.',
  }),
  'bill.cannot_approve': conflict({
    en: 'A bill that is %{status} cannot be approved.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, patvirtinti negalima.',
    no: 'En inngående faktura med status «%{status}» kan ikke godkjennes.',
  }),
  'bill.cannot_open': conflict({
    en: 'A bill that is %{status} cannot be opened.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, pateikti apmokėti negalima.',
    no: 'En inngående faktura med status «%{status}» kan ikke åpnes for betaling.',
  }),
  'bill.cannot_redraft': conflict({
    en: 'A bill that is %{status} cannot become a draft again.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, grąžinti į juodraščius negalima.',
    no: 'En inngående faktura med status «%{status}» kan ikke bli utkast igjen.',
  }),
  'bill.cannot_record_payment': conflict({
    en: 'A bill that is %{status} cannot be paid.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, apmokėti negalima.',
    no: 'En inngående faktura med status «%{status}» kan ikke betales.',
  }),
  'bill.cannot_undo_payment': conflict({
    en: 'A bill that is %{status} has no payment to undo.',
    lt: 'Pagal sąskaitą, kurios būsena „%{status}“, nėra mokėjimo, kurį būtų galima atšaukti.',
    no: 'En inngående faktura med status «%{status}» har ingen betaling å angre.',
  }),
  'bill.cannot_void': conflict({
    en: 'A bill that is %{status} cannot be voided. Undo its payments first.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, anuliuoti negalima. Pirmiausia atšaukite jos mokėjimus.',
    no: 'En inngående faktura med status «%{status}» kan ikke annulleres. Angre betalingene først.',
  }),
  'bill.cannot_delete': conflict({
    en: 'A bill that is %{status} cannot be removed.',
    lt: 'Sąskaitos, kurios būsena „%{status}“, pašalinti negalima.',
    no: 'En inngående faktura med status «%{status}» kan ikke fjernes.',
  }),
};
