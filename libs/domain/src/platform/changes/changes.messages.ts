import { refusal } from '../errors/message.ts';

export const changesMessages = {
  'changes.other_cursor': refusal(400, {
    en: 'This cursor is none of this installation. Please read the lists again and begin without one.',
    lt: 'Ši žymė ne iš šios sistemos. Perskaitykite sąrašus iš naujo ir pradėkite be žymės.',
    no: 'Denne markøren er ikke fra denne installasjonen. Les listene på nytt, og begynn uten markør.',
  }),
};
