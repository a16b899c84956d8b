import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import type { FilterSpec } from './FilterBar.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useRecordName } from '../../api/useRecordName.ts';
import type { ResourceName } from '../../api/resource.ts';

const ReferenceName = ({ reference, id }: { reference: ResourceName; id: unknown }) => {
  const nameOf = useRecordName(reference);
  const { data } = useGetOne<RaRecord>(reference, { id: Number(id) });
  return <>{data ? nameOf(data) : '…'}</>;
};

/** "Customer: Acme", "Due date: from 1 Mar 2026". */
export const FilterChipText = ({ filter, value }: { filter: FilterSpec; value: unknown }) => {
  const t = useTranslate();
  const format = useFormat();
  const bound = /_(gte|gt|lte|lt)$/.exec(filter.source)?.[1];
  const words = (): string => {
    if (filter.kind === 'select') return filter.choices.find(({ id }) => id === value)?.name ?? String(value);
    if (filter.kind === 'boolean') return t(value ? 'kontor.list.yes' : 'kontor.list.no');
    if (filter.kind === 'date') return format.date(String(value));
    if (filter.kind === 'number') return format.number(Number(value));
    return String(value);
  };
  const text = filter.kind === 'reference' ? '' : words();
  return (
    <>
      {filter.label}:{' '}
      {filter.kind === 'reference' ? (
        <ReferenceName reference={filter.reference} id={value} />
      ) : bound ? (
        t(bound.startsWith('g') ? 'kontor.list.from' : 'kontor.list.to', { value: text })
      ) : (
        text
      )}
    </>
  );
};
