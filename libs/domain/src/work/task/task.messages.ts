import { invalid } from '../../platform/errors/message.ts';

export const taskMessages = {
  'task.not_in_project': invalid({
    en: 'This task belongs to another project.',
    lt: 'Ši užduotis priklauso kitam projektui.',
    no: 'Denne oppgaven hører til et annet prosjekt.',
  }),
  'task.end_before_start': invalid({
    en: 'The due date is before the start date.',
    lt: 'Terminas yra ankstesnis už pradžios datą.',
    no: 'Fristen er før startdatoen.',
  }),
};
