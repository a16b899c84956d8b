import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = { samples: { all: 'All' } };
export const lt: SameKeys<typeof en> = { samples: { all: 'Visi' } };
export const no: SameKeys<typeof en> = { samples: { all: 'Alle' } };
