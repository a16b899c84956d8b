import type { ItemPriceRecord, ItemRecord } from '@kontor/domain';
import { Link as TextLink, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { linkTo } from '../../platform/api/linkTo.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { usePrice } from './usePrice.ts';

/** The prices of items that the person may see. */
export const seenPrices = () => (['sellingPrice', 'purchasePrice'] as const).filter((name) => maySee('Item', name));

const LinkTo = ({ subject, id, name }: { subject: 'Bill' | 'Vendor'; id: number | null; name: string | null }) => {
  if (id === null) return <Nothing />;
  const text = name ?? `#${id}`;
  if (!may('read', subject)) return text;
  return (
    <TextLink component={Link} to={linkTo(subject, id) ?? ''}>
      {text}
    </TextLink>
  );
};

/** What the item cost on bills, and what its prices were changed to, newest first. */
export const ItemPrices = ({ item: { id, version } }: { item: ItemRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const priceOf = usePrice();
  const { call } = useKontor();
  const { data, isError, refetch } = useQuery({
    queryKey: ['items', 'prices', id, version],
    queryFn: ({ signal }) => call<ItemPriceRecord[]>('GET', `/items/${id}/prices`, { signal }),
  });
  if (isError) return <LoadFailed text={t('items.prices.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton height={120} sx={{ mx: 2 }} />;
  if (data.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
        {t('items.prices.none')}
      </Typography>
    );
  const column = (name: string) => t(`items.prices.${name}`);
  return (
    <FiguresTable<ItemPriceRecord>
      label={t('items.prices.title')}
      rows={data}
      keyOf={(row) => `${row.kind} ${row.date} ${row.price} ${data.indexOf(row)}`}
      columns={[
        { label: column('date'), draw: ({ date }) => format.date(date) },
        { label: column('kind'), draw: ({ kind }) => t(`items.prices.kinds.${kind}`) },
        { label: column('price'), numeric: true, draw: ({ price }) => priceOf(price) },
        {
          label: column('quantity'),
          numeric: true,
          wide: true,
          draw: ({ quantity }) => (quantity === null ? <Nothing /> : format.number(quantity)),
        },
        { label: column('bill'), draw: (row) => <LinkTo subject="Bill" id={row.billId} name={row.billNumber} /> },
        {
          label: column('vendor'),
          wide: true,
          draw: (row) => <LinkTo subject="Vendor" id={row.vendorId} name={row.vendorName} />,
        },
        { label: column('by'), wide: true, draw: ({ userName }) => userName ?? <Nothing /> },
      ]}
    />
  );
};
