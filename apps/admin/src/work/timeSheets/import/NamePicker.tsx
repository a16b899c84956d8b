import type { CustomerRecord, ProjectRecord, TimeImportName, UserRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { subjectOf } from '../../../platform/api/subjects.ts';
import { Picker, useTyping, type Found } from '../../../platform/inputs/picker/Picker.tsx';
import { useReferenceSearch } from '../../../platform/inputs/picker/useReferenceSearch.ts';

type Named = { id: number; name: string };
type Kind = TimeImportName['kind'];

const lists = {
  customer: { resource: 'customers', filter: { active: true }, sort: { field: 'name', order: 'ASC' } },
  project: { resource: 'projects', filter: { status: ['planned', 'active'] }, sort: { field: 'name', order: 'ASC' } },
  user: { resource: 'users', filter: { active: true }, sort: { field: 'displayName', order: 'ASC' } },
} as const;

const asNamed = (record: CustomerRecord | ProjectRecord | UserRecord): Named => {
  const { id } = record;
  if ('displayName' in record) return { id, name: record.displayName };
  return { id, name: 'customerName' in record ? `${record.name} (${record.customerName})` : record.name };
};

type Props = {
  kind: Kind;
  label: string;
  value: Named | null;
  /** Offered before all others. */
  alike: readonly Named[];
  onChange: (record: Named | null) => void;
  helperText?: string;
};

/** Picks the record that a name in a file stands for; similar names come first. */
export const NamePicker = ({ kind, label, value, alike, onChange, helperText }: Props) => {
  const t = useTranslate();
  const { resource, filter, sort } = lists[kind];
  const typing = useTyping();
  const mayList = may('list', subjectOf(resource));
  const search = useReferenceSearch<CustomerRecord | ProjectRecord | UserRecord>(
    resource,
    { filter, sort },
    { ...typing, wanted: typing.wanted && mayList },
  );
  const listed = search.rows.map(asNamed);
  const ids = new Set(alike.map(({ id }) => id));
  const all = typing.text ? listed : [...alike, ...listed.filter(({ id }) => !ids.has(id))];
  const found: Found<Named> = mayList ? { ...search, rows: all } : { rows: alike, settled: true };
  return (
    <Picker<Named>
      label={label}
      value={value}
      onChange={onChange}
      typing={typing}
      found={found}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      noneText={t('timeSheets.import.names.nobody')}
      helperText={helperText}
      margin="none"
    />
  );
};
