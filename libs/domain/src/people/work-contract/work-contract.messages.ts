import { conflict, invalid } from '../../platform/errors/message.ts';

export const workContractMessages = {
  'work_contract.exists': conflict({
    en: 'Another contract begins on this day.',
    lt: 'Šią dieną jau prasideda kita sutartis.',
    no: 'En annen avtale begynner denne dagen.',
  }),
  'work_contract.ends_before_start': invalid({
    en: 'The contract ends before it begins.',
    lt: 'Sutartis baigiasi anksčiau, nei prasideda.',
    no: 'Avtalen slutter før den begynner.',
  }),
  'work_contract.keeps_user': invalid({
    en: 'A contract cannot move to another person.',
    lt: 'Sutarties perkelti kitam žmogui negalima.',
    no: 'En avtale kan ikke flyttes til en annen person.',
  }),
};
