import { invalid } from '../../platform/errors/message.ts';

export const milestoneMessages = {
  'milestone.keeps_project': invalid({
    en: 'A milestone cannot move to another project.',
    lt: 'Etapo perkelti į kitą projektą negalima.',
    no: 'En milepæl kan ikke flyttes til et annet prosjekt.',
  }),
};
