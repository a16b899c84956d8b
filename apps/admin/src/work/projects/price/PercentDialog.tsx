import { dueOfPrice, type ProjectRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { PercentInput } from '../../../platform/inputs/MoneyInput.tsx';
import { partLink } from './partLink.ts';

type Priced = { price: number; invoiced: number };
type Props = Priced & { project: ProjectRecord; onClose: () => void };
type Values = { donePercent: number | null };

/** What is to be invoiced; null while no percentage between 0 and 100 is typed. */
const dueAt = ({ price, invoiced }: Priced, { donePercent }: Values): number | null =>
  donePercent !== null && donePercent > 0 && donePercent <= 100 ? dueOfPrice(price, { invoiced, donePercent }) : null;

const Due = ({ project, ...priced }: Priced & { project: ProjectRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const donePercent = useWatch({ name: 'donePercent' }) as number | null;
  const due = dueAt(priced, { donePercent });
  return (
    <Box role="status" sx={{ minHeight: 24 }}>
      {due !== null && t('projects.prices.due', { amount: format.money(due, project.currency) })}
    </Box>
  );
};

/** Asks how much of the project is done, and begins an invoice for what of it is not invoiced yet. */
export const PercentDialog = ({ project, price, invoiced, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const lacks = (values: Values): string | undefined =>
    dueAt({ price, invoiced }, values) ? undefined : t('projects.prices.lacks');
  const begin = ({ donePercent }: Values): Promise<void> => {
    const amount = dueAt({ price, invoiced }, { donePercent });
    const description = `${project.name}, ${format.percent(donePercent)}`;
    if (amount) void navigate(partLink(project, { description, amount }));
    return Promise.resolve();
  };
  return (
    <FormDialog<Values>
      title={t('projects.prices.invoice_done')}
      text={t('projects.prices.done_text')}
      submitLabel={t('projects.prices.begin')}
      defaults={{ donePercent: null }}
      lacks={(values) => lacks(values as Values)}
      run={begin}
      onClose={onClose}
    >
      <PercentInput source="donePercent" label="projects.prices.done" required autoFocus />
      <Due project={project} price={price} invoiced={invoiced} />
    </FormDialog>
  );
};
