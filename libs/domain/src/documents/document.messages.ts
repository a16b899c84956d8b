import { conflict, invalid } from '../platform/errors/message.ts';

export const documentMessages = {
  'document.select_customer': invalid('Please select customer!'),
  'document.select_project': invalid('Please select project!'),
  'document.discount_incorrect': invalid('Discount value is incorrect!'),
  'document.charge_incorrect': invalid('Charge value is incorrect!'),
  'document.prepaid_above_total': invalid('The prepaid amount is higher than the total.'),
  'document.total_incorrect': invalid('Total value is incorrect!'),
  'document.reference_in_use': conflict('Reference number already used'),
  'document.enter_amount': invalid('Please enter amount!'),
  'document.no_lines': invalid('Add at least one line.'),
  'document.service_period': invalid('The service period ends before it begins.'),
  'document.price_below_cost': invalid('The selling price is lower than the purchase price: %{items}.'),
  'document.series_reason': invalid('Please say why this document is numbered in another series.'),
  'document.date_before_last': invalid('The last document of this series is dated %{date}: an earlier date is not possible.'),
  'document.backdate_other_period': invalid(
    'The last document of this series is dated %{date}, and its numbers name the year or month: a date of an earlier one is not possible.',
  ),
  'document.date_in_future': invalid('This document is dated %{date}: it can be sent from that day on.'),
  'document.organisation_incomplete': invalid('Before you can send this, add %{fields} to the organisation profile.'),
  'document.customer_incomplete': invalid('Before you can send this, add %{fields} to the customer.'),
  'document.contact_of_other_customer': invalid('This contact person belongs to another customer.'),
  'document.project_of_other_customer': invalid('This project belongs to another customer.'),
  'document.no_pdf_yet': conflict('The PDF is still being created. Please try again in a moment.'),
};
