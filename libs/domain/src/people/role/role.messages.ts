import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const roleMessages = {
  'role.built_in': invalid({
    en: 'A built-in role cannot be changed.',
    lt: 'Standartinio vaidmens keisti negalima.',
    no: 'En innebygd rolle kan ikke endres.',
  }),
  'role.name_in_use': conflict({
    en: 'There is already a role with this name.',
    lt: 'Vaidmuo tokiu pavadinimu jau yra.',
    no: 'Det finnes allerede en rolle med dette navnet.',
  }),
  'role.unknown_right': invalid({
    en: 'This right is not known.',
    lt: 'Tokios teisės nėra.',
    no: 'Denne rettigheten er ukjent.',
  }),
  'role.beyond_own': refusal(403, {
    en: 'You can only give rights that you have yourself.',
    lt: 'Negalima suteikti teisės, kurios patys neturite.',
    no: 'Ingen kan gi en rettighet de ikke selv har.',
  }),
  'role.in_use': conflict({
    en: 'People have this role. Give them another one first.',
    lt: 'Šį vaidmenį turi žmonių. Pirmiausia suteikite jiems kitą.',
    no: 'Noen har denne rollen. Gi dem en annen rolle først.',
  }),
};
