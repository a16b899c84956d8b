import type { EstimateDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DocumentPage } from '../../documents/page/DocumentPage.tsx';
import { DocumentShow } from '../../documents/page/DocumentShow.tsx';
import { MailsPanel } from '../../documents/page/MailsPanel.tsx';
import { Panel } from '../../documents/page/Panel.tsx';
import { useSavedPaper } from '../../documents/paper/useSavedPaper.tsx';
import { referencesOf } from '../../documents/values/references.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { EstimateBadge } from './EstimateBadge.tsx';
import { EstimateDraftFindings } from './preflight/index.ts';
import { EstimateFacts } from './show/EstimateFacts.tsx';
import { EstimateHeader } from './show/EstimateHeader.tsx';
import { EstimateVersions } from './show/EstimateVersions.tsx';

const EstimateDocument = ({ estimate }: { estimate: EstimateDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const view = useSavedPaper(
    { ...estimate, prepaid: 0, rounding: 0, due: estimate.total },
    {
      facts: [
        ['estimateDate', format.date(estimate.estimateDate)],
        ['expiryDate', format.date(estimate.expiryDate)],
        ...referencesOf(estimate),
      ],
    },
  );
  return (
    <DocumentPage
      subject="Estimate"
      document={estimate}
      header={<EstimateHeader key={estimate.id} estimate={estimate} />}
      preflight={estimate.status === 'draft' && <EstimateDraftFindings estimate={estimate} />}
      view={view}
    >
      <Panel title={t('estimates.show.overview')}>
        <EstimateFacts estimate={estimate} />
      </Panel>
      {estimate.revision > 1 && (
        <Panel title={t('estimates.show.versions')}>
          <EstimateVersions estimate={estimate} />
        </Panel>
      )}
      <MailsPanel document={estimate} />
    </DocumentPage>
  );
};

export const EstimateShow = () => (
  <DocumentShow<EstimateDetail> dateField="estimateDate" badge={(estimate) => <EstimateBadge estimate={estimate} />}>
    {(estimate) => <EstimateDocument estimate={estimate} />}
  </DocumentShow>
);
