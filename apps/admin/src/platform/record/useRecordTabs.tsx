import type { FileSubject } from '@kontor/domain';
import { Suspense } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { may } from '../api/ability.ts';
import { ActivityTimeline } from './ActivityTimeline.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import type { PageTab } from '../page/PageTabs.tsx';
import { asLanguage } from '../i18n/languages.ts';
import { everyRecord } from './recordSlots.ts';
import type { ResourceName } from '../api/resource.ts';

/** A tab of a record's page; `needsPaper` is not for a document that was issued elsewhere. */
type RecordTab = PageTab & { needsPaper?: true };

type Props = {
  subject: FileSubject;
  id: number;
  /** Its words name the fields. */
  resource: ResourceName;
  /** Currency of its amounts; the firm's own by default. */
  currency?: string;
};

/** The last tabs of a record: files and history. */
export function useRecordTabs({ subject, id, resource, currency }: Props): (RecordTab | false)[] {
  const t = useTranslate();
  const everyTab = useEveryRecordTab(subject, id);
  return [
    ...everyTab,
    may('list', 'File') && {
      key: 'files',
      label: t('kontor.files.title'),
      content: <FilesPanel subject={subject} subjectId={id} />,
    },
    may('list', 'Audit') && {
      key: 'activity',
      label: t('kontor.activity.title'),
      content: <ActivityTimeline subject={subject} subjectId={id} resource={resource} currency={currency} />,
    },
  ];
}

/** The tabs that later wings show for every record of some nouns. */
function useEveryRecordTab(subject: string, id: number): RecordTab[] {
  const language = asLanguage(useLocale());
  return everyRecord.tabs
    .entries()
    .filter((tab) => tab.of.includes(subject) && may('list', tab.subject))
    .map(({ key, names, needsPaper, content: Content }) => ({
      key,
      label: names[language],
      ...(needsPaper && { needsPaper }),
      content: (
        <Suspense fallback={null}>
          <Content subject={subject} id={id} />
        </Suspense>
      ),
    }));
}
