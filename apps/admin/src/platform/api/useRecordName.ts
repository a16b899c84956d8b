import { useCallback } from 'react';
import { useGetRecordRepresentation, type RaRecord } from 'react-admin';

/** Returns the name of a record as text: our representations are texts or functions that return text. */
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
