import { classifierTypes, itemKinds, type ItemRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useClassifiers } from './useClassifiers.ts';
import { usePrice } from './usePrice.ts';

export const ItemList = () => {
  const t = useTranslate();
  const priceOf = usePrice();
  const units = useClassifiers(classifierTypes.unit);
  const categories = useClassifiers(classifierTypes.itemCategory);
  const field = (name: string) => t(`resources.items.fields.${name}`);
  const prices = (['sellingPrice', 'purchasePrice'] as const).filter((name) => maySee('Item', name));
  const price = (value: number | null | undefined) => (value === null || value === undefined ? <Nothing /> : priceOf(value));
  const kindOf = (record: object) => t(`items.kinds.${(record as ItemRecord).kind}`);
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      emptyText={t('items.empty')}
      tabs={{ source: 'kind', choices: itemKinds.map((value) => ({ value, label: t(`items.kind_tabs.${value}`) })) }}
      filters={[
        {
          source: 'categoryId',
          label: field('categoryId'),
          kind: 'select',
          choices: categories.choices.map(({ id, name }) => ({ id: String(id), name })),
        },
        { source: 'active', label: field('active'), kind: 'boolean' },
        ...(prices.includes('sellingPrice')
          ? [{ source: 'sellingPrice_gte', label: t('items.price_from'), kind: 'number' } as const]
          : []),
      ]}
    >
      <KontorTable
        bulk={may('delete', 'Item') ? <BulkDelete /> : false}
        hiddenColumns={['kind']}
        card={(record) => ({
          title: (record as ItemRecord).name,
          subtitle: [(record as ItemRecord).sku, categories.nameOf((record as ItemRecord).categoryId)]
            .filter(Boolean)
            .join(' · '),
          end: prices.includes('sellingPrice') ? price((record as ItemRecord).sellingPrice) : undefined,
          status: (record as ItemRecord).active ? undefined : <StatusChip status="inactive" />,
        })}
      >
        <KontorTable.Col source="name" render={(record) => <RowLink>{(record as ItemRecord).name}</RowLink>} />
        <KontorTable.Col source="sku" code />
        <KontorTable.Col source="kind" render={kindOf} exportValue={kindOf} />
        <KontorTable.Col
          source="categoryId"
          disableSort
          render={(record) => categories.nameOf((record as ItemRecord).categoryId) || <Nothing />}
          exportValue={(record) => categories.nameOf((record as ItemRecord).categoryId)}
        />
        <KontorTable.Col
          source="unitId"
          disableSort
          render={(record) => units.nameOf((record as ItemRecord).unitId) || <Nothing />}
          exportValue={(record) => units.nameOf((record as ItemRecord).unitId)}
        />
        {prices.map((name) => (
          <KontorTable.Col key={name} source={name} numeric money render={(record) => price((record as ItemRecord)[name])} />
        ))}
        <KontorTable.Col
          source="active"
          render={(record) => <StatusChip status={(record as ItemRecord).active ? 'active' : 'inactive'} />}
          exportValue={(record) => t(`kontor.status.${(record as ItemRecord).active ? 'active' : 'inactive'}`)}
        />
      </KontorTable>
    </ListPage>
  );
};
