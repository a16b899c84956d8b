import { useCallback } from 'react';
import { useGetRecordRepresentation, type RaRecord } from 'react-admin';

/** How a record is called, as text: our representations are all text or functions that give text. */
export function useRecordName(resource: string | undefined): (record: RaRecord | undefined) => string {
  const represent = useGetRecordRepresentation(resource);
  return useCallback(
    (record) => {
      const name = represent(record);
      return typeof name === 'string' ? name : `#${String(record?.id ?? '')}`;
    },
    [represent],
  );
}
