import { useGetOne, type RaRecord } from 'react-admin';
import type { ResourceName } from '../../../platform/api/resource.ts';
import { useRecordName } from '../../../platform/api/useRecordName.ts';
import { Picker, useTyping } from '../../../platform/inputs/picker/Picker.tsx';
import { useReferenceSearch } from '../../../platform/inputs/picker/useReferenceSearch.ts';

type Props = {
  reference: ResourceName;
  label: string;
  /** 0 for none. */
  value: number;
  filter?: object;
  sort: string;
  onChange: (id: number) => void;
};

/** Narrows the timeline to one record. */
export const FilterPicker = ({ reference, label, value, filter, sort, onChange }: Props) => {
  const typing = useTyping();
  const represent = useRecordName(reference);
  const found = useReferenceSearch<RaRecord>(reference, { filter, sort: { field: sort, order: 'ASC' } }, typing);
  const { data } = useGetOne<RaRecord>(reference, { id: value }, { enabled: value > 0 });
  return (
    <Picker<RaRecord>
      sx={{ width: { xs: '100%', sm: 200 } }}
      label={label}
      shrink
      value={value > 0 ? (data ?? null) : null}
      typing={typing}
      found={found}
      keyOf={({ id }) => String(id)}
      nameOf={represent}
      onChange={(row) => onChange(Number(row?.id ?? 0))}
      margin="none"
    />
  );
};
