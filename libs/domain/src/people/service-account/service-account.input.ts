import { Flag, Id, Text, Words } from '../../platform/input/validators.ts';

export class ServiceAccountInput {
  @Words(100) name: string;
  /** What it is for, and whom to ask about it. */
  @Text(500, { optional: true }) note?: string | null;
  @Id() roleId: number;
  /** Switching it off ends its tokens. */
  @Flag({ partial: true }) active?: boolean;
}
