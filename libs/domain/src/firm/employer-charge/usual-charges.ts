import type { EmployerChargeInput } from './employer-charge.input.ts';
import type { EmployerChargeBase, EmployerChargeKind } from './employer-charge.ts';

type Row = [zone: string | null, percent: number, isDefault?: true];

const rows = (
  country: string,
  kind: EmployerChargeKind,
  base: EmployerChargeBase,
  { validFrom, source }: { validFrom: string; source: string },
  all: readonly Row[],
): Required<EmployerChargeInput>[] =>
  all.map(([zone, percent, isDefault = false]) => ({ country, zone, kind, percent, base, validFrom, isDefault, source }));

/**
 * What employers pay in Lithuania and Norway, to begin with: the firm corrects and continues it. Zones Ia and IVa have a second percent, 14.1
 * above their tax-free amount and 5.1 for some trades, so a firm that it concerns adds a row.
 */
export const usualCharges: readonly Required<EmployerChargeInput>[] = [
  ...rows(
    'LT',
    'contribution',
    'gross',
    { validFrom: '2021-01-01', source: 'Sodra: sodra.lt, draudėjo įmokos, NA įmokų grupė I' },
    [
      ['openEnded', 1.77, true],
      ['fixedTerm', 2.49],
    ],
  ),
  ...rows(
    'NO',
    'contribution',
    'grossWithHolidayPay',
    { validFrom: '2026-01-01', source: 'Stortingets skattevedtak 2026, arbeidsgiveravgift; skatteetaten.no' },
    [
      ['I', 14.1, true],
      ['Ia', 10.6],
      ['II', 10.6],
      ['III', 6.4],
      ['IV', 5.1],
      ['IVa', 7.9],
      ['V', 0],
    ],
  ),
  ...rows('NO', 'holidayPay', 'gross', { validFrom: '2026-01-01', source: 'Ferieloven § 10: lovdata.no/lov/1988-04-29-21' }, [
    ['fourWeeks', 10.2],
    ['fiveWeeks', 12, true],
  ]),
];
