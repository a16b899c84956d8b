import { nextCode, type ItemRecord } from '@kontor/domain';
import { useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Proposes the code after the latest ones. It is selected, so that typing takes its place; what is typed already stays. */
export const ProposedSku = () => {
  const { data } = useGetList<ItemRecord>('items', {
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const { getValues, setValue } = useFormContext();
  const isDone = useRef(false);
  useEffect(() => {
    if (!data || isDone.current) return;
    isDone.current = true;
    if (getValues('sku')) return;
    setValue('sku', nextCode(data.map(({ sku }) => sku)));
    const [field] = document.getElementsByName('sku');
    if (field === document.activeElement && field instanceof HTMLInputElement) requestAnimationFrame(() => field.select());
  }, [data, getValues, setValue]);
  return null;
};
