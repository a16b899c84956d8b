import type { EInvoiceGap, EInvoiceState } from '@kontor/domain';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { fetchBlob, saveBlob } from '../../platform/api/calls/downloadFile.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { pathOf } from '../../platform/api/subjects.ts';
import { Panel } from '../page/Panel.tsx';
import { Delivery } from './Delivery.tsx';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Document = {
  id: number;
  number: string | null;
  status: string;
  customerId: number;
  eInvoiceState: EInvoiceState;
  eInvoiceGaps: readonly EInvoiceGap[];
};

/** Where the missing field is entered. */
const wayTo: Record<EInvoiceGap, (customerId: number) => string> = {
  seller: () => '/settings/index?section=profile#electronicAddress',
  buyer: (customerId) => `/customers/${customerId}#electronicAddress`,
};

const Missing = ({ document: { eInvoiceGaps, customerId } }: { document: Document }) => {
  const t = useTranslate();
  return (
    <>
      <Typography>{t('eInvoice.lacking')}</Typography>
      <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 2.5 }}>
        {eInvoiceGaps.map((gap) => (
          <li key={gap}>
            <TextLink component={Link} to={wayTo[gap](customerId)}>
              {t(`eInvoice.gaps.${gap}`)}
            </TextLink>
          </li>
        ))}
      </Box>
      <Typography color="textSecondary">{t('eInvoice.later')}</Typography>
    </>
  );
};

/** Where the e-invoice of an issued document stands: the file, or the reason why there is none. */
export const EInvoice = ({ document }: { document: Document }) => {
  const t = useTranslate();
  const { name, subject } = useDocumentResource();
  const { id, number, status, eInvoiceState: state } = document;
  const download = async () => saveBlob(await fetchBlob(`/${pathOf(name)}/${id}/e-invoice`), `${number}.xml`);
  const hasFile = state === 'ready' || state === 'failed';
  return (
    <Panel title={t('eInvoice.title')}>
      {state === 'lacking' ? (
        <Missing document={document} />
      ) : (
        <Typography role="status" color="textSecondary">
          {t(`eInvoice.${state === 'none' && status === 'void' ? 'void' : state}`)}
        </Typography>
      )}
      {state === 'ready' && <Delivery document={document} />}
      {hasFile && maySee(subject, 'total') && (
        <Box sx={{ mt: 1 }}>
          <ActionButton
            label={t('eInvoice.download')}
            icon={<FileDownloadOutlined />}
            run={download}
            success="eInvoice.downloaded"
          />
        </Box>
      )}
    </Panel>
  );
};
