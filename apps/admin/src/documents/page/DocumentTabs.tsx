import type { FileSubject } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import type { ResourceName } from '../../platform/api/resource.ts';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { useRecordTabs } from '../../platform/record/useRecordTabs.tsx';

type Props = {
  subject: FileSubject;
  id: number;
  resource: ResourceName;
  currency: string;
  /** Issued elsewhere: nothing of it can be sent to the customer. */
  withoutPaper?: boolean;
};

/** What every record has, in tabs below the document: history, files, to-dos, emails. */
export const DocumentTabs = ({ withoutPaper, ...record }: Props) => {
  const t = useTranslate();
  // Of a document people look for its history first, of a customer last.
  const tabs = useRecordTabs(record)
    .filter((tab) => tab && (!tab.needsPaper || !withoutPaper))
    .toReversed();
  return <PageTabs label={t('documents.more')} tabs={tabs} />;
};
