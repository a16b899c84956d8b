import { adjustmentStatuses, classifierTypes, type InventoryAdjustmentRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { DateField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { AdjustmentStatus } from './AdjustmentStatus.tsx';

const Col = KontorTable.Col<InventoryAdjustmentRecord>;

export const AdjustmentList = () => {
  const t = useTranslate();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  const reasons = useClassifierChoices(classifierTypes.adjustmentReason);
  const field = (name: string) => t(`resources.inventoryAdjustments.fields.${name}`);
  const nameOf = ({ id, referenceNumber }: InventoryAdjustmentRecord) => referenceNumber ?? `#${id}`;
  const kindOf = ({ kind }: InventoryAdjustmentRecord) => t(`inventoryAdjustments.kinds.${kind}`);
  const reasonOf = ({ reasonId }: InventoryAdjustmentRecord) => reasons.nameOf(reasonId);
  const values = maySee('InventoryAdjustment', 'value');
  const valueOf = ({ status, value }: InventoryAdjustmentRecord) =>
    status === 'draft' ? undefined : format.money(value, currency);
  return (
    <ListPage
      emptyText={t('inventoryAdjustments.empty')}
      tabs={{
        source: 'status',
        choices: adjustmentStatuses.map((value) => ({ value, label: t(`inventoryAdjustments.tabs.${value}`) })),
      }}
      filters={[
        { source: 'adjustmentDate_gte', label: field('adjustmentDate'), kind: 'date' },
        { source: 'adjustmentDate_lte', label: field('adjustmentDate'), kind: 'date' },
        {
          source: 'reasonId',
          label: field('reasonId'),
          kind: 'select',
          choices: reasons.choices.map(({ id, name }) => ({ id: String(id), name })),
        },
      ]}
    >
      <KontorTable<InventoryAdjustmentRecord>
        bulk={may('delete', 'InventoryAdjustment') && <BulkDelete />}
        hiddenColumns={['postedByName']}
        isRowSelectable={({ status }) => status === 'draft'}
        card={(record) => ({
          title: nameOf(record),
          subtitle: `${format.date(record.adjustmentDate)} · ${reasonOf(record)}`,
          end: values ? valueOf(record) : undefined,
          status: <AdjustmentStatus status={record.status} />,
        })}
      >
        <Col source="referenceNumber" render={(record) => <RowLink>{nameOf(record)}</RowLink>} exportValue={nameOf} />
        <Col source="adjustmentDate" field={DateField} />
        <Col source="kind" render={kindOf} exportValue={kindOf} />
        <Col source="reasonId" disableSort render={(record) => reasonOf(record) || <Nothing />} exportValue={reasonOf} />
        <Col source="lineCount" numeric disableSort />
        {values && <Col source="value" numeric money render={(record) => valueOf(record) ?? <Nothing />} />}
        <Col
          source="status"
          render={({ status }) => <AdjustmentStatus status={status} />}
          exportValue={({ status }) => t(`inventoryAdjustments.status.${status}`)}
        />
        <Col source="postedByName" disableSort render={({ postedByName }) => postedByName || <Nothing />} />
      </KontorTable>
    </ListPage>
  );
};
