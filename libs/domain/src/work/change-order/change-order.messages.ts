import { invalid } from '../../platform/errors/message.ts';

export const changeOrderMessages = {
  'change_order.keeps_project': invalid({
    en: 'A change order cannot move to another project.',
    lt: 'Pakeitimo perkelti į kitą projektą negalima.',
    no: 'En endringsordre kan ikke flyttes til et annet prosjekt.',
  }),
  'change_order.no_fixed_price': invalid({
    en: 'Change orders change a fixed price. Give the project a fixed price first.',
    lt: 'Pakeitimai keičia fiksuotą kainą. Pirmiausia nustatykite projekto fiksuotą kainą.',
    no: 'Endringsordrer endrer en fastpris. Gi prosjektet en fastpris først.',
  }),
};
