import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const estimateMessages = {
  'estimate.expires_before_date': invalid({
    en: 'Expiry date can not be less than estimate date!',
    lt: 'Galiojimo data negali būti ankstesnė už pasiūlymo datą!',
    no: 'Utløpsdatoen kan ikke være før tilbudsdatoen!',
  }),
  'estimate.no_sources': invalid({
    en: 'An estimate bills no hours: add them to the invoice.',
    lt: 'Pasiūlymu valandų išrašyti negalima: įtraukite jas į sąskaitą.',
    no: 'Et tilbud fakturerer ingen timer: legg dem til på fakturaen.',
  }),
  'estimate.not_optional': invalid({
    en: 'Only the optional lines of this estimate can be chosen.',
    lt: 'Pasirinkti galima tik pasirenkamas šio pasiūlymo eilutes.',
    no: 'Bare de valgfrie linjene i tilbudet kan velges.',
  }),
  'estimate.optional_deduction': invalid({
    en: 'An optional line cannot be a deduction. Give it a quantity above zero.',
    lt: 'Papildoma eilutė negali mažinti sumos. Įveskite teigiamą kiekį.',
    no: 'En valgfri linje kan ikke være et fradrag. Skriv et antall over null.',
  }),
  'estimate.only_optional': invalid({
    en: 'All lines are optional. Make at least one of them part of the estimate.',
    lt: 'Visos eilutės pasirenkamos. Bent viena turi įeiti į pasiūlymą visada.',
    no: 'Alle linjene er valgfrie. Minst én av dem må være en fast del av tilbudet.',
  }),
  'estimate.choice_made': conflict({
    en: 'This estimate was accepted with other lines. What was accepted stays as it is.',
    lt: 'Šis pasiūlymas priimtas su kitomis eilutėmis. Tai, kas priimta, nesikeičia.',
    no: 'Tilbudet ble godtatt med andre linjer. Det som er godtatt, endres ikke.',
  }),
  'estimate.not_your_project': refusal(403, {
    en: 'Choose a project that you lead: you can make estimates only for your own projects.',
    lt: 'Pasirinkite projektą, kuriam vadovaujate: pasiūlymus galite rengti tik savo projektams.',
    no: 'Velg et prosjekt du leder: du kan bare lage tilbud for dine egne prosjekter.',
  }),
  'estimate.frozen': conflict({
    en: 'What was sent to the customer is locked: revise the estimate to change it.',
    lt: 'Tai, kas išsiųsta klientui, nesikeičia: norėdami keisti, parenkite naują pasiūlymo versiją.',
    no: 'Det kunden har fått, er låst: lag en ny versjon av tilbudet for å endre det.',
  }),
  'estimate.expired': conflict({
    en: 'This estimate expired on %{date}. Confirm that it is decided all the same.',
    lt: 'Šis pasiūlymas galiojo iki %{date}. Patvirtinkite, kad sprendimas vis tiek priimtas.',
    no: 'Dette tilbudet gjaldt til %{date}. Bekreft at det likevel er avgjort.',
  }),
  'estimate.decided_otherwise': conflict({
    en: 'This estimate has been decided already: it is %{status}. Confirm that you change that.',
    lt: 'Dėl šio pasiūlymo jau nuspręsta: jo būsena „%{status}“. Patvirtinkite, kad tai keičiate.',
    no: 'Dette tilbudet er alt avgjort, med status «%{status}». Bekreft at du endrer det.',
  }),
  'estimate.is_invoiced': conflict({
    en: 'There is an invoice of this estimate already.',
    lt: 'Pagal šį pasiūlymą sąskaita jau sukurta.',
    no: 'Det finnes allerede en faktura for dette tilbudet.',
  }),
  'estimate.was_sent': conflict({
    en: 'An estimate that was sent once cannot be deleted.',
    lt: 'Kartą išsiųsto pasiūlymo ištrinti negalima.',
    no: 'Et tilbud som har vært sendt, kan ikke slettes.',
  }),
  'estimate.cannot_send': conflict({
    en: 'An estimate that is %{status} cannot be sent.',
    lt: 'Pasiūlymo, kurio būsena „%{status}“, išsiųsti negalima.',
    no: 'Et tilbud med status «%{status}» kan ikke sendes.',
  }),
  'estimate.cannot_accept': conflict({
    en: 'An estimate that is %{status} cannot be accepted.',
    lt: 'Pasiūlymo, kurio būsena „%{status}“, priimti negalima.',
    no: 'Et tilbud med status «%{status}» kan ikke godtas.',
  }),
  'estimate.cannot_decline': conflict({
    en: 'An estimate that is %{status} cannot be declined.',
    lt: 'Pasiūlymo, kurio būsena „%{status}“, atmesti negalima.',
    no: 'Et tilbud med status «%{status}» kan ikke avslås.',
  }),
  'estimate.cannot_explain_loss': conflict({
    en: 'Only an estimate that was declined has a reason for the loss; this one is %{status}.',
    lt: 'Atmetimo priežastį turi tik atmestas pasiūlymas, o šio būsena – „%{status}“.',
    no: 'Bare et avslått tilbud har en årsak til tapet; dette har status «%{status}».',
  }),
  'estimate.cannot_revise': conflict({
    en: 'An estimate that is %{status} cannot be revised.',
    lt: 'Pasiūlymo, kurio būsena „%{status}“, naujos versijos parengti negalima.',
    no: 'Et tilbud med status «%{status}» kan ikke få en ny versjon.',
  }),
  'estimate.cannot_convert': conflict({
    en: 'An estimate that is %{status} cannot become an invoice.',
    lt: 'Iš pasiūlymo, kurio būsena „%{status}“, sąskaitos sukurti negalima.',
    no: 'Et tilbud med status «%{status}» kan ikke bli til en faktura.',
  }),
  'estimate.cannot_make_project': conflict({
    en: 'An estimate that is %{status} cannot become a project.',
    lt: 'Iš pasiūlymo, kurio būsena „%{status}“, projekto sukurti negalima.',
    no: 'Et tilbud med status «%{status}» kan ikke bli til et prosjekt.',
  }),
  'estimate.has_project': conflict({
    en: 'This estimate has a project already.',
    lt: 'Šis pasiūlymas projektą jau turi.',
    no: 'Dette tilbudet har allerede et prosjekt.',
  }),
  'estimate.cannot_delete': conflict({
    en: 'An estimate that is %{status} cannot be deleted.',
    lt: 'Pasiūlymo, kurio būsena „%{status}“, ištrinti negalima.',
    no: 'Et tilbud med status «%{status}» kan ikke slettes.',
  }),
};
