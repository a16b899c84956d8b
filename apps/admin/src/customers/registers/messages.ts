import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  registers: {
    title: 'Public registers',
    names: { brreg: 'Brønnøysund', vies: 'VIES' },
    look_up: 'Look up',
    ask: 'Look up now',
    none: 'Not checked yet.',
    can_save: 'You can still save.',
    states: {
      brreg_registered: 'registered',
      brreg_bankrupt: 'bankrupt',
      brreg_liquidation: 'being wound up',
      brreg_deleted: 'deleted from the register',
      brreg_unknown: 'no firm with this number',
      vies_registered: 'valid VAT code',
      vies_invalid: 'not a valid VAT code',
    },
    asked: 'Checked',
    asked_by: '%{time}, %{name}',
    name: 'Name in the register',
    address: 'Address in the register',
    vat: 'Registered for VAT',
    consultation: 'Consultation number',
    register_date: 'Date of the answer',
    earlier: '1 earlier answer |||| %{smart_count} earlier answers',
    replaces: 'replaces: %{text}',
    take_over: {
      title: 'Fill in from the register?',
      text: 'Untick what should stay as it is.',
      submit: 'Fill in',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  registers: {
    title: 'Viešieji registrai',
    names: { brreg: 'Brønnøysund', vies: 'VIES' },
    look_up: 'Ieškoti registre',
    ask: 'Patikrinti dabar',
    none: 'Dar netikrinta.',
    can_save: 'Įrašyti vis tiek galima.',
    states: {
      brreg_registered: 'įregistruota',
      brreg_bankrupt: 'bankrutuojanti',
      brreg_liquidation: 'likviduojama',
      brreg_deleted: 'išregistruota',
      brreg_unknown: 'įmonės su tokiu numeriu nėra',
      vies_registered: 'galiojantis PVM mokėtojo kodas',
      vies_invalid: 'negaliojantis PVM mokėtojo kodas',
    },
    asked: 'Patikrinta',
    asked_by: '%{time}, %{name}',
    name: 'Pavadinimas registre',
    address: 'Adresas registre',
    vat: 'PVM mokėtojas',
    consultation: 'Užklausos numeris',
    register_date: 'Atsakymo data',
    earlier:
      '%{smart_count} ankstesnis atsakymas |||| %{smart_count} ankstesni atsakymai |||| %{smart_count} ankstesnių atsakymų',
    replaces: 'dabar: %{text}',
    take_over: {
      title: 'Užpildyti pagal registrą?',
      text: 'Atžymėkite tai, ko keisti nereikia.',
      submit: 'Užpildyti',
    },
  },
};

export const no: SameKeys<typeof en> = {
  registers: {
    title: 'Offentlige registre',
    names: { brreg: 'Brønnøysund', vies: 'VIES' },
    look_up: 'Slå opp',
    ask: 'Sjekk nå',
    none: 'Ikke sjekket ennå.',
    can_save: 'Du kan lagre likevel.',
    states: {
      brreg_registered: 'registrert',
      brreg_bankrupt: 'konkurs',
      brreg_liquidation: 'under avvikling',
      brreg_deleted: 'slettet fra registeret',
      brreg_unknown: 'ingen virksomhet med dette nummeret',
      vies_registered: 'gyldig mva-nummer',
      vies_invalid: 'ikke et gyldig mva-nummer',
    },
    asked: 'Sjekket',
    asked_by: '%{time}, %{name}',
    name: 'Navn i registeret',
    address: 'Adresse i registeret',
    vat: 'Registrert i Merverdiavgiftsregisteret',
    consultation: 'Konsultasjonsnummer',
    register_date: 'Dato for svaret',
    earlier: '1 tidligere svar |||| %{smart_count} tidligere svar',
    replaces: 'erstatter: %{text}',
    take_over: {
      title: 'Fylle ut fra registeret?',
      text: 'Fjern haken ved det som skal stå som det er.',
      submit: 'Fyll ut',
    },
  },
};
