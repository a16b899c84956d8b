import { SentId } from '../sample/sent-id.input.ts';
import { DropsUnknown } from '../shared/read-input.ts';

/** The page whose bookmark is set, or taken off. */
@DropsUnknown()
export class ToggleBookmarkInput {
  @SentId() id: number;
}
