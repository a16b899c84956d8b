import { Type } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { SentId } from '../../platform/input/sent-id.ts';
import { DropsUnknown } from '../../platform/input/read-input.ts';
import { Flag, Part, Words } from '../../platform/input/validators.ts';
import { isEventTime, isEventUrl, isExtendedProps } from './calendar-event.rules.ts';
import type { CalendarEventProps } from './calendar-event.ts';

const fits = (name: string, validate: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate } }, { message });
/** A date or a moment in ISO 8601, with or without seconds and zone. */
const EventTime = (): PropertyDecorator => fits('isEventTime', isEventTime, 'field.not_a_moment');
const EventUrl = (): PropertyDecorator => fits('isEventUrl', isEventUrl, 'field.not_an_address');
const ExtendedProps = (): PropertyDecorator => fits('isExtendedProps', isExtendedProps, 'calendar_event.bad_extension');
const hasCalendar = (value: unknown): boolean => typeof (value as { calendar?: unknown } | null)?.calendar === 'string';

/** A new event of the person. Without an end, it ends when it begins. */
export class NewCalendarEvent {
  @Words(200) title: string;
  @EventTime() start: string;
  @IsOptional() @EventTime() end?: string | null;
  @Flag({ optional: true }) allDay?: boolean | null;
  @IsOptional() @EventUrl() url?: string | null;
  @ExtendedProps() @fits('hasCalendar', hasCalendar, 'field.required') extendedProps: CalendarEventProps;
}
@DropsUnknown()
export class AddCalendarEventInput {
  @Part() @Type(() => NewCalendarEvent) event: NewCalendarEvent;
}

/** The fields to change; fields left out stay as they are. */
export class CalendarEventChanges {
  @SentId() id: number;
  @Words(200, { optional: true }) title?: string | null;
  @IsOptional() @EventTime() start?: string | null;
  @IsOptional() @EventTime() end?: string | null;
  @Flag({ optional: true }) allDay?: boolean | null;
  @IsOptional() @EventUrl() url?: string | null;
  @IsOptional() @ExtendedProps() extendedProps?: Record<string, unknown> | null;
}
@DropsUnknown()
export class UpdateCalendarEventInput {
  @Part() @Type(() => CalendarEventChanges) event: CalendarEventChanges;
}
