import type { RaRecord } from 'react-admin';
import type { ResourceName } from '../api/resource.ts';
import { useRemove } from '../api/useCommand.ts';
import { RemoveButton } from './RemoveButton.tsx';

type Props = { resource: ResourceName; record: RaRecord; name: string };

/** Deletes a record from its row in a list. */
export const DeleteButton = ({ resource, record, name }: Props) => {
  const remove = useRemove(resource);
  return <RemoveButton name={name} run={() => remove(record)} />;
};
