import type { ChangeOrderRecord, ProjectPrice, ProjectRecord } from '@kontor/domain';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { Facts } from '../../../platform/record/Facts.tsx';
import { RowActions } from '../../../platform/record/RowActions.tsx';
import { PartsInPlace } from '../PartsInPlace.tsx';
import { ChangeOrderForm } from './ChangeOrderForm.tsx';
import { PercentDialog } from './PercentDialog.tsx';

type RowProps = { order: ChangeOrderRecord; currency: string; onEdit: () => void };

const Row = ({ order, currency, onEdit }: RowProps) => {
  const t = useTranslate();
  const format = useFormat();
  const { name, orderDate, amount, agreedBy } = order;
  return (
    <>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('projects.agreed', { date: format.date(orderDate), name: agreedBy })}
        </Typography>
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {format.money(amount, currency)}
      </Box>
      <RowActions resource="changeOrders" record={order} name={name} onEdit={onEdit} />
    </>
  );
};

/** The fixed price of a project: what was agreed at first and later, what of it is invoiced, and the invoice of what is done. */
export const ProjectPriceTab = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['projects', 'price', project.id],
    queryFn: ({ signal }) => kontor.call<ProjectPrice>('GET', `/projects/${project.id}/price`, { signal }),
  });
  if (error) return <LoadFailed text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const { currency, base, changes, price, invoiced, left } = data;
  const money = (amount: number) => format.money(amount, currency);
  return (
    <>
      <Facts
        facts={[
          { label: t('projects.prices.base'), value: money(base) },
          { label: t('projects.prices.changes'), value: money(changes) },
          { label: t('projects.price'), value: <b>{money(price)}</b> },
          invoiced !== null && { label: t('projects.prices.invoiced'), value: money(invoiced) },
          left !== null && { label: t('projects.prices.left'), value: money(left) },
        ]}
      />
      {left !== null && left > 0 && may('create', 'Invoice') && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setIsOpen(true)}>
          {t('projects.prices.invoice_done')}
        </Button>
      )}
      {isOpen && invoiced !== null && (
        <PercentDialog project={project} price={price} invoiced={invoiced} onClose={() => setIsOpen(false)} />
      )}
      {may('list', 'ChangeOrder') && (
        <Box component="section" sx={{ mt: 4 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('resources.changeOrders.name', { smart_count: 2 })}
          </Typography>
          <PartsInPlace<ChangeOrderRecord>
            resource="changeOrders"
            projectId={project.id}
            sort="orderDate"
            emptyText={t('projects.no_change_orders')}
            addText={t('projects.add_change_order')}
            icon={<PublishedWithChangesOutlined />}
            row={(order, onEdit) => <Row order={order} currency={currency} onEdit={onEdit} />}
            form={(order, onClose) => <ChangeOrderForm project={project} order={order} onClose={onClose} />}
          />
        </Box>
      )}
    </>
  );
};
