import { multiply, round, spread, sum } from '../../platform/values/money.ts';
import { roundBilledMinutes, type BilledRounding } from '../../work/time-entry/time-entry.rules.ts';

/** An entry of the hours annex: who worked on what, and how much of it the invoice bills. */
export class AnnexHour {
  date: string;
  personName: string;
  projectName: string;
  taskName: string | null;
  /** As logged. */
  minutes: number;
  billedMinutes: number;
}

/** The hours that an invoice bills, day by day. */
export class HoursAnnex {
  hours: AnnexHour[];
  minutes: number;
  billedMinutes: number;
}

/** A logged entry with the invoice line that bills it. */
export type LoggedHour = Omit<AnnexHour, 'billedMinutes'> & { line: number; quantity: number; unit: string };

/**
 * Returns the hours annex of an invoice, in the order of `logged`. An entry is billed rounded as agreed. Where somebody typed another
 * number of hours on the line, its entries share that number in proportion, so the annex always adds up to the invoice.
 * Example: entries of 60 and 30 minutes on a line of 3 hours are billed with 120 and 60 minutes.
 */
export function hoursAnnexOf(logged: readonly LoggedHour[], rounding: BilledRounding): HoursAnnex {
  const billed = new Map<LoggedHour, number>();
  for (const position of new Set(logged.map((hour) => hour.line))) {
    const line = logged.filter((hour) => hour.line === position);
    const rounded = line.map(({ minutes }) => roundBilledMinutes(minutes, rounding));
    const shared = sharesOf(line, rounded);
    line.forEach((hour, at) => billed.set(hour, shared[at] ?? 0));
  }
  const hours = logged.map((hour): AnnexHour => {
    const { date, personName, projectName, taskName, minutes } = hour;
    return { date, personName, projectName, taskName, minutes, billedMinutes: billed.get(hour) ?? 0 };
  });
  return {
    hours,
    minutes: sum(hours.map(({ minutes }) => minutes)),
    billedMinutes: sum(hours.map(({ billedMinutes }) => billedMinutes)),
  };
}

function sharesOf([first]: readonly LoggedHour[], rounded: readonly number[]): readonly number[] {
  if (first?.unit !== 'HUR') return rounded;
  const onLine = round(multiply(first.quantity, 60), 0);
  const agreed = sum(rounded);
  return onLine === agreed || agreed === 0 ? rounded : spread(onLine, rounded, 0);
}
