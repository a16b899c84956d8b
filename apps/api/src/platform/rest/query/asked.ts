// What the classes of queries say of their parameters, which are all text. The rules of inputs do for the rest.
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, ValidateBy } from 'class-validator';
import { Id, isCalendarDate } from '@kontor/domain';

const digits = /^\d{1,10}$/;

const asNumber = Transform(({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && digits.test(value) ? Number(value) : value,
);

/** The id of a record. May be left out. */
export const AskedId = (): PropertyDecorator => (target, key) => {
  asNumber(target, key);
  Id({ optional: true })(target, key);
};

/** The number of a page, from 1 on. May be left out. */
export const AskedPage = (): PropertyDecorator => AskedId();

/** A day that exists, of any year: `2999-12-31` is said for an end that is open. */
export const AskedDate =
  ({ optional = false } = {}): PropertyDecorator =>
  (target, key) => {
    (optional ? IsOptional() : IsNotEmpty({ message: 'field.required' }))(target, key);
    const validate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);
    ValidateBy({ name: 'isCalendarDate', validator: { validate } }, { message: 'field.not_a_date' })(target, key);
  };
