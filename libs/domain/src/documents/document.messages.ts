import { conflict, invalid } from '../platform/errors/message.ts';

export const documentMessages = {
  'document.select_customer': invalid('Please select customer!'),
  'document.select_project': invalid('Please select project!'),
  'document.discount_incorrect': invalid('Discount value is incorrect!'),
  'document.total_incorrect': invalid('Total value is incorrect!'),
  'document.reference_in_use': conflict('Reference number already used'),
  'document.enter_amount': invalid('Please enter amount!'),
};
