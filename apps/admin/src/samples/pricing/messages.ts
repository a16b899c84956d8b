import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  pricing: {
    text: 'Three plans of a made-up form service. Nothing can be ordered here.',
    period: 'Billing period',
    monthly: 'Monthly',
    yearly: 'Yearly',
    a_month: 'a month',
    a_year: '%{amount} a year',
    popular: 'Popular',
    choose: 'Choose %{plan}',
    chosen: 'Your choice',
    summary_month: 'You chose %{plan} for %{amount} a month. As this is a sample page, nothing is ordered.',
    summary_year: 'You chose %{plan} for %{amount} a year. As this is a sample page, nothing is ordered.',
    benefits: 'What %{plan} includes',
    questions: 'Frequently asked questions',
  },
};

export const lt: SameKeys<typeof en> = {
  pricing: {
    text: 'Trys išgalvotos formų paslaugos planai. Čia nieko užsisakyti negalima.',
    period: 'Mokėjimo laikotarpis',
    monthly: 'Kas mėnesį',
    yearly: 'Kas metus',
    a_month: 'per mėnesį',
    a_year: '%{amount} per metus',
    popular: 'Populiarus',
    choose: 'Rinktis „%{plan}“',
    chosen: 'Jūsų pasirinkimas',
    summary_month: 'Pasirinkote planą „%{plan}“ – %{amount} per mėnesį. Tai pavyzdinis puslapis, todėl nieko neužsakyta.',
    summary_year: 'Pasirinkote planą „%{plan}“ – %{amount} per metus. Tai pavyzdinis puslapis, todėl nieko neužsakyta.',
    benefits: 'Ką apima „%{plan}“',
    questions: 'Dažnai klausiama',
  },
};

export const no: SameKeys<typeof en> = {
  pricing: {
    text: 'Tre planer for en oppdiktet skjematjeneste. Her kan ingenting bestilles.',
    period: 'Betalingsperiode',
    monthly: 'Månedlig',
    yearly: 'Årlig',
    a_month: 'i måneden',
    a_year: '%{amount} i året',
    popular: 'Populær',
    choose: 'Velg %{plan}',
    chosen: 'Ditt valg',
    summary_month: 'Du har valgt %{plan} til %{amount} i måneden. Dette er en eksempelside, så ingenting er bestilt.',
    summary_year: 'Du har valgt %{plan} til %{amount} i året. Dette er en eksempelside, så ingenting er bestilt.',
    benefits: 'Dette er med i %{plan}',
    questions: 'Ofte stilte spørsmål',
  },
};
