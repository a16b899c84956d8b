import { paymentRunMachine, type PaymentRunDetail, type PaymentRunVerb } from '@kontor/domain';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetResourceLabel, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { fetchBlob, saveBlob } from '../../platform/api/calls/downloadFile.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { saveTable } from '../../platform/list/export/saveTable.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { PaidDialog } from './PaidDialog.tsx';
import { RunLines } from './RunLines.tsx';
import { RunStatus } from './RunStatus.tsx';

const right = { release: 'release', withdraw: 'release', markPaid: 'markPaid', undoPaid: 'markPaid' } as const;

const Page = ({ run }: { run: PaymentRunDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const labelOf = useGetResourceLabel();
  const [language] = useLocaleState();
  const command = useCommand('paymentRuns');
  const [paying, setPaying] = useState(false);
  const { id, version, status, lines } = run;
  const field = (name: string) => t(`resources.paymentRuns.fields.${name}`);
  const can = (verb: Exclude<PaymentRunVerb, 'delete'>): boolean =>
    paymentRunMachine.actionsFrom(status).includes(verb) && may(right[verb], 'PaymentRun', run);
  const isDraft = status === 'draft';
  const saveFile = async () => {
    try {
      saveBlob(await fetchBlob(`/payment-runs/${id}/file`), `pain.001-${id}-${run.paymentDate}.xml`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const saveList = () => {
    const header = ['vendorName', 'billNumber', 'account', 'reference', 'dueDate', 'amount'] as const;
    const rows = lines.map((line) => header.map((name) => line[name]));
    return saveTable(
      `payment-run-${id}.csv`,
      [...header.map((name) => t(`paymentRuns.lines.${name}`)), field('currency')],
      rows.map((row) => [...row, run.currency]),
      language,
    );
  };
  const step = (verb: 'release' | 'withdraw' | 'undoPaid') => (
    <ActionButton
      key={verb}
      label={t(`paymentRuns.action.${verb}`)}
      variant="contained"
      asMenuItem={verb !== 'release'}
      confirm={{ text: t(`paymentRuns.confirm.${verb}`) }}
      run={() => command(id, verb, verb === 'release' ? { version } : {})}
      success={`paymentRuns.done.${verb}`}
      onDone={verb === 'release' ? () => void saveFile() : undefined}
    />
  );
  const overview = (
    <>
      <Facts
        facts={[
          { label: field('paymentDate'), value: format.date(run.paymentDate) },
          { label: field('bankAccountId'), value: run.bankName },
          { label: field('total'), value: format.money(run.total, run.currency) },
          { label: field('lineCount'), value: String(run.lineCount) },
          run.exportedByName !== null && { label: field('exportedByName'), value: run.exportedByName },
          Boolean(run.note) && { label: field('note'), value: run.note, wide: true },
        ]}
      />
      <RunLines run={run} />
    </>
  );
  return (
    <>
      <PageHeader
        title={`${labelOf('paymentRuns', 1)} #${id}`}
        breadcrumb={[{ label: labelOf('paymentRuns', 2), to: '/paymentRuns/index' }]}
        status={<RunStatus status={status} />}
        secondary={
          <>
            {isDraft && may('edit', 'PaymentRun', run) && (
              <Button variant="outlined" component={Link} to={`/paymentRuns/${id}`}>
                {t('ra.action.edit')}
              </Button>
            )}
            {!isDraft && may('release', 'PaymentRun', run) && (
              <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => void saveFile()}>
                {t('paymentRuns.action.file')}
              </Button>
            )}
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              {t('paymentRuns.action.print')}
            </Button>
          </>
        }
        action={
          (can('release') && step('release')) ||
          (can('markPaid') && (
            <Button variant="contained" onClick={() => setPaying(true)}>
              {t('paymentRuns.action.markPaid')}
            </Button>
          ))
        }
        overflow={[
          <MenuItem key="csv" onClick={() => void saveList()}>
            {t('paymentRuns.action.csv')}
          </MenuItem>,
          can('withdraw') && step('withdraw'),
          can('undoPaid') && step('undoPaid'),
          isDraft && may('delete', 'PaymentRun', run) && <DeleteAction key="delete" asMenuItem />,
        ].filter(Boolean)}
      />
      <PageTabs
        label={labelOf('paymentRuns', 1)}
        tabs={[
          { key: 'overview', label: t('paymentRuns.overview'), content: overview },
          may('list', 'Audit') && {
            key: 'activity',
            label: t('kontor.activity.title'),
            content: <ActivityTimeline subject="PaymentRun" subjectId={id} resource="paymentRuns" currency={run.currency} />,
          },
        ]}
      />
      {paying && <PaidDialog run={run} onClose={() => setPaying(false)} />}
    </>
  );
};

export const RunShow = () => <ShowPage<PaymentRunDetail> whole="lines">{(run) => <Page run={run} />}</ShowPage>;
