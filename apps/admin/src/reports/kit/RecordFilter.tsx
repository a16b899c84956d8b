import { useGetOne, type RaRecord } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import type { ResourceName } from '../../platform/api/resource.ts';
import { subjectOf } from '../../platform/api/subjects.ts';
import { Picker, useTyping } from '../../platform/inputs/picker/Picker.tsx';
import { useReferenceSearch } from '../../platform/inputs/picker/useReferenceSearch.ts';

type Named = RaRecord & { name?: string; displayName?: string };

/** The dimensions that are filtered by choosing a record. */
export const filterResources: Readonly<Record<string, ResourceName>> = {
  customer: 'customers',
  project: 'projects',
  vendor: 'vendors',
  item: 'items',
  user: 'users',
};

type Props = { dimension: string; label: string; value: number | null; onChange: (id: number | null) => void };

/** Chooses the record of a dimension; only of records that the person may list. */
export const RecordFilter = ({ dimension, label, value, onChange }: Props) => {
  const resource = filterResources[dimension] ?? 'customers';
  const enabled = may('list', subjectOf(resource));
  const typing = useTyping();
  const field = resource === 'users' ? 'displayName' : 'name';
  const found = useReferenceSearch<Named>(resource, { sort: { field, order: 'ASC' } }, typing);
  const { data: chosen } = useGetOne<Named>(resource, { id: value ?? 0 }, { enabled: enabled && value !== null });
  if (!enabled) return null;
  return (
    <Picker<Named>
      sx={{ width: { xs: '100%', sm: 190 } }}
      label={label}
      value={value === null ? null : (chosen ?? null)}
      typing={typing}
      found={found}
      keyOf={({ id }) => String(id)}
      nameOf={({ name, displayName }) => displayName ?? name ?? ''}
      onChange={(record) => onChange(record && Number(record.id))}
      margin="none"
    />
  );
};
