import { classifierTypes, compare, isLowStock, type ItemRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { LaterButtons, useLaterTabs } from '../../platform/record/LaterParts.tsx';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { itemPage } from './itemPage.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemPrices, seenPrices } from './ItemPrices.tsx';
import { useRecordTabs } from '../../platform/record/useRecordTabs.tsx';
import { useClassifierChoices, useTaxRates } from '../../firm/classifiers/useClassifierChoices.ts';
import { usePrice } from './usePrice.ts';
import { ItemState } from './ItemState.tsx';

const Page = ({ item }: { item: ItemRecord }) => {
  const t = useTranslate();
  const recordTabs = useRecordTabs({ subject: 'Item', id: item.id, resource: 'items' });
  const laterTabs = useLaterTabs(itemPage.tabs, item);
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  const priceOf = usePrice();
  const labelOf = useGetResourceLabel();
  const units = useClassifierChoices(classifierTypes.unit);
  const categories = useClassifierChoices(classifierTypes.itemCategory);
  const taxRates = useTaxRates();
  const field = (name: string) => t(`resources.items.fields.${name}`);
  const prices = seenPrices();
  const sees = maySee('Item', 'sellingPrice') && maySee('Item', 'purchasePrice');
  const cost = sees ? (item.unitCost ?? item.purchasePrice) : null;
  const belowCost = cost !== null && compare(item.sellingPrice, cost) < 0;
  const isLow = isLowStock(item);
  // A headline has two decimals; the average has as many as it takes.
  const averageCost = (unitCost: number | null) => {
    const label = field('unitCost');
    if (unitCost === null) return { label, value: <Nothing /> };
    const [value, exact] = [format.money(unitCost, currency), priceOf(unitCost)];
    return { label, value, hint: exact === value ? undefined : exact };
  };
  const overview = (
    <>
      <ItemPicture id={item.id} name={item.name} />
      <Facts
        facts={[
          { label: field('sku'), value: item.sku && <Ltr>{item.sku}</Ltr> },
          { label: field('kind'), value: t(`items.kinds.${item.kind}`) },
          { label: field('categoryId'), value: categories.nameOf(item.categoryId) },
          { label: field('unitId'), value: units.nameOf(item.unitId) },
          Boolean(item.barcode) && { label: field('barcode'), value: <Ltr>{item.barcode}</Ltr> },
          Boolean(item.preferredVendorName) && { label: field('preferredVendorId'), value: item.preferredVendorName },
          item.reorderLevel !== null && { label: field('reorderLevel'), value: format.number(item.reorderLevel) },
          may('read', 'TaxRate') && { label: field('taxRateId'), value: taxRates.nameOf(item.taxRateId) },
          Boolean(item.description) && { label: field('description'), value: item.description, wide: true },
        ]}
      />
    </>
  );
  return (
    <>
      <PageHeader
        title={item.name}
        breadcrumb={[{ label: labelOf('items', 2), to: '/items/index' }]}
        status={<ItemState active={item.active} />}
        secondary={item.stockTracked && <LaterButtons slot={itemPage.buttons} record={item} />}
        action={
          may('edit', 'Item', item) && (
            <Button variant="contained" component={Link} to={`/items/${item.id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        overflow={may('delete', 'Item', item) && <DeleteAction asMenuItem />}
      />
      {sees && (
        <KeyFigures
          label={t('items.sections.prices')}
          figures={[
            {
              label: field('sellingPrice'),
              value: priceOf(item.sellingPrice),
              hint: belowCost ? t('items.below_cost.title') : undefined,
              tone: belowCost ? 'warning' : undefined,
            },
            { label: field('purchasePrice'), value: item.purchasePrice === null ? <Nothing /> : priceOf(item.purchasePrice) },
          ]}
        />
      )}
      {item.onHand !== null && (
        <KeyFigures
          label={t('items.sections.stock')}
          figures={[
            {
              label: field('onHand'),
              value: format.number(item.onHand),
              hint: isLow ? t('items.below_reorder') : undefined,
              tone: isLow ? 'warning' : undefined,
            },
            { label: field('reserved'), value: format.number(item.reserved ?? 0) },
            ...(maySee('Item', 'stockValue')
              ? [averageCost(item.unitCost), { label: field('stockValue'), value: format.money(item.stockValue ?? 0, currency) }]
              : []),
          ]}
        />
      )}
      <PageTabs
        label={item.name}
        tabs={[
          { key: 'overview', label: t('items.overview'), content: overview },
          ...laterTabs,
          prices.length > 0 && {
            key: 'prices',
            label: t('items.prices.title'),
            flush: true,
            content: <ItemPrices item={item} />,
          },
          ...recordTabs,
        ]}
      />
    </>
  );
};

export const ItemShow = () => <ShowPage<ItemRecord>>{(item) => <Page item={item} />}</ShowPage>;
