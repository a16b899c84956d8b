import { conflict, invalid } from '../../platform/errors/message.ts';

export const expenseMessages = {
  'expense.alike': conflict({
    en: 'An expense of %{amount} on %{date} is already there. Confirm that this is another one.',
    lt: 'Tokios pat sumos (%{amount}) tos dienos (%{date}) išlaidos jau įrašytos. Patvirtinkite, kad šios kitos.',
    no: 'Det finnes allerede et utlegg på %{amount} den %{date}. Bekreft at dette er et annet.',
  }),
  'expense.in_future': invalid({
    en: 'This day has not come yet.',
    lt: 'Ši diena dar neatėjo.',
    no: 'Denne dagen har ikke kommet ennå.',
  }),
  'expense.trip_paid_by_firm': invalid({
    en: 'Kilometres and per diem are paid to the employee. Choose Employee here, or enter what the firm paid as a receipt.',
    lt: 'Kilometrai ir dienpinigiai mokami darbuotojui. Pasirinkite „Darbuotojas“ arba įmonės sumokėtą sumą įveskite kaip kvitą.',
    no: 'Kilometer og diett betales til den ansatte. Velg Ansatt her, eller før det firmaet har betalt, som en kvittering.',
  }),
  'expense.enter_kilometres': invalid({
    en: 'Please enter the kilometres.',
    lt: 'Įveskite kilometrus.',
    no: 'Oppgi antall kilometer.',
  }),
  'expense.enter_days': invalid({
    en: 'Please enter the days.',
    lt: 'Įveskite dienas.',
    no: 'Oppgi antall dager.',
  }),
  'expense.too_many_days': invalid({
    en: 'The trip has fewer days than that: %{days}.',
    lt: 'Kelionė trumpesnė, jos dienų skaičius – %{days}.',
    no: 'Reisen var kortere enn det. Antall dager: %{days}.',
  }),
  'expense.enter_purpose': invalid({
    en: 'Please enter the purpose of the trip.',
    lt: 'Nurodykite kelionės tikslą.',
    no: 'Oppgi formålet med reisen.',
  }),
  'expense.ends_before_it_begins': invalid({
    en: 'The last day is before the first.',
    lt: 'Paskutinė diena yra ankstesnė už pirmąją.',
    no: 'Siste dag er før den første.',
  }),
  'expense.tax_over_amount': invalid({
    en: 'The tax has to be less than what was paid.',
    lt: 'Mokestis turi būti mažesnis už sumokėtą sumą.',
    no: 'Avgiften må være mindre enn det som ble betalt.',
  }),
  'expense.own_approval': conflict({
    en: 'Nobody decides about their own expense. Ask a colleague with the right to approve.',
    lt: 'Dėl savo paties išlaidų sprendimo priimti negalima. Kreipkitės į kolegą, turintį tvirtinimo teisę.',
    no: 'Ingen avgjør sitt eget utlegg. Spør en kollega som har rett til å godkjenne.',
  }),
  'expense.frozen': conflict({
    en: 'This expense is with the approver or already decided, so it cannot be changed.',
    lt: 'Šios išlaidos pateiktos tvirtinti arba dėl jų jau nuspręsta, todėl keisti nebegalima.',
    no: 'Dette utlegget er til godkjenning eller allerede avgjort, så det kan ikke endres.',
  }),
  'expense.outlay_not_billable': invalid({
    en: 'An outlay is paid for a customer: mark the expense as billable.',
    lt: 'Už klientą sumokėta suma perkeliama klientui: pažymėkite, kad išlaidos skaičiuojamos klientui.',
    no: 'Dette er betalt for en kunde: merk utlegget som fakturerbart.',
  }),
  'expense.billed': conflict({
    en: 'This expense is on invoice %{invoice}, which was sent. Credit it first.',
    lt: 'Šios išlaidos yra klientui išsiųstoje sąskaitoje %{invoice}. Pirmiausia ją kredituokite.',
    no: 'Dette utlegget står på kundefaktura %{invoice}, som er sendt. Krediter den først.',
  }),
  'expense.billed_elsewhere': conflict({
    en: 'This expense is on an invoice to a customer.',
    lt: 'Šios išlaidos yra klientui išrašytoje sąskaitoje.',
    no: 'Dette utlegget står på en kundefaktura.',
  }),
  'expense.on_draft': conflict({
    en: 'This expense is on draft invoice %{invoice}. Remove it from there first.',
    lt: 'Šios išlaidos įtrauktos į klientui rengiamos sąskaitos juodraštį %{invoice}. Pirmiausia jas iš ten pašalinkite.',
    no: 'Dette utlegget står på fakturautkast %{invoice}. Fjern det derfra først.',
  }),
  'expense.not_on_draft': conflict({
    en: 'This expense is on no draft invoice.',
    lt: 'Šių išlaidų nėra klientui rengiamos sąskaitos juodraštyje.',
    no: 'Dette utlegget står ikke på noe fakturautkast.',
  }),
  'expense.paid_by_firm': conflict({
    en: 'The firm paid this itself: there is nothing to reimburse.',
    lt: 'Už tai sumokėjo pati įmonė: kompensuoti nėra ko.',
    no: 'Firmaet betalte dette selv: det er ingenting å refundere.',
  }),
  'expense.cannot_submit': conflict({
    en: 'An expense that is %{status} cannot be submitted.',
    lt: 'Išlaidų, kurių būsena „%{status}“, pateikti negalima.',
    no: 'Et utlegg med status «%{status}» kan ikke sendes inn.',
  }),
  'expense.cannot_withdraw': conflict({
    en: 'An expense that is %{status} cannot be taken back.',
    lt: 'Išlaidų, kurių būsena „%{status}“, atsiimti negalima.',
    no: 'Et utlegg med status «%{status}» kan ikke trekkes tilbake.',
  }),
  'expense.cannot_approve': conflict({
    en: 'An expense that is %{status} cannot be approved.',
    lt: 'Išlaidų, kurių būsena „%{status}“, patvirtinti negalima.',
    no: 'Et utlegg med status «%{status}» kan ikke godkjennes.',
  }),
  'expense.cannot_reject': conflict({
    en: 'An expense that is %{status} cannot be rejected.',
    lt: 'Išlaidų, kurių būsena „%{status}“, atmesti negalima.',
    no: 'Et utlegg med status «%{status}» kan ikke avvises.',
  }),
  'expense.approved_before': conflict({
    en: 'This expense has been approved already. Confirm that you take that back.',
    lt: 'Ši išlaida jau patvirtinta. Patvirtinkite, kad patvirtinimą atšaukiate.',
    no: 'Dette utlegget er alt godkjent. Bekreft at du trekker godkjenningen tilbake.',
  }),
  'expense.cannot_reimburse': conflict({
    en: 'An expense that is %{status} cannot be reimbursed.',
    lt: 'Išlaidų, kurių būsena „%{status}“, kompensuoti negalima.',
    no: 'Et utlegg med status «%{status}» kan ikke refunderes.',
  }),
  'expense.cannot_undo_reimbursement': conflict({
    en: 'An expense that is %{status} has no reimbursement to undo.',
    lt: 'Išlaidų, kurių būsena „%{status}“, kompensacijos atšaukti negalima – jos nėra.',
    no: 'Et utlegg med status «%{status}» har ingen refusjon å angre.',
  }),
  'expense.cannot_delete': conflict({
    en: 'An expense that is %{status} cannot be removed.',
    lt: 'Išlaidų, kurių būsena „%{status}“, pašalinti negalima.',
    no: 'Et utlegg med status «%{status}» kan ikke fjernes.',
  }),
};
