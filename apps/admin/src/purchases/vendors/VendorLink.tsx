import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';

/** The vendor of a document by name, which leads to its page where the person may read it. */
export const VendorLink = ({ of: { vendorId, vendorName } }: { of: { vendorId: number; vendorName: string } }) =>
  may('show', 'Vendor') ? (
    <TextLink component={Link} to={`/vendors/${vendorId}/show`} onClick={(event) => event.stopPropagation()}>
      {vendorName}
    </TextLink>
  ) : (
    <>{vendorName}</>
  );
