import { holidaysEn, holidaysLt, holidaysNo, type HolidayNames } from '../../platform/values/holiday-names.ts';
import type { Language } from '../../platform/language/languages.ts';
import type { AgendaEntry, AgendaKind } from '../agenda/agenda.ts';
import type { IcsEvent } from './ics.ts';

const holidayNames: Record<Language, HolidayNames> = { en: holidaysEn, lt: holidaysLt, no: holidaysNo };
const words: Record<Language, Record<AgendaKind, string>> = {
  en: {
    invoiceDue: 'Invoice due',
    projectStart: 'Project starts',
    projectEnd: 'Project ends',
    documentExpires: 'Document expires',
    holiday: 'Public holiday',
  },
  lt: {
    invoiceDue: 'Mokėtina sąskaita',
    projectStart: 'Projekto pradžia',
    projectEnd: 'Projekto pabaiga',
    documentExpires: 'Baigiasi dokumentas',
    holiday: 'Valstybinė šventė',
  },
  no: {
    invoiceDue: 'Faktura forfaller',
    projectStart: 'Prosjekt starter',
    projectEnd: 'Prosjekt slutter',
    documentExpires: 'Dokument utløper',
    holiday: 'Helligdag',
  },
};
const pages = { Invoice: 'invoices', Project: 'projects', User: 'users' } as const;

/** A date of the firm as an all-day event that does not count as busy. `site` is the address of Kontor. */
export function agendaEvent({ kind, date, title, subject, recordId }: AgendaEntry, language: Language, site: string): IcsEvent {
  const names: Record<string, string> = holidayNames[language];
  return {
    // Several documents of one person can expire on one day: their names make the uid unique.
    uid: `${kind}-${[recordId ?? title, date, kind === 'documentExpires' ? title : ''].filter(Boolean).join('-')}@${hostOf(site)}`,
    title: kind === 'holiday' ? (names[title] ?? title) : `${words[language][kind]}: ${title}`,
    start: date,
    category: words[language][kind],
    url: subject && recordId !== null ? `${site}/${pages[subject]}/${recordId}/show` : undefined,
    isFree: true,
  };
}

export const hostOf = (site: string): string => site.replace(/^https?:\/\//, '').replace(/[/:].*$/, '');
