import { invalid } from '../../platform/errors/message.ts';

export const taxRateMessages = {
  'tax_rate.default_exists': invalid(
    '%{name} is already the default rate for these days. End one of them before the other begins.',
  ),
  'tax_rate.valid_to_before_from': invalid('The last day of validity is before the first.'),
  'tax_rate.percent_needs_category_s': invalid('Only the standard category may have a percentage above zero.'),
  'tax_rate.standard_needs_percent': invalid(
    'A standard or reduced rate has a percentage above zero. For 0 % choose another category.',
  ),
  'tax_rate.not_in_force': invalid('This tax rate is not in force on %{date}.'),
};
