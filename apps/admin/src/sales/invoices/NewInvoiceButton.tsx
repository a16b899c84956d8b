import type { CustomerRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useGetResourceLabel } from 'react-admin';
import { Link } from 'react-router-dom';
import { createWith } from '../../platform/api/createWith.ts';

/** Creates an invoice from the page of a customer. */
export const NewInvoiceButton = ({ record: { id } }: { record: CustomerRecord }) => {
  const labelOf = useGetResourceLabel();
  return (
    <Button variant="outlined" startIcon={<AddOutlined />} component={Link} to={createWith('invoices', { customerId: id })}>
      {labelOf('invoices', 1)}
    </Button>
  );
};
