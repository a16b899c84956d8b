import type { EInvoiceDeliveryRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { pathOf } from '../../platform/api/subjects.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

/** Where an e-invoice stands that goes by the access point, and the way to send it again; nothing for any other. */
export const Delivery = ({ document }: { document: { id: number; status: string } }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { name, subject } = useDocumentResource();
  const command = useCommand(name);
  const { id, status } = document;
  const { data: deliveries = [] } = useQuery({
    queryKey: [name, 'eInvoiceDeliveries', id],
    queryFn: () => kontor.call<EInvoiceDeliveryRecord[]>('GET', `/${pathOf(name)}/${id}/e-invoice/deliveries`),
  });
  const [latest] = deliveries;
  if (!latest) return null;
  const { state, stateAt, reason, problem } = latest;
  const isStuck = state === 'rejected' || state === 'failed';
  return (
    <Box sx={{ mt: 1 }}>
      <Typography role="status" color={isStuck ? 'error' : undefined} sx={{ overflowWrap: 'anywhere' }}>
        {t(`eInvoice.delivery.${problem ?? state}`, { at: format.dateTime(stateAt) })}
        {reason && (
          <>
            {' '}
            <bdi>{reason}</bdi>
          </>
        )}
      </Typography>
      {isStuck && status !== 'void' && may('send', subject, document) && (
        <Box sx={{ mt: 1 }}>
          <ActionButton
            label={t('eInvoice.delivery.again')}
            confirm={{ text: t('eInvoice.delivery.confirm') }}
            run={() => command(id, 'e-invoice/deliveries/again')}
            success="eInvoice.delivery.asked"
          />
        </Box>
      )}
    </Box>
  );
};
