import { conflict, invalid } from '../../platform/errors/message.ts';

export const vendorMessages = {
  'vendor.account_by_import': conflict({
    en: 'An import does not change a bank account. Change it on the page of the vendor, so that everybody who pays is told.',
    lt: 'Importuojant banko sąskaita nekeičiama. Pakeiskite ją tiekėjo puslapyje, kad apie tai sužinotų visi, kas moka.',
    no: 'En import endrer ikke bankkontoen. Endre den på leverandørens side, så alle som betaler, får beskjed.',
  }),
  'vendor.merge_same_number': conflict({
    en: 'Both vendors have number %{number} in the same year. If it is one document that was entered twice, delete or void one of the two before merging.',
    lt: 'Abu tiekėjai tais pačiais metais turi dokumentą numeriu %{number}. Jei tas pats dokumentas įvestas du kartus, prieš sujungdami vieną ištrinkite arba anuliuokite.',
    no: 'Begge leverandørene har nummer %{number} i samme år. Er det ett dokument som er ført to ganger, må du slette eller annullere det ene før du slår dem sammen.',
  }),
  'vendor.bad_account': invalid({
    en: 'The check digits of this IBAN or account number do not fit.',
    lt: 'Netinka šio IBAN arba sąskaitos numerio kontroliniai skaitmenys.',
    no: 'Kontrollsifrene i dette IBAN- eller kontonummeret stemmer ikke.',
  }),
  'vendor.account_not_changed': conflict({
    en: 'No changed account of this vendor waits to be confirmed.',
    lt: 'Nėra patvirtintinos pakeistos šio tiekėjo sąskaitos.',
    no: 'Ingen endret konto hos denne leverandøren venter på bekreftelse.',
  }),
  'vendor.confirmed_by_another': conflict({
    en: 'You changed this account yourself. Somebody else who may pay confirms it.',
    lt: 'Šią sąskaitą pakeitėte jūs. Patvirtinti ją turi kitas asmuo, galintis mokėti.',
    no: 'Du endret denne kontoen selv. En annen som kan betale, må bekrefte den.',
  }),
};
