import { conflict, invalid } from '../../platform/errors/message.ts';

export const partyMessages = {
  'party.bad_legal_code': invalid({
    en: 'The check digit of this company code does not fit.',
    lt: 'Netinka šio įmonės kodo kontrolinis skaitmuo.',
    no: 'Kontrollsifferet i dette organisasjonsnummeret stemmer ikke.',
  }),
  'party.bad_vat_code': invalid({
    en: 'This VAT code does not have the right form.',
    lt: 'Netinkamas šio PVM kodo formatas.',
    no: 'Dette mva-nummeret har ikke riktig form.',
  }),
  'party.bad_electronic_address': invalid({
    en: 'This electronic address does not fit the type of address.',
    lt: 'Šis elektroninis adresas neatitinka pasirinkto adreso tipo.',
    no: 'Denne elektroniske adressen passer ikke til adressetypen.',
  }),
  'party.electronic_address_scheme': invalid({
    en: 'Choose the type of this electronic address.',
    lt: 'Pasirinkite šio elektroninio adreso tipą.',
    no: 'Velg hvilken type elektronisk adresse dette er.',
  }),
  'party.alike_legal_code': conflict({
    en: '%{name} already has this company code.',
    lt: 'Tokį įmonės kodą jau turi %{name}.',
    no: '%{name} har allerede dette organisasjonsnummeret.',
  }),
  'party.alike_vat_code': conflict({
    en: '%{name} already has this VAT code.',
    lt: 'Tokį PVM mokėtojo kodą jau turi %{name}.',
    no: '%{name} har allerede dette mva-nummeret.',
  }),
  'party.alike_name': conflict({
    en: '%{name} is already there.',
    lt: 'Toks įrašas jau yra: %{name}.',
    no: '%{name} finnes allerede.',
  }),
  'party.alike_person': conflict({
    en: '%{name} is already a contact person here.',
    lt: 'Toks kontaktinis asmuo čia jau yra: %{name}.',
    no: '%{name} er allerede kontaktperson her.',
  }),
  'party.alike_account': conflict({
    en: '%{name} already has this bank account.',
    lt: 'Tokią banko sąskaitą jau turi %{name}.',
    no: '%{name} har allerede denne bankkontoen.',
  }),
  'party.merge_itself': invalid({
    en: 'Choose another record to merge with.',
    lt: 'Pasirinkite kitą įrašą, su kuriuo sujungti.',
    no: 'Velg en annen oppføring å slå sammen med.',
  }),
  'party.merge_currency': invalid({
    en: 'One has amounts in %{kept}, the other in %{merged}: they cannot be merged.',
    lt: 'Vieno sumos yra %{kept}, kito – %{merged}: sujungti negalima.',
    no: 'Den ene har beløp i %{kept}, den andre i %{merged}: de kan ikke slås sammen.',
  }),
  'party.merge_codes': invalid({
    en: 'Their company codes or VAT codes differ, so they are two firms. Correct a mistyped code first.',
    lt: 'Jų įmonės arba PVM mokėtojo kodai skiriasi, taigi tai dvi įmonės. Jei kodas klaidingas, pirma jį pataisykite.',
    no: 'Organisasjonsnumrene eller mva-numrene er ulike, så dette er to firmaer. Rett først et nummer som er feil.',
  }),
};
