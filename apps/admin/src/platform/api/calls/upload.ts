import { fileSizeLimit } from '@kontor/domain';
import { HttpError } from 'react-admin';
import { errorWords } from '../../i18n/errorWords.ts';
import { errorParams } from './errorParams.ts';
import { refreshSession } from '../session/refreshSession.ts';
import { readSession } from '../session/session.ts';

export type Uploaded = { id: number; name: string; size: number; mimeType?: string; [key: string]: unknown };
export type UploadOptions = {
  /** The path after `/api/v1`; `/files` by default. */
  path?: string;
  fields?: Record<string, string | number>;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

type Answer = { status: number; body: unknown };

/** Sends files by XMLHttpRequest, because fetch reports no upload progress. */
const post = (url: string, form: FormData, token: string | undefined, { onProgress, signal }: UploadOptions) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', crypto.randomUUID());
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = () => reject(new HttpError('kontor.error.network', 0, null));
    signal?.addEventListener('abort', () => request.abort());
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    request.send(form);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function refusal(key: string, status: number, body: unknown): Promise<HttpError> {
  await errorWords.load().catch(() => undefined);
  return new HttpError(key, status, body);
}

type Words = (key: string, options?: Record<string, unknown>) => string;

/** The reason why an upload was refused, translated. */
export function uploadProblem(error: Error, translate: Words): string {
  const body = (error as Partial<HttpError>).body as { params?: Record<string, unknown> } | null | undefined;
  return translate(error.message, { ...errorParams(body?.params, translate), _: error.message });
}

export async function uploadFile(url: string, file: File, options: UploadOptions = {}): Promise<Uploaded> {
  // The server checks this too, but only after the whole upload.
  if (file.size > fileSizeLimit) throw await refusal('errors.file.too_large', 413, { params: { max: '10 MiB' } });
  const form = new FormData();
  for (const [name, value] of Object.entries(options.fields ?? {})) form.append(name, String(value));
  form.append('file', file);
  const token = readSession()?.accessToken;
  let answer = await post(url, form, token, options);
  if (answer.status === 401 && token) {
    const renewed = await refreshSession(token);
    if (renewed) answer = await post(url, form, renewed.accessToken, options);
  }
  const body = answer.body as { code?: string } | null;
  if (answer.status >= 300)
    throw await refusal(body?.code ? `errors.${body.code}` : 'errors.error.unexpected', answer.status, body);
  return answer.body as Uploaded;
}
