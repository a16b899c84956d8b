import { invalid } from '../../platform/errors/message.ts';

export const milestoneMessages = {
  'milestone.keeps_project': invalid({
    en: 'A milestone cannot move to another project.',
    lt: 'Etapo perkelti į kitą projektą negalima.',
    no: 'En milepæl kan ikke flyttes til et annet prosjekt.',
  }),
  'milestone.invoiced': invalid({
    en: 'This milestone is on an invoice: its amount can no longer change.',
    lt: 'Šis etapas jau įtrauktas į sąskaitą: jo sumos pakeisti nebegalima.',
    no: 'Denne milepælen står på en faktura: beløpet kan ikke lenger endres.',
  }),
};
