import { classifierTypes, countStatuses, type StockCountRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { CountStatus } from './CountStatus.tsx';

const Col = KontorTable.Col<StockCountRecord>;

export const CountList = () => {
  const t = useTranslate();
  const format = useFormat();
  const categories = useClassifierChoices(classifierTypes.itemCategory);
  const goodsOf = ({ categoryId }: StockCountRecord) =>
    categoryId === null ? t('stockCounts.all_goods') : categories.nameOf(categoryId);
  const progress = ({ countedCount, itemCount }: StockCountRecord) =>
    t('stockCounts.progress', { counted: format.number(countedCount), items: format.number(itemCount) });
  return (
    <ListPage
      emptyText={t('stockCounts.empty')}
      tabs={{
        source: 'status',
        choices: countStatuses.map((value) => ({ value, label: t(`stockCounts.tabs.${value}`) })),
      }}
    >
      <KontorTable<StockCountRecord>
        bulk={false}
        card={(record) => ({
          title: format.date(record.countDate),
          subtitle: goodsOf(record),
          end: progress(record),
          status: <CountStatus {...record} />,
        })}
      >
        <Col
          source="countDate"
          render={(record) => <RowLink>{format.date(record.countDate)}</RowLink>}
          exportValue={({ countDate }) => countDate}
        />
        <Col source="categoryId" disableSort render={goodsOf} exportValue={goodsOf} />
        <Col source="countedCount" disableSort render={progress} exportValue={progress} />
        <Col source="note" disableSort render={({ note }) => note ?? <Nothing />} />
        <Col
          source="status"
          render={(record) => <CountStatus {...record} />}
          exportValue={({ status, reversalDate }) => t(reversalDate ? 'stockCounts.reversed' : `stockCounts.status.${status}`)}
        />
        <Col source="postedByName" disableSort render={({ postedByName }) => postedByName ?? <Nothing />} />
      </KontorTable>
    </ListPage>
  );
};
