import type { VendorRecord } from '@kontor/domain';
import type { Part } from '../../platform/page/page.ts';
import { slot } from '../../platform/page/slot.ts';
import { recordSlots } from '../../platform/record/recordSlots.ts';

type Figures = { isFor: () => boolean; content: Part<{ record: VendorRecord }> };

/** The slots of a vendor's page: tabs and buttons, and key figures below the title. */
export const vendorPage = { ...recordSlots<VendorRecord>(), figures: slot<Figures>() };
