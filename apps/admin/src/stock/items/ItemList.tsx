import { classifierTypes, isLowStock, itemKinds, type ItemRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ImportButton } from '../../platform/imports/ImportButton.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { usePrice } from './usePrice.ts';
import { Picture } from './ItemPicture.tsx';
import { ItemState } from './ItemState.tsx';

const Col = KontorTable.Col<ItemRecord>;

export const ItemList = () => {
  const t = useTranslate();
  const priceOf = usePrice();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  const units = useClassifierChoices(classifierTypes.unit);
  const categories = useClassifierChoices(classifierTypes.itemCategory);
  const field = (name: string) => t(`resources.items.fields.${name}`);
  const prices = (['sellingPrice', 'purchasePrice'] as const).filter((name) => maySee('Item', name));
  const price = (value: number | null | undefined) => (value === null || value === undefined ? <Nothing /> : priceOf(value));
  const quantity = (name: 'onHand' | 'reserved') => (record: ItemRecord) => {
    const value = record[name];
    if (value === null) return <Nothing />;
    const isLow = name === 'onHand' && isLowStock(record);
    const text = format.number(value);
    return isLow ? <StatusChip status="pending" label={text} /> : text;
  };
  const kindOf = ({ kind }: ItemRecord) => t(`items.kinds.${kind}`);
  return (
    <ListPage
      emptyText={t('items.empty')}
      importing={
        <>
          <ImportButton subject="Item" to="/itemImports/index" />
          <ImportButton subject="StockMove" needs="openStock" to="/openingStock/index" label="items.import_stock" />
        </>
      }
      tabs={{ source: 'kind', choices: itemKinds.map((value) => ({ value, label: t(`items.kind_tabs.${value}`) })) }}
      filters={[
        {
          source: 'categoryId',
          label: field('categoryId'),
          kind: 'select',
          choices: categories.choices.map(({ id, name }) => ({ id: String(id), name })),
        },
        { source: 'belowReorder', label: t('items.below_reorder'), kind: 'boolean' },
        { source: 'active', label: field('active'), kind: 'boolean' },
        ...(prices.includes('sellingPrice')
          ? [{ source: 'sellingPrice_gte', label: field('sellingPrice'), kind: 'number' } as const]
          : []),
      ]}
    >
      <KontorTable<ItemRecord>
        bulk={may('delete', 'Item') ? <BulkDelete /> : false}
        hiddenColumns={['pictureId', 'kind', 'reserved', 'preferredVendorName', 'purchasePrice', 'unitId']}
        card={(record) => ({
          title: record.name,
          subtitle: [record.sku, categories.nameOf(record.categoryId)].filter(Boolean).join(' · '),
          end: prices.includes('sellingPrice') ? price(record.sellingPrice) : undefined,
          status: record.active ? undefined : <ItemState active={false} />,
        })}
      >
        <Col source="name" render={(record) => <RowLink>{record.name}</RowLink>} />
        <Col
          source="pictureId"
          disableSort
          render={(record) => <Picture fileId={record.pictureId} alt={t('items.picture.alt', { name: record.name })} size={40} />}
          exportValue={false}
        />
        <Col source="sku" code />
        <Col source="kind" render={kindOf} exportValue={kindOf} />
        <Col
          source="categoryId"
          disableSort
          render={(record) => categories.nameOf(record.categoryId) || <Nothing />}
          exportValue={(record) => categories.nameOf(record.categoryId)}
        />
        <Col
          source="unitId"
          disableSort
          render={(record) => units.nameOf(record.unitId) || <Nothing />}
          exportValue={(record) => units.nameOf(record.unitId)}
        />
        <Col source="onHand" numeric render={quantity('onHand')} exportValue={({ onHand }) => onHand} />
        <Col source="reserved" numeric disableSort render={quantity('reserved')} exportValue={({ reserved }) => reserved} />
        {maySee('Item', 'stockValue') && (
          <Col
            source="stockValue"
            numeric
            money
            render={({ stockValue }) => (stockValue === null ? <Nothing /> : format.money(stockValue, currency))}
          />
        )}
        <Col source="preferredVendorName" disableSort render={(record) => record.preferredVendorName || <Nothing />} />
        {prices.map((name) => (
          <Col key={name} source={name} numeric money render={(record) => price(record[name])} />
        ))}
        <Col
          source="active"
          render={(record) => <ItemState active={record.active} />}
          exportValue={(record) => t(`items.state.${record.active ? 'active' : 'inactive'}`)}
        />
      </KontorTable>
    </ListPage>
  );
};
