import { conflict, invalid } from '../../platform/errors/message.ts';

export const timeImportMessages = {
  'time_import.bad_file': invalid('This file could not be read as CSV.'),
  'time_import.missing_column': invalid('The file has no column for %{column}.'),
  'time_import.ambiguous_dates': invalid('The dates in this file can be read in two ways. Please choose the date format.'),
  'time_import.bad_date': invalid('"%{value}" is not a date.'),
  'time_import.bad_duration': invalid('"%{value}" is not a duration.'),
  'time_import.unknown_project': invalid('There is no project "%{value}".'),
  'time_import.ambiguous_project': invalid('There is more than one project "%{value}".'),
  'time_import.unknown_user': invalid('There is no person "%{value}".'),
  'time_import.unknown_task': invalid('There is no task "%{value}" in this project.'),
  'time_import.already_imported': conflict('This row was imported before.'),
  'time_import.too_many_rows': invalid('The file has more than %{max} rows.'),
  'time_import.has_problems': invalid('%{count} rows cannot be imported.'),
  'time_import.cannot_undo': conflict('Some of these hours are on an invoice already: the import cannot be undone.'),
};
