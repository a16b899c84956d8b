import { invalid } from '../../platform/errors/message.ts';

export const travelRateMessages = {
  'travel_rate.valid_to_before_from': invalid({
    en: 'The last day of validity is before the first.',
    lt: 'Paskutinė galiojimo diena yra ankstesnė už pirmąją.',
    no: 'Siste gyldige dag er før den første.',
  }),
  'travel_rate.overlaps': invalid({
    en: 'Another rate with this name is valid on some of these days. End it before this one begins.',
    lt: 'Kai kuriomis iš šių dienų galioja kita norma tuo pačiu pavadinimu. Ji turi baigti galioti prieš prasidedant šiai.',
    no: 'En annen sats med dette navnet gjelder på noen av disse dagene. Avslutt den før denne begynner.',
  }),
  'travel_rate.no_passengers': invalid({
    en: 'An addition for passengers is paid by kilometre only.',
    lt: 'Priemoka už keleivius mokama tik už kilometrus.',
    no: 'Passasjertillegg gis bare per kilometer.',
  }),
  'travel_rate.not_in_force': invalid({
    en: 'This rate is not in force on %{date}.',
    lt: 'Ši norma %{date} negalioja.',
    no: 'Denne satsen gjelder ikke %{date}.',
  }),
};
