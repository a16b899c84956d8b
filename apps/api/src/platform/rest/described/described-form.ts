import { applyDecorators, SetMetadata, type Type } from '@nestjs/common';

/**
 * Describes the form that a route takes, for the OpenAPI document. Sets the metadata keys of @nestjs/swagger: its own decorators
 * would load a fifth of all modules at every start, for a document that is generated beforehand.
 */
export const DescribedForm = (schema: object): MethodDecorator =>
  applyDecorators(
    SetMetadata('swagger/apiConsumes', ['multipart/form-data']),
    SetMetadata('swagger/apiParameters', [{ type: String, required: true, in: 'body', schema }]),
  );

/** The same for a body that the route validates itself. */
export const DescribedBody = (input: Type): MethodDecorator =>
  SetMetadata('swagger/apiParameters', [{ type: input, required: true, in: 'body' }]);
