import { invalid } from '../../platform/errors/message.ts';

export const taxRateMessages = {
  'tax_rate.default_exists': invalid({
    en: '%{name} is already the default rate for these days. End one of them before the other begins.',
    lt: 'Tomis pačiomis dienomis įprastas tarifas yra %{name}. Vienas turi baigti galioti prieš prasidedant kitam.',
    no: '%{name} er vanlig sats på de samme dagene. Den ene må slutte å gjelde før den andre begynner.',
  }),
  'tax_rate.valid_to_before_from': invalid({
    en: 'The last day of validity is before the first.',
    lt: 'Paskutinė galiojimo diena yra ankstesnė už pirmąją.',
    no: 'Siste gyldige dag er før den første.',
  }),
  'tax_rate.percent_needs_category_s': invalid({
    en: 'Only the standard category may have a percentage above zero.',
    lt: 'Didesnis už nulį procentas galimas tik standartinei kategorijai.',
    no: 'Bare standardkategorien kan ha en prosent over null.',
  }),
  'tax_rate.standard_needs_percent': invalid({
    en: 'A standard or reduced rate has a percentage above zero. For 0 % choose another category.',
    lt: 'Standartinio ar lengvatinio tarifo procentas yra didesnis už nulį. Jei tarifas 0 %, pasirinkite kitą kategoriją.',
    no: 'En standard eller redusert sats har en prosent over null. Velg en annen kategori for 0 %.',
  }),
  'tax_rate.not_in_force': invalid({
    en: 'This tax rate is not in force on %{date}.',
    lt: 'Šis mokesčio tarifas %{date} negalioja.',
    no: 'Denne avgiftssatsen gjelder ikke %{date}.',
  }),
};
