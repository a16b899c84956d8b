import { Transform, Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { Flag, Id, OneOf, Text } from '../shared/validators.ts';
import { chatStatuses, type ChatStatus } from './chat.ts';

/** Clients send the whole contact and chat that they have at hand; only the named parts of it count. */
const Part = (type: new () => object, ...names: string[]): PropertyDecorator => {
  const keep = ({ value }: { value: unknown }): unknown =>
    value instanceof type
      ? Object.assign(new type(), Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name))))
      : value;
  return (target, key) => {
    for (const decorate of [
      IsObject({ message: 'field.required' }),
      ValidateNested({ message: 'error.invalid' }),
      Type(() => type),
      Transform(keep),
    ])
      decorate(target, key);
  };
};

export class AddressedContact {
  @Id() id: number;
}
export class NewChatMessage {
  @Text(4000) message: string;
  @Part(AddressedContact, 'id') contact: AddressedContact;
}

/** A message to a contact. */
export class SendChatMessageInput {
  @Part(NewChatMessage, 'message', 'contact') obj: NewChatMessage;
}

/** What a person says of themself in the chat. */
export class ChatProfileInput {
  @Text(500, { optional: true }) about?: string | null;
  @OneOf(chatStatuses, { optional: true }) status?: ChatStatus | null;
  @Flag({ optional: true }) isNotificationsOn?: boolean | null;
}
