export { messagesIn } from '@kontor/domain';
