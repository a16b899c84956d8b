import { invalid } from '../../platform/errors/message.ts';

export const taskMessages = {
  'task.not_in_project': invalid('This task belongs to another project.'),
  'task.end_before_start': invalid('The due date is before the start date.'),
};
