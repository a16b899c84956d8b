import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  parties: {
    kinds: { company: 'Company', person: 'Person' },
    codes: {
      person: 'Personal or activity code',
      legal_lt: 'Company code (įmonės kodas)',
      legal_no: 'Organisation number (organisasjonsnummer)',
      legal_other: 'Company code',
      vat_lt: 'VAT code (PVM kodas)',
      vat_no: 'VAT number (MVA)',
      vat_other: 'VAT code',
    },
    sections: { details: 'Details', contact: 'Contact', terms: 'Terms', notes: 'Notes' },
    hint: {
      payment_terms: 'Leave empty to use the default from your profile.',
      primary: 'Replaces the current primary contact.',
    },
    days: '1 day |||| %{smart_count} days',
    primary_contact: 'Primary contact',
    no_contacts: 'No contact persons yet.',
    add_contact: 'Add a contact person',
    alike: {
      legalCode: 'This company code is already used by:',
      vatCode: 'This VAT code is already used by:',
      account: 'This bank account is already used by:',
      title_customers: 'Is it the same customer?',
      title_vendors: 'Is it the same vendor?',
      save: 'Save anyway',
      back: 'Go back',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  parties: {
    kinds: { company: 'Įmonė', person: 'Asmuo' },
    codes: {
      person: 'Asmens arba veiklos kodas',
      legal_lt: 'Įmonės kodas',
      legal_no: 'Organizacijos numeris (organisasjonsnummer)',
      legal_other: 'Įmonės kodas',
      vat_lt: 'PVM mokėtojo kodas',
      vat_no: 'PVM numeris (MVA)',
      vat_other: 'PVM mokėtojo kodas',
    },
    sections: { details: 'Rekvizitai', contact: 'Kontaktai', terms: 'Sąlygos', notes: 'Pastabos' },
    hint: {
      payment_terms: 'Palikite tuščią, kad galiotų terminas iš organizacijos profilio.',
      primary: 'Pakeičia dabartinį pagrindinį kontaktą.',
    },
    days: '%{smart_count} diena |||| %{smart_count} dienos |||| %{smart_count} dienų',
    primary_contact: 'Pagrindinis kontaktas',
    no_contacts: 'Kontaktinių asmenų dar nėra.',
    add_contact: 'Pridėti kontaktinį asmenį',
    alike: {
      legalCode: 'Tokį įmonės kodą jau turi:',
      vatCode: 'Tokį PVM mokėtojo kodą jau turi:',
      account: 'Tokią banko sąskaitą jau turi:',
      title_customers: 'Ar tai tas pats klientas?',
      title_vendors: 'Ar tai tas pats tiekėjas?',
      save: 'Vis tiek išsaugoti',
      back: 'Grįžti',
    },
  },
};

export const no: SameKeys<typeof en> = {
  parties: {
    kinds: { company: 'Firma', person: 'Person' },
    codes: {
      person: 'Person- eller virksomhetsnummer',
      legal_lt: 'Organisasjonsnummer (įmonės kodas)',
      legal_no: 'Organisasjonsnummer',
      legal_other: 'Organisasjonsnummer',
      vat_lt: 'Mva-kode (PVM kodas)',
      vat_no: 'Mva-nummer',
      vat_other: 'Mva-nummer',
    },
    sections: { details: 'Opplysninger', contact: 'Kontakt', terms: 'Vilkår', notes: 'Notater' },
    hint: {
      payment_terms: 'La feltet stå tomt for å bruke fristen fra organisasjonsprofilen.',
      primary: 'Erstatter den nåværende hovedkontakten.',
    },
    days: '1 dag |||| %{smart_count} dager',
    primary_contact: 'Hovedkontakt',
    no_contacts: 'Ingen kontaktpersoner ennå.',
    add_contact: 'Legg til kontaktperson',
    alike: {
      legalCode: 'Dette organisasjonsnummeret brukes allerede av:',
      vatCode: 'Dette mva-nummeret brukes allerede av:',
      account: 'Denne bankkontoen brukes allerede av:',
      title_customers: 'Er det den samme kunden?',
      title_vendors: 'Er det den samme leverandøren?',
      save: 'Lagre likevel',
      back: 'Gå tilbake',
    },
  },
};
