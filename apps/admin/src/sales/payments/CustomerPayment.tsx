import type { CustomerRecord } from '@kontor/domain';
import { RecordPayment } from './RecordPayment.tsx';

/** On the page of a customer. */
export const CustomerPayment = ({ record }: { record: CustomerRecord }) => <RecordPayment payer={record} variant="outlined" />;
