import type { VendorRecord } from '@kontor/domain';
import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useDayOf } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { asAccount } from './asAccount.ts';

type Props = { vendor: Pick<VendorRecord, 'id' | 'version' | 'account' | 'accountUnconfirmed' | 'accountPaidSince'> & Changed };
type Changed = Pick<VendorRecord, 'accountChangedAt' | 'accountChangedByName' | 'accountFromEInvoice'>;

const textsOf = ({ accountFromEInvoice, accountPaidSince }: Props['vendor']) => {
  if (accountFromEInvoice !== null)
    return {
      text: accountPaidSince ? 'vendors.account.brought_paid' : 'vendors.account.brought_unpaid',
      ask: 'vendors.account.brought_ask',
    };
  return {
    text: accountPaidSince ? 'vendors.account.changed_paid' : 'vendors.account.changed_unpaid',
    ask: 'vendors.account.ask',
  };
};

/** Warns of a bank account that was changed or came with an e-invoice and that nobody confirmed, and lets somebody who may pay confirm it. */
export const AccountNotice = ({ vendor }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const dayOf = useDayOf();
  const command = useCommand('vendors');
  const { id, version, account, accountChangedAt, accountChangedByName } = vendor;
  if (!vendor.accountUnconfirmed || !account || !accountChangedAt) return null;
  const changed = {
    date: format.date(dayOf(new Date(accountChangedAt))),
    name: accountChangedByName ?? 'Kontor',
    number: vendor.accountFromEInvoice,
  };
  const { text, ask } = textsOf(vendor);
  return (
    <Alert
      severity="warning"
      className="no-print"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        may('recordPayment', 'Bill') &&
        maySee('Vendor', 'account') && (
          <ActionButton
            label={t('vendors.account.confirm')}
            confirm={{ text: t('vendors.account.confirm_text', { account: asAccount(account) }) }}
            run={() => command(id, 'confirm-account', { version })}
            success="vendors.account.confirmed"
          />
        )
      }
    >
      <Box component="span">{t(text, changed)}</Box> {t(ask)}
    </Alert>
  );
};
