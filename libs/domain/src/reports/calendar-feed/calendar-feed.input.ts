import { ArrayMaxSize, ArrayUnique, IsArray } from 'class-validator';
import { OneOf } from '../../platform/input/validators.ts';
import { agendaKinds, type AgendaKind } from '../agenda/agenda.ts';

const Kinds: PropertyDecorator = (target, key) => {
  for (const decorate of [
    OneOf(agendaKinds, { each: true }),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(agendaKinds.length, { message: `field.too_many {"max":${agendaKinds.length}}` }),
    ArrayUnique({ message: 'field.repeated' }),
  ])
    decorate(target, key);
};

/** Which dates of the firm the feed contains, besides the person's own events. */
export class CalendarFeedInput {
  @Kinds agenda: AgendaKind[];
}
