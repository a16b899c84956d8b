import { conflict, invalid } from '../../platform/errors/message.ts';

export const numberSeriesMessages = {
  'number_series.bad_pattern': invalid({
    en: 'A pattern needs one run of zeros in braces, such as INV-{YYYY}-{0000}.',
    lt: 'Šablone turi būti viena nulių grupė riestiniuose skliaustuose, pavyzdžiui, INV-{YYYY}-{0000}.',
    no: 'Et mønster trenger én rekke nuller i klammeparentes, som INV-{YYYY}-{0000}.',
  }),
  'number_series.year_missing': invalid({
    en: 'Numbers that begin again at 1 each year need the year in their pattern, such as INV-{YYYY}-{0000}.',
    lt: 'Jei numeracija kasmet pradedama nuo 1, šablone turi būti metai, pavyzdžiui, INV-{YYYY}-{0000}.',
    no: 'Nummer som begynner på 1 hvert år, trenger året i mønsteret, som INV-{YYYY}-{0000}.',
  }),
  'number_series.next_too_low': invalid({
    en: 'The next number must be at least %{min}: lower ones may already be in use.',
    lt: 'Kitas numeris turi būti ne mažesnis kaip %{min}: mažesni jau gali būti panaudoti.',
    no: 'Neste nummer må være minst %{min}: lavere kan allerede være i bruk.',
  }),
  'number_series.number_exists': invalid({
    en: 'These numbers begin where some were already given: %{number} exists. Choose another pattern, or begin at %{min}.',
    lt: 'Tokių numerių jau yra: %{number} išduotas. Pasirinkite kitą šabloną arba pradėkite nuo %{min}.',
    no: 'Slike numre er allerede gitt: %{number} finnes. Velg et annet mønster, eller begynn på %{min}.',
  }),
  'number_series.number_given': conflict({
    en: 'Another document already has the next number of this series. Set its next number higher.',
    lt: 'Kitą šios serijos numerį jau turi kitas dokumentas. Nustatykite didesnį kitą serijos numerį.',
    no: 'Et annet dokument har allerede det neste nummeret i denne serien. Sett neste nummer i serien høyere.',
  }),
  'number_series.reason_missing': invalid({
    en: 'This series is in use: say why numbers are skipped.',
    lt: 'Ši serija jau naudojama: nurodykite, kodėl numeriai praleidžiami.',
    no: 'Serien er i bruk: oppgi hvorfor numre hoppes over.',
  }),
  'number_series.pattern_in_use': conflict({
    en: 'Another series of this kind has the same numbers.',
    lt: 'Tokius pačius numerius duoda kita tos pačios rūšies serija.',
    no: 'En annen serie av samme type gir de samme numrene.',
  }),
  'number_series.no_default': invalid({
    en: 'Make another series the default instead: each kind of document has one.',
    lt: 'Kiekviena dokumentų rūšis turi numatytąją seriją: numatytąja pažymėkite kitą.',
    no: 'Hver dokumenttype har en standardserie: gjør en annen til standard.',
  }),
  'number_series.other_kind': invalid({
    en: 'This series numbers other documents.',
    lt: 'Ši serija skirta kitiems dokumentams.',
    no: 'Serien nummererer andre dokumenter.',
  }),
  'number_series.closed': invalid({
    en: 'This series is closed. Choose another one.',
    lt: 'Ši serija uždaryta. Pasirinkite kitą.',
    no: 'Denne serien er avsluttet. Velg en annen.',
  }),
  'number_series.in_use': conflict({
    en: 'This series has issued numbers, so it cannot be deleted.',
    lt: 'Šioje serijoje jau yra išduotų numerių, todėl jos ištrinti negalima.',
    no: 'Serien har gitt numre og kan ikke slettes.',
  }),
  'number_series.missing': invalid({
    en: 'There is no number series for this kind of document. Add one in the organisation profile.',
    lt: 'Šios rūšies dokumentams nėra numeracijos. Pridėkite ją organizacijos duomenyse.',
    no: 'Det finnes ingen nummerserie for denne typen dokument. Legg til en i firmaopplysningene.',
  }),
};
