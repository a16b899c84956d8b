import { SetMetadata, type Type } from '@nestjs/common';

const isJson = (type: string): boolean => type === 'application/json';
const described = (answer: Type | string): object => {
  if (typeof answer !== 'string') return { description: '', type: answer };
  const schema = isJson(answer)
    ? { type: 'object', additionalProperties: true }
    : { type: 'string', ...(answer.startsWith('text/') ? {} : { format: 'binary' }) };
  return { description: '', content: { [answer]: { schema } } };
};

/**
 * Describes answers, for the OpenAPI document, that the return type of a route does not tell: by status a class, or the media
 * type of a stream. Sets the metadata key of @nestjs/swagger without loading it.
 */
export const DescribedAnswers = (answers: Record<number, Type | string>): MethodDecorator =>
  SetMetadata(
    'swagger/apiResponse',
    Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, described(answer)])),
  );
