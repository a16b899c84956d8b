import { errorWords } from '../../i18n/errorWords.ts';
import { apiBase } from '../dataProvider.ts';
import { refreshSession } from '../session/refreshSession.ts';
import { readSession } from '../session/session.ts';

/** Fetches a file or PDF as a Blob, with the session. `path` starts after `/api/v1`. */
export const fetchBlob = (path: string): Promise<Blob> => fetchSampleBlob(apiBase + path);

/** The same for sample areas, whose calls have addresses of their own. */
export async function fetchSampleBlob(url: string): Promise<Blob> {
  const get = (token: string | undefined) => fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const token = readSession()?.accessToken;
  let response = await get(token);
  if (response.status === 401 && token) {
    const renewed = await refreshSession(token);
    if (renewed) response = await get(renewed.accessToken);
  }
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { code?: string } | null;
    await errorWords.load().catch(() => undefined);
    throw new Error(body?.code ? `errors.${body.code}` : 'errors.error.unexpected');
  }
  return response.blob();
}

/** Saves a Blob as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const downloadFile = async (id: number, name: string, path = '/files'): Promise<void> =>
  saveBlob(await fetchBlob(`${path}/${id}/content`), name);
