import { SentId } from '../input/sent-id.ts';
import { DropsUnknown } from '../input/read-input.ts';

/** The page to bookmark, or whose bookmark to remove. */
@DropsUnknown()
export class ToggleBookmarkInput {
  @SentId() id: number;
}
