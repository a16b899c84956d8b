import type { AuditRecord } from '@kontor/domain';
import { Card, CardContent, Typography } from '@mui/material';
import { useGetList, useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { actorName } from '../../platform/record/actorName.ts';
import { AuditTrail, EntryTime } from '../../platform/record/AuditTrail.tsx';
import { describeChange } from '../../platform/record/describeChange.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import type { ResourceName } from '../../platform/api/resource.ts';

/** For each subject the resource that has its words, and the field that names its records; there is only one profile. */
const told: Record<string, { resource: ResourceName; name?: string; words?: string }> = {
  Organisation: { resource: 'settings' },
  TaxRate: { resource: 'taxRates', name: 'name' },
  TravelRate: { resource: 'travelRates', name: 'name' },
  EmployerCharge: { resource: 'employerCharges', name: 'kind', words: 'settings.charges.kinds' },
  BankAccount: { resource: 'bankAccounts', name: 'bankName' },
  NumberSeries: { resource: 'numberSeries', name: 'pattern' },
};

/** Names of the existing records of a subject. */
function useNames(subject: string): (id: number) => string | undefined {
  const { resource = '', name = '' } = told[subject] ?? {};
  const all = { pagination: { page: 1, perPage: 100 } };
  const { data = [] } = useGetList<RaRecord>(resource, all, { enabled: may('list', subject) });
  return (id) => data.find((record) => record.id === id)?.[name] as string | undefined;
}

/** The history of the profile, tax rates, bank accounts and number series. */
export const SettingsHistory = () => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  const names: Record<string, (id: number) => string | undefined> = {
    TaxRate: useNames('TaxRate'),
    EmployerCharge: useNames('EmployerCharge'),
    BankAccount: useNames('BankAccount'),
    NumberSeries: useNames('NumberSeries'),
  };
  const titleOf = ({ subject, subjectId, changes }: AuditRecord): string => {
    const { resource = '', name, words } = told[subject] ?? {};
    const [before, after] = (name && changes[name]) || [];
    const called = names[subject]?.(subjectId) ?? after ?? before;
    if (typeof called !== 'string') return labelOf(resource, 1);
    return `${labelOf(resource, 1)}: ${words ? t(`${words}.${called}`) : called}`;
  };
  return (
    <Card component="section" aria-label={t('settings.sections.history')}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {t('settings.sections.history')}
        </Typography>
        <AuditTrail filter={{ subject: Object.keys(told) }} step={15} label={t('settings.sections.history')} sx={row}>
          {(entry) => {
            const { resource = '' } = told[entry.subject] ?? {};
            const lines = entry.verb === 'update' ? describeChange(entry.changes, { resource, t, format, currency }) : [];
            return (
              <>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  <strong>{t(`kontor.activity.verbs.${entry.verb}`, { _: entry.verb })}</strong>
                  {' · '}
                  <bdi>{titleOf(entry)}</bdi>
                  {' · '}
                  {actorName(entry, t)}
                </Typography>
                <EntryTime at={entry.at} />
                {lines.map((line) => (
                  <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    <bdi>{line}</bdi>
                  </Typography>
                ))}
              </>
            );
          }}
        </AuditTrail>
      </CardContent>
    </Card>
  );
};

const row = { py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } } as const;
