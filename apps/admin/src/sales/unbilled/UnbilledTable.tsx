import ReceiptLong from '@mui/icons-material/ReceiptLong';
import {
  Box,
  Button,
  Checkbox,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { InvoiceBy } from '../../firm/invoicingTerms/InvoiceBy.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { CustomerHours } from './byCustomer.ts';
import { hoursLink } from './hoursLink.ts';

type Props = {
  customers: readonly CustomerHours[];
  chosen: ReadonlySet<number>;
  to: string | null;
  onChoose: (customerIds: readonly number[], on: boolean) => void;
};
type Sums = Pick<
  CustomerHours,
  'minutes' | 'billedMinutes' | 'unpricedMinutes' | 'amount' | 'oldestDate' | 'invoiceBy' | 'currency'
>;

/** Customers, each followed by its projects. */
export const UnbilledTable = ({ customers, chosen, to, onChoose }: Props) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const all = customers.map(({ customerId }) => customerId);
  const some = all.filter((id) => chosen.has(id)).length;
  return (
    <Table size="small" aria-label={t('pages./unbilledHours/index')} sx={table}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={some > 0 && some === all.length}
              indeterminate={some > 0 && some < all.length}
              onChange={(event) => onChoose(all, event.target.checked)}
              slotProps={{ input: { 'aria-label': t('unbilled.select_all') } }}
            />
          </TableCell>
          <TableCell>{`${labelOf('customers', 1)} · ${labelOf('projects', 1)}`}</TableCell>
          <TableCell className="wide">{t('unbilled.oldest')}</TableCell>
          <TableCell className="wide">{t('unbilled.invoice_by')}</TableCell>
          {!narrow && <TableCell align="right">{t('unbilled.hours')}</TableCell>}
          <TableCell align="right">{t('unbilled.amount')}</TableCell>
          {!narrow && <TableCell />}
        </TableRow>
      </TableHead>
      <TableBody>
        {customers.flatMap((customer) => [
          <TableRow key={customer.customerId} className="customer">
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen.has(customer.customerId)}
                onChange={(event) => onChoose([customer.customerId], event.target.checked)}
                slotProps={{ input: { 'aria-label': t('unbilled.select', { name: customer.customerName }) } }}
              />
            </TableCell>
            <TableCell component="th" scope="row">
              <MuiLink component={Link} to={`/customers/${customer.customerId}/show`}>
                <bdi>{customer.customerName}</bdi>
              </MuiLink>
              {narrow && <Deadline of={customer} />}
            </TableCell>
            <Figures of={customer} narrow={narrow}>
              <InvoiceLink name={customer.customerName} to={hoursLink(customer.customerId, null, to)} />
            </Figures>
          </TableRow>,
          ...customer.projects.map((project) => (
            <TableRow key={`project ${project.projectId}`} hover>
              <TableCell />
              <TableCell sx={{ paddingInlineStart: { xs: 2, sm: 4 } }}>
                <MuiLink component={Link} to={`/projects/${project.projectId}/show`}>
                  <bdi>{project.projectName}</bdi>
                </MuiLink>
                {narrow && <Deadline of={project} />}
              </TableCell>
              <Figures of={project} narrow={narrow}>
                {customer.projects.length > 1 && (
                  <InvoiceLink name={project.projectName} to={hoursLink(project.customerId, project.projectId, to)} />
                )}
              </Figures>
            </TableRow>
          )),
        ])}
      </TableBody>
    </Table>
  );
};

/** On a phone an icon, to leave room for names and amounts. */
const InvoiceLink = ({ name, to }: { name: string; to: string }) => {
  const t = useTranslate();
  return (
    <Button size="small" component={Link} to={to} aria-label={t('unbilled.invoice_named', { name })} sx={{ minWidth: 40 }}>
      <ReceiptLong fontSize="small" sx={{ display: { sm: 'none' } }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'nowrap' }}>
        {t('unbilled.invoice')}
      </Box>
    </Button>
  );
};

/** On a phone it stands below the name, where the chip has room. */
const Deadline = ({ of }: { of: Sums }) => (
  <Box sx={{ fontWeight: 400 }}>
    <InvoiceBy date={of.invoiceBy} />
  </Box>
);

/** On a phone the hours and the way to the invoice stand below the amount. */
const Figures = ({ of, narrow, children }: { of: Sums; narrow: boolean; children: ReactNode }) => {
  const { minutes, billedMinutes, unpricedMinutes, amount, oldestDate, invoiceBy, currency } = of;
  const t = useTranslate();
  const format = useFormat();
  const small = (text: string) => (
    <Typography variant="caption" color="textSecondary" component="div">
      {text}
    </Typography>
  );
  const hours = (
    <>
      {format.clock(minutes)}
      {billedMinutes !== minutes && small(t('unbilled.billed', { hours: format.clock(billedMinutes) }))}
    </>
  );
  return (
    <>
      <TableCell className="wide">{format.date(oldestDate)}</TableCell>
      <TableCell className="wide">
        <InvoiceBy date={invoiceBy} />
      </TableCell>
      {!narrow && <TableCell align="right">{hours}</TableCell>}
      <TableCell align="right">
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {format.money(amount, currency)}
        </Box>
        {narrow && <Box sx={{ fontWeight: 400 }}>{hours}</Box>}
        {unpricedMinutes > 0 && small(t('unbilled.unpriced', { hours: format.clock(unpricedMinutes) }))}
        {narrow && children}
      </TableCell>
      {!narrow && <TableCell align="right">{children}</TableCell>}
    </>
  );
};

const table = {
  '& td, & th': { fontVariantNumeric: 'tabular-nums', px: { xs: 0.75, sm: 2 } },
  '& tbody td, & tbody th': { overflowWrap: 'anywhere' },
  '& .customer td, & .customer th': { fontWeight: 600, bgcolor: 'action.hover' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' },
} as const;
