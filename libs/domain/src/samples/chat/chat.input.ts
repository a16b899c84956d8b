import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { DropsUnknown } from '../../platform/input/read-input.ts';
import { Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { chatStatuses, type ChatStatus } from './chat.ts';

const Part = (type: () => new () => object): PropertyDecorator => {
  const decorators = [IsObject({ message: 'field.required' }), ValidateNested({ message: 'error.invalid' }), Type(type)];
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
};

export class AddressedContact {
  @Id() id: number;
}
export class NewChatMessage {
  @Text(4000) message: string;
  @Part(() => AddressedContact) contact: AddressedContact;
}

/** A message to a contact. Clients also send the contact and the chat; only the declared fields count. */
@DropsUnknown()
export class SendChatMessageInput {
  @Part(() => NewChatMessage) obj: NewChatMessage;
}

/** What a person tells about themselves in the chat; fields left out stay as they are. */
export class ChatProfileInput {
  @Text(500, { optional: true, asTyped: true }) about?: string | null;
  @OneOf(chatStatuses, { optional: true }) status?: ChatStatus | null;
  @Flag({ optional: true }) isNotificationsOn?: boolean | null;
}
