import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = { samples: { all: { m: 'All', f: 'All', n: 'All' } } };
export const lt: SameKeys<typeof en> = { samples: { all: { m: 'Visi', f: 'Visos', n: 'Visi' } } };
export const no: SameKeys<typeof en> = { samples: { all: { m: 'Alle', f: 'Alle', n: 'Alle' } } };
