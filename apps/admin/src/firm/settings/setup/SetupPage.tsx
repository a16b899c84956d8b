import type { BankAccountRecord, NumberSeriesRecord } from '@kontor/domain';
import { ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { NotAuthorizedPage } from '../../../platform/shell/pages/NotAuthorizedPage.tsx';
import { PageSkeleton } from '../../../platform/shell/pages/PageSkeleton.tsx';
import { SetupDone } from './SetupDone.tsx';
import { SetupForm } from './SetupForm.tsx';
import { SetupImports } from './SetupImports.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { useSetup } from './useSetup.ts';

const few = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

/** One page from an empty installation to the first valid invoice. Reachable afterwards, too. */
export const SetupPage = () => {
  const t = useTranslate();
  const { data: setup, error, refetch } = useSetup();
  const organisation = useOrganisation();
  const { data: series } = useGetList<NumberSeriesRecord>('numberSeries', few);
  const { data: accounts } = useGetList<BankAccountRecord>('bankAccounts', few);
  if (!may('update', 'Organisation')) return <NotAuthorizedPage />;
  if (error && !setup) return <LoadFailed text={error.message} onRetry={() => void refetch()} />;
  if (!setup || !organisation || !series || !accounts) return <PageSkeleton />;
  const account = accounts.find(({ currency, isDefault }) => isDefault && currency === organisation.baseCurrency);
  const invoices = series.find(({ documentKind, isDefault }) => isDefault && documentKind === 'invoice');
  return (
    <ResourceContextProvider value="settings">
      <PageHeader title={t('pages./setup')} subtitle={t('settings.setup.text')} />
      <SetupSteps setup={setup} />
      {setup.done && <SetupDone number={setup.nextNumber} />}
      <SetupForm organisation={organisation} series={invoices} account={account} />
      <SetupImports />
    </ResourceContextProvider>
  );
};
