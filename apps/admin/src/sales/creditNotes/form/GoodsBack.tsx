import type { ItemRecord } from '@kontor/domain';
import { useGetMany, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../../documents/form/Section.tsx';
import { may } from '../../../platform/api/ability.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { useCreditableInvoice } from './CreditableContext.ts';
import type { CreditLineValues } from './values.ts';

/** Asks whether the goods of lines credited by quantity are back. Stands only where such goods are credited. */
export const GoodsBack = () => {
  const t = useTranslate();
  const invoice = useCreditableInvoice();
  const lines = useWatch({ name: 'lines' }) as CreditLineValues[];
  const itemIds = invoice.lines.flatMap(({ itemId }, index) => (itemId !== null && lines[index]?.quantity ? itemId : []));
  const mayRead = may('list', 'Item');
  const { data = [] } = useGetMany<ItemRecord>(
    'items',
    { ids: [...new Set(itemIds)] },
    { enabled: mayRead && itemIds.length > 0 },
  );
  // Without the right to read items, nobody knows which of them are goods.
  const hasGoods = mayRead ? data.some((item) => item?.stockTracked && itemIds.includes(item.id)) : itemIds.length > 0;
  if (!hasGoods) return null;
  return (
    <Section title={t('creditNotes.goods.title')}>
      <BooleanInput source="goodsReturned" helperText="creditNotes.goods.hint" />
    </Section>
  );
};
