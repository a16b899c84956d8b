import {
  add,
  adjustmentMachine,
  classifierTypes,
  type AdjustmentLineRecord,
  type InventoryAdjustmentDetail,
} from '@kontor/domain';
import {
  Button,
  Link as TextLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { useRecordTabs } from '../../platform/record/useRecordTabs.tsx';
import { useMoved } from '../stockMoves/useMoved.ts';
import { AdjustmentStatus } from './AdjustmentStatus.tsx';
import { PostDialog } from './PostDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

const columns = {
  quantity: ['onHand', 'difference', 'onHandAfter', 'value'],
  value: ['valueOnHand', 'valueDifference', 'valueAfter'],
} as const;

/** What a line changes, and what it leaves on hand and what that is worth. */
const figuresOf = ({ onHand, change, valueOnHand, valueChange, value }: AdjustmentLineRecord) => ({
  onHand,
  difference: change,
  onHandAfter: add(onHand, change ?? 0),
  value,
  valueOnHand,
  valueDifference: valueChange,
  valueAfter: add(valueOnHand, valueChange ?? 0),
});

/** What has happened to the item since the line of a draft was entered. */
const Since = ({ line: { isOutdated, moves } }: { line: AdjustmentLineRecord }) => {
  const t = useTranslate();
  const moved = useMoved();
  if (!isOutdated && !moves.length) return null;
  return (
    <Typography variant="caption" sx={{ display: 'block', color: 'kontor.tone.warning' }}>
      {isOutdated ? t('inventoryAdjustments.outdated') : t('inventoryAdjustments.moved', { documents: moved(moves) })}
    </Typography>
  );
};

/** The lines as they were posted, or as a draft would change the stock of its day. */
const Lines = ({ adjustment }: { adjustment: InventoryAdjustmentDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  const shown = columns[adjustment.kind];
  const isMoney = (name: string): boolean => /value/i.test(name);
  const cell = (line: AdjustmentLineRecord, name: (typeof shown)[number]) => {
    const value = figuresOf(line)[name];
    if (value === null) return <Nothing />;
    return isMoney(name) ? format.money(value, currency) : format.number(value);
  };
  return (
    <TableContainer sx={{ mt: 2 }}>
      <Table size="small" aria-label={t('inventoryAdjustments.sections.lines')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('resources.inventoryAdjustments.fields.itemId')}</TableCell>
            {shown.map((name) => (
              <TableCell key={name} align="right">
                {t(`resources.inventoryAdjustments.fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {adjustment.lines.map((line) => (
            <TableRow key={line.itemId}>
              <TableCell>
                <TextLink component={Link} to={`/items/${line.itemId}/show`}>
                  <bdi>{line.itemName}</bdi>
                </TextLink>
                <Since line={line} />
              </TableCell>
              {shown.map((name) => (
                <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {cell(line, name)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const Page = ({ adjustment }: { adjustment: InventoryAdjustmentDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const reasons = useClassifierChoices(classifierTypes.adjustmentReason);
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  const recordTabs = useRecordTabs({ subject: 'InventoryAdjustment', id: adjustment.id, resource: 'inventoryAdjustments' });
  const [open, setOpen] = useState<'post' | 'reverse'>();
  const close = () => setOpen(undefined);
  const field = (name: string) => t(`resources.inventoryAdjustments.fields.${name}`);
  const can = (verb: 'post' | 'reverse'): boolean =>
    adjustmentMachine.actionsFrom(adjustment.status).includes(verb) && may(verb, 'InventoryAdjustment', adjustment);
  const isDraft = adjustment.status === 'draft';
  const overview = (
    <>
      <Facts
        facts={[
          { label: field('adjustmentDate'), value: format.date(adjustment.adjustmentDate) },
          { label: field('kind'), value: t(`inventoryAdjustments.kinds.${adjustment.kind}`) },
          { label: field('reasonId'), value: reasons.nameOf(adjustment.reasonId) },
          { label: field('referenceNumber'), value: adjustment.referenceNumber },
          !isDraft && { label: field('value'), value: format.money(adjustment.value, currency) },
          !isDraft && { label: field('postedByName'), value: adjustment.postedByName },
          adjustment.reversalDate !== null && { label: field('reversalDate'), value: format.date(adjustment.reversalDate) },
          adjustment.reversalReason !== null && { label: field('reversalReason'), value: adjustment.reversalReason, wide: true },
          Boolean(adjustment.note) && { label: field('note'), value: adjustment.note, wide: true },
        ]}
      />
      <Lines adjustment={adjustment} />
    </>
  );
  return (
    <>
      <PageHeader
        title={adjustment.referenceNumber ?? `${labelOf('inventoryAdjustments', 1)} #${adjustment.id}`}
        breadcrumb={[{ label: labelOf('inventoryAdjustments', 2), to: '/inventoryAdjustments/index' }]}
        status={<AdjustmentStatus status={adjustment.status} />}
        secondary={
          isDraft &&
          may('edit', 'InventoryAdjustment', adjustment) && (
            <Button variant="outlined" component={Link} to={`/inventoryAdjustments/${adjustment.id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        action={
          (can('post') && (
            <Button variant="contained" onClick={() => setOpen('post')}>
              {t('inventoryAdjustments.action.post')}
            </Button>
          )) ||
          (can('reverse') && (
            <Button variant="outlined" color="error" onClick={() => setOpen('reverse')}>
              {t('inventoryAdjustments.action.reverse')}
            </Button>
          ))
        }
        overflow={isDraft && may('delete', 'InventoryAdjustment', adjustment) && <DeleteAction asMenuItem />}
      />
      <PageTabs
        label={labelOf('inventoryAdjustments', 1)}
        tabs={[{ key: 'overview', label: t('inventoryAdjustments.overview'), content: overview }, ...recordTabs]}
      />
      {open === 'post' && <PostDialog adjustment={adjustment} onClose={close} />}
      {open === 'reverse' && <ReverseDialog adjustment={adjustment} onClose={close} />}
    </>
  );
};

export const AdjustmentShow = () => (
  <ShowPage<InventoryAdjustmentDetail> whole="lines">{(adjustment) => <Page adjustment={adjustment} />}</ShowPage>
);
