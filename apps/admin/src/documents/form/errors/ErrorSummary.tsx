import { Alert, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { flatErrors } from './flatErrors.ts';
import { focusField } from '../../lines/lineActions.ts';

const place = (path: string): string => (path.endsWith('.sources') ? path.replace('sources', 'description') : path);

/** The errors that prevent saving, each a link to its field. The first link gets the focus. `labels` are those that a form has of its own. */
export const ErrorSummary = ({ labels = {} }: { labels?: Record<string, string> }) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const found = flatErrors(errors).filter(({ path }) => path !== 'root.serverError');
  const general = flatErrors(errors).find(({ path }) => path === 'root.serverError')?.message;
  const first = found[0]?.path;
  const told = useRef(0);
  useEffect(() => {
    if (isSubmitting || !first || told.current === submitCount) return;
    told.current = submitCount;
    focusField(place(first));
  }, [isSubmitting, submitCount, first]);
  if (found.length === 0 && !general) return null;
  const labelOf = (path: string): string => {
    const line = /^lines\.(\d+)\.(\w+)/.exec(path);
    const field = labels[path] ?? t(`resources.${resource}.fields.${line?.[2] ?? path}`, { _: '' });
    return line ? t('documents.lines.at', { n: Number(line[1]) + 1, field }) : field;
  };
  return (
    <Alert severity="error" sx={{ mb: 2 }} data-error-summary="">
      <strong>{found.length > 0 ? t('documents.form.problems', { smart_count: found.length }) : general}</strong>
      {found.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
          {found.map(({ path, message }) => (
            <li key={path}>
              <Link component="button" type="button" onClick={() => focusField(place(path))} sx={{ textAlign: 'start' }}>
                {[labelOf(path), message].filter(Boolean).join(': ')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
};
