import {
  classifierTypes,
  countMachine,
  instantIn,
  type ItemRecord,
  type StockCountDetail,
  type StockCountLineRecord,
} from '@kontor/domain';
import { Box, Button, Link as TextLink, MenuItem, TextField } from '@mui/material';
import { Suspense, useState } from 'react';
import { HttpError, useGetResourceLabel, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { writeTime } from '../../platform/inputs/parseTime.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { part } from '../../platform/page/page.ts';
import { Facts } from '../../platform/record/Facts.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { useRecordTabs } from '../../platform/record/useRecordTabs.tsx';
import { ScanBox } from '../inventoryAdjustments/ScanBox.tsx';
import { useMoved } from '../stockMoves/useMoved.ts';
import { CountedAt } from './CountedAt.tsx';
import { CountStatus } from './CountStatus.tsx';
import { CountTable } from './CountTable.tsx';
import { MomentDialog, type Doubt } from './MomentDialog.tsx';

const PostCountDialog = part(() => import('./PostCountDialog.tsx').then((m) => m.PostCountDialog));

const views = {
  all: () => true,
  uncounted: ({ counted }: StockCountLineRecord) => counted === null,
  differing: ({ difference }: StockCountLineRecord) => difference !== null && difference !== 0,
} as const;
type View = keyof typeof views;

/** The goods to count: typed on the shelf, item by item, or scanned piece by piece, by as many people as there are. */
const Counting = ({ count }: { count: StockCountDetail }) => {
  const t = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const command = useCommand('stockCounts');
  const [view, setView] = useState<View>('all');
  const [typedCounts, setTypedCounts] = useState(0);
  const [time, setTime] = useState<number | null>(null);
  const [doubt, setDoubt] = useState<Doubt>();
  const moved = useMoved();
  const timeZone = useOrganisation()?.timeZone ?? 'UTC';
  const isOpen = countMachine.actionsFrom(count.status).includes('enter') && may('edit', 'StockCount', count);
  const countedAt = time === null ? undefined : instantIn(timeZone, count.countDate, writeTime(time));
  const enter = (itemId: number, entry: object) => command<StockCountDetail>(count.id, 'enter', { itemId, countedAt, ...entry });
  /** Asks whether the figure is older than what moved since. Throws when the person does not say. */
  const askMoment = async (item: string, documents: string): Promise<boolean> => {
    const isBefore = await new Promise<boolean | undefined>((answer) => setDoubt({ item, documents, answer }));
    setDoubt(undefined);
    if (isBefore === undefined) throw new Error(t('stockCounts.when.unanswered'));
    return isBefore;
  };
  const typed = async (line: StockCountLineRecord, counted: number | null) => {
    const isDoubtful = counted !== null && line.counted !== null && line.moves.length > 0;
    const earlierCount = isDoubtful ? await askMoment(line.itemName, moved(line.moves)) : undefined;
    await enter(line.itemId, { counted, was: line.counted, earlierCount });
    setTypedCounts((before) => before + 1);
  };
  const addOne = (item: ItemRecord): Promise<StockCountDetail> =>
    enter(item.id, { add: 1 }).catch(async (error: unknown) => {
      const body = error instanceof HttpError ? (error.body as { code?: string; params?: { documents?: string } } | null) : null;
      if (body?.code !== 'count.moved_meanwhile') throw error;
      return enter(item.id, { add: 1, earlierCount: await askMoment(item.name, body.params?.documents ?? '') });
    });
  const scanned = (item: ItemRecord) => {
    const tell = ({ lines }: StockCountDetail) => {
      const counted = lines.find(({ itemId }) => itemId === item.id)?.counted ?? 0;
      notify('stockCounts.scanned', { type: 'success', messageArgs: { item: item.name, counted: format.number(counted) } });
    };
    void addOne(item).then(tell, (error: Error) => notify(error.message, { type: 'error' }));
  };
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'flex-start' }}>
        {isOpen && (
          <Box sx={{ flex: '1 1 260px' }}>
            <ScanBox onItem={scanned} settled={typedCounts} />
          </Box>
        )}
        {isOpen && !count.isBackdated && <CountedAt date={count.countDate} onTime={setTime} />}
        <TextField
          select
          label={t('stockCounts.show')}
          value={view}
          onChange={(event) => setView(event.target.value as View)}
          sx={{ flex: '0 1 220px' }}
        >
          {(Object.keys(views) as View[]).map((name) => (
            <MenuItem key={name} value={name}>
              {`${t(`stockCounts.views.${name}`)} (${count.lines.filter(views[name]).length})`}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <CountTable count={count} lines={count.lines.filter(views[view])} {...(isOpen && { onEnter: typed })} />
      {doubt && <MomentDialog doubt={doubt} />}
    </>
  );
};

const Page = ({ count }: { count: StockCountDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const categories = useClassifierChoices(classifierTypes.itemCategory);
  const reasons = useClassifierChoices(classifierTypes.adjustmentReason);
  const recordTabs = useRecordTabs({ subject: 'StockCount', id: count.id, resource: 'stockCounts' });
  const [posting, setPosting] = useState(false);
  const field = (name: string) => t(`resources.stockCounts.fields.${name}`);
  const isOpen = count.status === 'open';
  const { adjustmentId, reversalDate } = count;
  const overview = (
    <>
      <Facts
        facts={[
          {
            label: field('categoryId'),
            value: count.categoryId === null ? t('stockCounts.all_goods') : categories.nameOf(count.categoryId),
          },
          {
            label: field('countedCount'),
            value: t('stockCounts.progress', {
              counted: format.number(count.countedCount),
              items: format.number(count.itemCount),
            }),
          },
          { label: field('reasonId'), value: reasons.nameOf(count.reasonId) },
          !isOpen && { label: field('postedByName'), value: count.postedByName },
          !isOpen && {
            label: field('adjustmentId'),
            value:
              adjustmentId === null ? (
                t('stockCounts.no_difference')
              ) : (
                <>
                  <TextLink component={Link} to={`/inventoryAdjustments/${adjustmentId}/show`}>
                    {`#${adjustmentId}`}
                  </TextLink>
                  {reversalDate && ` · ${t('stockCounts.reversed_on', { date: format.date(reversalDate) })}`}
                </>
              ),
          },
          Boolean(count.note) && { label: field('note'), value: count.note, wide: true },
        ]}
      />
      <Box sx={{ mt: 2 }}>
        <Counting count={count} />
      </Box>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('stockCounts.of', { date: format.date(count.countDate) })}
        breadcrumb={[{ label: labelOf('stockCounts', 2), to: '/stockCounts/index' }]}
        status={<CountStatus {...count} />}
        secondary={
          <Button className="no-print" onClick={() => window.print()}>
            {t('stockCounts.action.print')}
          </Button>
        }
        action={
          isOpen &&
          may('post', 'StockCount', count) && (
            <Button className="no-print" variant="contained" onClick={() => setPosting(true)}>
              {t('stockCounts.action.post')}
            </Button>
          )
        }
        overflow={isOpen && may('delete', 'StockCount', count) && <DeleteAction asMenuItem />}
      />
      <PageTabs
        label={labelOf('stockCounts', 1)}
        tabs={[{ key: 'overview', label: t('stockCounts.goods'), content: overview }, ...recordTabs]}
      />
      <Suspense fallback={null}>{posting && <PostCountDialog count={count} onClose={() => setPosting(false)} />}</Suspense>
    </>
  );
};

export const CountShow = () => <ShowPage<StockCountDetail> whole="lines">{(count) => <Page count={count} />}</ShowPage>;
