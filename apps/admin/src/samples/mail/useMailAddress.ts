import { emailFolders, emailLabels, type EmailFolder, type EmailLabel } from '@kontor/domain';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress, wholeOf } from '../../platform/page/useChoice.ts';

export const mailFolders = ['inbox', 'starred', 'sent', 'draft', 'spam', 'trash'] as const;
export type MailFolder = EmailFolder | 'starred';
/** Selects the emails to list. */
export type MailView = { folder: MailFolder; label: EmailLabel | ''; q: string; page: number };

const folderIn = (text: string | null): MailFolder =>
  [...emailFolders, 'starred' as const].find((one) => one === text) ?? 'inbox';
const wholeIn = (text: string | null): number | null => wholeOf(text ?? '') ?? null;

/** The state in the address: folder, label, search, page, the open email and the one being written. */
export function useMailAddress() {
  const [params] = useSearchParams();
  const view: MailView = {
    folder: folderIn(params.get('folder')),
    label: emailLabels.find((label) => label === params.get('label')) ?? '',
    q: params.get('q') ?? '',
    page: wholeIn(params.get('page')) ?? 1,
  };
  const change = useChangeAddress();
  return {
    view,
    mailId: wholeIn(params.get('mail')),
    compose: params.get('compose'),
    params,
    /** Lists other emails and closes the open one. */
    list: (changes: Partial<MailView>, replace = false) => change({ page: null, mail: null, ...changes }, replace),
    open: (id: number | null) => change({ mail: id }),
    write: (draft: string | number | null, more: Record<string, string | null> = {}) => change({ compose: draft, ...more }, true),
  };
}
