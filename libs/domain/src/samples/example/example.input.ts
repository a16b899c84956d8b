import { ValidateBy } from 'class-validator';
import {
  Amount,
  CalendarDate,
  Country,
  Currency,
  Decimal,
  Email,
  Flag,
  Id,
  OneOf,
  Percent,
  Text,
  Whole,
} from '../../platform/input/validators.ts';
import { fileSizeLimit } from '../../platform/file/file.ts';
import { languages, type Language } from '../../platform/language/languages.ts';

export const exampleKinds = ['fixed', 'hourly', 'none'] as const;
type ExampleKind = (typeof exampleKinds)[number];
export const exampleTags = ['new', 'urgent', 'abroad'] as const;
type ExampleTag = (typeof exampleTags)[number];

/** What a form knows about a file before it is sent. */
type ExampleFile = { name: string; size: number; type: string };
export const exampleFileTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

const ofFile = (name: string, test: (file: ExampleFile) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: (file: ExampleFile | null | undefined) => !file || test(file) } }, { message });

/** One field of each kind, for the form that shows them all. No route takes it. */
export class ExampleInput {
  @Text(80) name: string;
  @Email() email: string;
  @Text(200, { optional: true }) website?: string | null;
  @Text(500, { optional: true }) notes?: string | null;
  @Amount() price: number;
  @Decimal({ places: 3, max: 1000 }) quantity: number;
  @Percent({ optional: true }) discountPercent?: number | null;
  @Whole(1, 24 * 60) durationMinutes: number;
  @Whole(0, 365, { optional: true }) termDays?: number | null;
  @CalendarDate() date: string;
  @Whole(0, 24 * 60, { optional: true }) time?: number | null;
  @OneOf(languages) language: Language;
  @OneOf(exampleKinds) kind: ExampleKind;
  @OneOf(exampleTags, { each: true, optional: true }) tags?: ExampleTag[] | null;
  @Country() country: string;
  @Currency() currency: string;
  @Id({ optional: true }) customerId?: number | null;
  @Text(10_000, { optional: true }) description?: string | null;
  @ofFile('fileSize', ({ size }) => size <= fileSizeLimit, 'file.too_large {"max":"10 MiB"}')
  @ofFile('fileType', ({ type }) => exampleFileTypes.some((one) => one === type), 'file.other_type')
  file?: ExampleFile | null;
  @Flag() active: boolean;
}

/** The fields of the dialog on the same page. */
export class ExampleReasonInput {
  @Text(200) reason: string;
  @CalendarDate({ optional: true }) date?: string | null;
}
