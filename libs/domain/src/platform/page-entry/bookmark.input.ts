import { SentId } from '../input/sent-id.ts';
import { DropsUnknown } from '../input/read-input.ts';

/** The page whose bookmark is set, or taken off. */
@DropsUnknown()
export class ToggleBookmarkInput {
  @SentId() id: number;
}
