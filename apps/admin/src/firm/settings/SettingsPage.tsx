import { Alert, Box, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { EditBase, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { GoBack } from '../../platform/form/GoBack.tsx';
import { useWayBack } from '../../platform/form/wayBack.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { part } from '../../platform/page/page.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageSkeleton } from '../../platform/shell/pages/PageSkeleton.tsx';
import { BackToSetup } from './setup/BackToSetup.tsx';
import { BankAccounts } from './lists/BankAccounts.tsx';
import { AccessPointSettings } from './accessPoint/index.ts';
import { DocumentTexts } from './documentTexts/index.ts';
import { EmployerCharges } from './lists/EmployerCharges.tsx';
import { MailSettings } from './mail/MailSettings.tsx';
import { NumberSeries } from './lists/NumberSeries.tsx';
import { OrganisationForm } from './profile/OrganisationForm.tsx';
import { sections, type Section } from './sections.ts';
import { TaxRates } from './lists/TaxRates.tsx';
import { TravelRates } from './lists/TravelRates.tsx';

const SettingsHistory = part(() => import('./SettingsHistory.tsx').then((m) => m.SettingsHistory));

const lists: Partial<Record<Section, React.ComponentType>> = {
  taxRates: TaxRates,
  travelRates: TravelRates,
  employerCharges: EmployerCharges,
  bankAccounts: BankAccounts,
  numberSeries: NumberSeries,
  documentTexts: DocumentTexts,
  mail: MailSettings,
  accessPoint: AccessPointSettings,
  history: SettingsHistory,
};

/** The organisation profile. The section is in the address; typed values stay while another section is open. */
export const SettingsPage = () => {
  const t = useTranslate();
  const [params] = useSearchParams();
  const possible = sections();
  const section = possible.find((one) => one === params.get('section')) ?? possible[0] ?? 'profile';
  const List = lists[section];
  const { back, onSaved } = useWayBack();
  return (
    <>
      <PageHeader
        title={t('resources.settings.name', { smart_count: 2 })}
        documentTitle={`${t(`settings.sections.${section}`)} – ${t('resources.settings.name', { smart_count: 2 })}`}
      />
      <BackToSetup />
      <GoBack back={back} />
      {!List && !may('edit', 'Organisation') && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('settings.read_only')}
        </Alert>
      )}
      <EditBase
        resource="settings"
        id={1}
        mutationMode="pessimistic"
        redirect={false}
        loading={<PageSkeleton />}
        mutationOptions={onSaved}
        redirectOnError={false}
        // The profile is read-only without the right to change it.
        disableAuthentication
        queryOptions={{ onError: () => undefined }}
        render={({ record, error, refetch }) =>
          // Typed values stay when reading the profile again fails.
          error && !record ? (
            <LoadFailed text={error.message} onRetry={refetch} />
          ) : (
            <OrganisationForm section={section}>
              {List && (
                <Box>
                  <Suspense fallback={<Skeleton height={160} />}>
                    <List />
                  </Suspense>
                </Box>
              )}
            </OrganisationForm>
          )
        }
      />
    </>
  );
};
