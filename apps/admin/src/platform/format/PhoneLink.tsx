import { Link } from '@mui/material';
import { Ltr } from './Ltr.tsx';

/** A phone number as a link. */
export const PhoneLink = ({ number }: { number: string }) => (
  <Link href={`tel:${number.replace(/[^\d+]/g, '')}`}>
    <Ltr>{number}</Ltr>
  </Link>
);
