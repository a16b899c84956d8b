import { conflict, invalid } from '../../platform/errors/message.ts';

export const timeWeekMessages = {
  'time_week.cannot_submit': conflict({
    en: 'This week is submitted already.',
    lt: 'Ši savaitė jau pateikta.',
    no: 'Denne uken er allerede sendt inn.',
  }),
  'time_week.cannot_withdraw': conflict({
    en: 'Only a week that waits for approval can be withdrawn.',
    lt: 'Atsiimti galima tik savaitę, kuri laukia patvirtinimo.',
    no: 'Bare en uke som venter på godkjenning, kan trekkes tilbake.',
  }),
  'time_week.cannot_approve': conflict({
    en: 'This week no longer waits for approval.',
    lt: 'Ši savaitė patvirtinimo nebelaukia.',
    no: 'Denne uken venter ikke lenger på godkjenning.',
  }),
  'time_week.cannot_return': conflict({
    en: 'Only a week that waits for approval can be returned.',
    lt: 'Grąžinti taisyti galima tik savaitę, kuri laukia patvirtinimo.',
    no: 'Bare en uke som venter på godkjenning, kan sendes tilbake.',
  }),
  'time_week.cannot_reopen': conflict({
    en: 'Only an approved week can be reopened.',
    lt: 'Iš naujo atidaryti galima tik patvirtintą savaitę.',
    no: 'Bare en godkjent uke kan åpnes igjen.',
  }),
  'time_week.submitted': conflict({
    en: 'The week of %{date} waits for approval. Withdraw it before you change its hours.',
    lt: 'Savaitė nuo %{date} laukia patvirtinimo. Prieš keisdami jos valandas, ją atsiimkite.',
    no: 'Uken fra %{date} venter på godkjenning. Trekk den tilbake før du endrer timene.',
  }),
  'time_week.approved': conflict({
    en: 'The week of %{date} is approved, so its hours are locked.',
    lt: 'Savaitė nuo %{date} patvirtinta, todėl jos valandos užrakintos.',
    no: 'Uken fra %{date} er godkjent, så timene er låst.',
  }),
  'time_week.not_begun': invalid({
    en: 'This week has not begun yet.',
    lt: 'Ši savaitė dar neprasidėjo.',
    no: 'Denne uken har ikke begynt ennå.',
  }),
  'time_week.long_past': invalid({
    en: 'This week has no hours and is more than a year ago.',
    lt: 'Šią savaitę valandų nėra, o nuo jos praėjo daugiau nei metai.',
    no: 'Denne uken har ingen timer og er mer enn et år siden.',
  }),
  'time_week.timer_runs': conflict({
    en: 'Stop the timer before you submit this week.',
    lt: 'Prieš pateikdami šią savaitę, sustabdykite laikmatį.',
    no: 'Stopp stoppeklokken før du sender inn denne uken.',
  }),
  'time_week.own': conflict({
    en: 'Nobody decides about their own week.',
    lt: 'Apie savo savaitę niekas nesprendžia pats.',
    no: 'Ingen avgjør sin egen uke.',
  }),
};
