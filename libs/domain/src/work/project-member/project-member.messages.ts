import { conflict } from '../../platform/errors/message.ts';

export const projectMemberMessages = {
  'project_member.exists': conflict({
    en: 'This person is already a member of the project.',
    lt: 'Šis žmogus jau yra projekto narys.',
    no: 'Denne personen er allerede med i prosjektet.',
  }),
};
