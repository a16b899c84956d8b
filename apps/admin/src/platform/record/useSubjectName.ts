import { useTranslate } from 'react-admin';
import { resourceOf } from '../api/resource.ts';

type Translate = (key: string, options?: { _?: string; smart_count?: number }) => string;

/** What a record is called on the screens, by the subject that its history names. */
export function subjectName(t: Translate, subject: string): string {
  const name = resourceOf(subject)?.name ?? '';
  return t(`kontor.subjects.${subject}`, { _: t(`resources.${name}.name`, { smart_count: 1, _: '' }) });
}

export function useSubjectName(): (subject: string) => string {
  const t = useTranslate();
  return (subject) => subjectName(t, subject);
}

/** There is one of these, which no number tells apart. */
const single: ReadonlySet<string> = new Set(['Organisation', 'MailServer', 'AccessPoint']);
export const isSingle = (subject: string): boolean => single.has(subject);
