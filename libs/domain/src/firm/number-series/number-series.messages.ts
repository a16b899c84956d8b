import { conflict, invalid } from '../../platform/errors/message.ts';

export const numberSeriesMessages = {
  'number_series.bad_pattern': invalid('A pattern needs one run of zeros in braces, such as INV-{YYYY}-{0000}.'),
  'number_series.year_missing': invalid(
    'Numbers that begin again at 1 each year need the year in their pattern, such as INV-{YYYY}-{0000}.',
  ),
  'number_series.next_too_low': invalid('The next number must be at least %{min}: lower ones may already be in use.'),
  'number_series.pattern_in_use': conflict('Another series of this kind has the same numbers.'),
  'number_series.no_default': invalid('Make another series the default instead: each kind of document has one.'),
  'number_series.other_kind': invalid('This series numbers other documents.'),
  'number_series.in_use': conflict('This series has issued numbers, so it cannot be deleted.'),
  'number_series.missing': invalid('There is no number series for this kind of document. Add one in the organisation profile.'),
};
