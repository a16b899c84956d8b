export { messages as errors } from '@kontor/domain';
