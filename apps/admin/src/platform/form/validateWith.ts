import '../api/reflect.ts';
import { readProblem, type Code } from '@kontor/domain';
import { toNestErrors } from '@hookform/resolvers';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { errorWords } from '../i18n/errorWords.ts';
import { errorParams } from '../api/calls/errorParams.ts';

type InputClass = new () => object;
/** What a rule of the domain says of the values beside their types, by field. */
type Rule = (values: FieldValues) => Partial<Record<string, Code>>;
type Words = (key: string, options?: Record<string, unknown>) => string;

/** One error for each field; a missing value is reported before its length. */
function flat(
  problems: ValidationError[],
  translate: Words,
  path = '',
  found: Record<string, FieldError> = {},
): Record<string, FieldError> {
  for (const { property, constraints, children } of problems) {
    const at = path ? `${path}.${property}` : property;
    const text = constraints && (constraints['isNotEmpty'] ?? Object.values(constraints)[0]);
    if (text) {
      const { code, params } = readProblem(text);
      found[at] = {
        type: 'validate',
        message: translate(`errors.${code}`, { ...errorParams(params, translate), _: translate('ra.message.invalid_form') }),
      };
    }
    if (children?.length) flat(children, translate, at, found);
  }
  return found;
}

/**
 * Makes a form's resolver from the input class of the API, so that both refuse the same things in the same words. Returns the form's
 * values unchanged: the data provider picks the fields of the input. A `rule` says more of the same values, all at once.
 */
export function validateWith(Input: InputClass, translate: Words, rule?: Rule): Resolver<FieldValues> {
  return async (values, _context, options) => {
    const problems = await validate(plainToInstance(Input, values), { forbidUnknownValues: false });
    const broken = Object.entries(rule?.(values) ?? {});
    if (problems.length === 0 && broken.length === 0) return { values, errors: {} };
    await errorWords.load().catch(() => undefined);
    const ruled = broken.map(([field, code]) => [field, { type: 'validate', message: translate(`errors.${code}`) }] as const);
    return {
      values: {},
      errors: toNestErrors<FieldValues>(
        { ...Object.fromEntries(ruled), ...flat(problems, translate) },
        {
          fields: options.fields,
          names: options.names,
          shouldUseNativeValidation: false,
        },
      ),
    };
  };
}

/** `<FormPage resolver={useValidation(CustomerInput)}>` */
export function useValidation(Input: InputClass, rule?: Rule): Resolver<FieldValues> {
  const translate = useTranslate();
  return useMemo(() => validateWith(Input, translate, rule), [Input, translate, rule]);
}
