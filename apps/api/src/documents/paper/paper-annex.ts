import { formatDuration, type AnnexHour, type HoursAnnex, type Language } from '@kontor/domain';
import { cell, type AccountColumn, type AccountList } from './account-paper.ts';
import type { PaperFormat } from './paper-format.ts';

type AnnexWords = { title: string; date: string; person: string; task: string; logged: string; billed: string; total: string };

const annexWords: Record<Language, AnnexWords> = {
  en: { title: 'Hours', date: 'Date', person: 'Person', task: 'Task', logged: 'Worked', billed: 'Billed', total: 'Total' },
  lt: {
    title: 'Darbo valandos',
    date: 'Data',
    person: 'Darbuotojas',
    task: 'Užduotis',
    logged: 'Dirbta',
    billed: 'Įtraukta į sąskaitą',
    total: 'Iš viso',
  },
  no: {
    title: 'Timer',
    date: 'Dato',
    person: 'Person',
    task: 'Oppgave',
    logged: 'Arbeidet',
    billed: 'Fakturert',
    total: 'Totalt',
  },
};

const column = (title: string, change: Partial<AccountColumn> = {}): AccountColumn => ({
  title,
  figure: false,
  wide: false,
  ...change,
});

/** Returns the list of hours that follows the paper of an invoice; null where there are none. */
export function annexOf({ hours }: { hours?: HoursAnnex }, language: Language, { date }: PaperFormat): AccountList | null {
  if (!hours?.hours.length) return null;
  const words = annexWords[language];
  const row = (hour: AnnexHour) => ({
    cells: [
      cell(date(hour.date)),
      cell(hour.personName),
      cell(hour.taskName ?? hour.projectName, hour.taskName ? hour.projectName : ''),
      cell(formatDuration(hour.minutes)),
      cell(formatDuration(hour.billedMinutes)),
    ],
    strong: false,
  });
  const total = [words.total, '', '', formatDuration(hours.minutes), formatDuration(hours.billedMinutes)];
  return {
    title: words.title,
    columns: [
      column(words.date),
      column(words.person),
      column(words.task, { wide: true }),
      column(words.logged, { figure: true }),
      column(words.billed, { figure: true }),
    ],
    rows: [...hours.hours.map(row), { cells: total.map((text) => cell(text)), strong: true }],
  };
}
