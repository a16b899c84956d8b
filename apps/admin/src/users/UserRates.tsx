import { UserRatesInput, type UserRecord } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../shared/ability.ts';
import { useKontor } from '../shared/dataProvider.ts';
import { Facts } from '../shared/Facts.tsx';
import { InlineForm } from '../shared/InlineForm.tsx';
import { MoneyInput } from '../shared/MoneyInput.tsx';
import { useFormat } from '../shared/useFormat.ts';
import { useOrganisation } from '../shared/useOrganisation.ts';
import { useValidation } from '../shared/validateWith.ts';

/** What an hour of a person is billed at, and what it costs. */
export const UserRates = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const currency = useOrganisation()?.baseCurrency;
  const resolver = useValidation(UserRatesInput);
  const [open, setOpen] = useState(false);
  const money = (value: number | null) => value !== null && format.money(value, currency);
  const close = () => setOpen(false);
  if (open)
    return (
      <InlineForm
        resource="users"
        record={user}
        resolver={resolver}
        label="users.tabs.rates"
        save={({ hourlyRate, costRate }: UserRatesInput) =>
          kontor.call('PUT', `/users/${user.id}/rates`, { body: { hourlyRate, costRate, version: user.version } })
        }
        onDone={close}
        onCancel={close}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, columnGap: 2 }}>
          <MoneyInput source="hourlyRate" currency={currency} autoFocus />
          <MoneyInput source="costRate" currency={currency} helperText="users.hint.cost" />
        </Box>
      </InlineForm>
    );
  return (
    <>
      <Facts
        facts={[
          { label: t('resources.users.fields.hourlyRate'), value: money(user.hourlyRate) },
          { label: t('resources.users.fields.costRate'), value: money(user.costRate) },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('users.hint.rates')}
      </Typography>
      {may('edit', 'User', user) && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
          {t('users.change_rates')}
        </Button>
      )}
    </>
  );
};
