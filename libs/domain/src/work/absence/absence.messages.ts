import { conflict, invalid } from '../../platform/errors/message.ts';

export const absenceMessages = {
  'absence.ends_before_start': invalid({
    en: 'The last day is before the first.',
    lt: 'Paskutinė diena yra ankstesnė už pirmąją.',
    no: 'Den siste dagen er før den første.',
  }),
  'absence.too_long': invalid({
    en: 'An absence is at most three years long.',
    lt: 'Neatvykimas gali trukti ne ilgiau kaip trejus metus.',
    no: 'Et fravær varer høyst tre år.',
  }),
  'absence.no_workday': invalid({
    en: 'There is no working day between these dates.',
    lt: 'Tarp šių datų nėra nė vienos darbo dienos.',
    no: 'Det er ingen arbeidsdager mellom disse datoene.',
  }),
  'absence.overlaps': conflict({
    en: 'Another absence already covers some of these days.',
    lt: 'Kai kurias iš šių dienų jau apima kitas neatvykimas.',
    no: 'Et annet fravær dekker allerede noen av disse dagene.',
  }),
  'absence.own': conflict({
    en: 'You cannot decide about your own absence.',
    lt: 'Dėl savo neatvykimo nuspręsti negalite.',
    no: 'Du kan ikke avgjøre ditt eget fravær.',
  }),
  'absence.cannot_approve': conflict({
    en: 'This absence no longer waits for a decision.',
    lt: 'Šis neatvykimas sprendimo nebelaukia.',
    no: 'Dette fraværet venter ikke lenger på en avgjørelse.',
  }),
  'absence.cannot_refuse': conflict({
    en: 'This absence no longer waits for a decision.',
    lt: 'Šis neatvykimas sprendimo nebelaukia.',
    no: 'Dette fraværet venter ikke lenger på en avgjørelse.',
  }),
  'absence.cannot_cancel': conflict({
    en: 'This absence has already been refused or cancelled.',
    lt: 'Šis neatvykimas jau atmestas arba atšauktas.',
    no: 'Dette fraværet er allerede avslått eller avlyst.',
  }),
};
