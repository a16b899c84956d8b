import { ArrayMaxSize, ArrayUnique, IsArray, ValidateIf } from 'class-validator';
import { all, fits, Flag, Id, OneOf, say, Text, Words } from '../../platform/input/validators.ts';
import { isHookAddress } from './webhook.rules.ts';
import { webhookContents, type WebhookContent } from './webhook.ts';

/** Null means everything. */
const Events = all(
  ValidateIf(({ events }: { events?: unknown }) => events !== undefined && events !== null),
  IsArray(say({}, 'field.not_a_list')),
  ArrayMaxSize(300, say({}, 'field.too_many', { max: 300 })),
  ArrayUnique(say({}, 'field.repeated')),
  Text(60, { each: true }),
);

export class WebhookInput {
  @Words(100) name: string;
  /** Where deliveries are posted: `https://`, without user and password. */
  @Text(500)
  @fits('isHookAddress', (value) => typeof value === 'string' && isHookAddress(value), say({}, 'webhook.not_an_address'))
  url: string;
  /** Nouns (`Invoice`) and events of them (`Invoice.send`); null or left out: everything that the owner may read. */
  @Events events?: string[] | null;
  /** The whole record as the owner may read it, or only its id. Left out: only the id when it is added; otherwise as it was. */
  @OneOf(webhookContents, { partial: true }) content?: WebhookContent;
  /** Switching it on again tells what happens from then on, and makes the deliveries that were still waiting. */
  @Flag({ partial: true }) active?: boolean;
}

/** A new webhook. */
export class NewWebhookInput extends WebhookInput {
  /** The service account whose rights decide what is told; left out: those of the person who adds it. */
  @Id({ optional: true }) serviceAccountId?: number | null;
}
