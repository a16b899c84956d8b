import { nextCode } from '@kontor/domain';
import { useEffect, useRef } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ResourceName } from '../api/resource.ts';

type Props = { resource: ResourceName; source: string };

/** Suggests the next code after the latest ones, selected so that typing replaces it. A code already typed stays. */
export const ProposedCode = ({ resource, source }: Props) => {
  const { data } = useGetList<RaRecord>(resource, {
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const { getValues, setValue } = useFormContext();
  const isDone = useRef(false);
  useEffect(() => {
    if (!data || isDone.current) return;
    isDone.current = true;
    if (getValues(source)) return;
    setValue(source, nextCode(data.map((record) => String(record[source]))));
    const [field] = document.getElementsByName(source);
    if (field === document.activeElement && field instanceof HTMLInputElement) requestAnimationFrame(() => field.select());
  }, [data, getValues, setValue, source]);
  return null;
};
