import { createBackend, type Handle } from '@kontor/demo-data/backend';
import type { Contents } from '@kontor/demo-data/recording';
import { daysBetween, todayIn } from '@kontor/domain';
import { unregisterServiceWorkers } from '../../platform/shell/unregisterServiceWorkers.ts';
import { moveClock } from './pageClock.ts';
import { UploadRequest } from './uploadRequest.ts';

/**
 * Answers the server's calls in this page: the sample calls, and reads of the demo firm's records from the recording beside the page. The
 * page's date is that of the recording. Unknown calls go to the network.
 */
export async function startDemo(): Promise<void> {
  await unregisterServiceWorkers();
  const network = window.fetch.bind(window);
  const read = async (part: string): Promise<unknown> => {
    // Parts keep their names when the demo is rebuilt.
    const answer = await network(`/recorded/${part}.json`, { cache: 'no-cache' });
    if (!answer.ok) throw new TypeError(`The recording has no part ${part}.`);
    return answer.json();
  };
  const contents = (await read('contents')) as Contents;
  moveClock(daysBetween(todayIn(contents.timeZone, new Date()), contents.day));
  const handle = createBackend({ recording: async (part) => (part === 'contents' ? contents : read(part)) });
  window.XMLHttpRequest = UploadRequest as unknown as typeof XMLHttpRequest;
  window.fetch = async (input, init) => (await answerOf(handle, input, init)) ?? network(input, init);
}

async function answerOf(handle: Handle, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response | undefined> {
  const request = input instanceof Request ? input : undefined;
  const address = input instanceof Request ? input.url : input;
  const { origin, pathname, search } = new URL(address, window.location.href);
  if (origin !== window.location.origin) return undefined;
  const signal = init.signal ?? request?.signal;
  signal?.throwIfAborted();
  const answer = await handle({
    method: init.method ?? request?.method ?? 'GET',
    path: pathname + search,
    headers: Object.fromEntries(new Headers(init.headers ?? request?.headers)),
    body: await parsed(init.body),
  });
  signal?.throwIfAborted();
  if (!answer) return undefined;
  const { status, body, headers } = answer;
  // A file uploaded here earlier.
  if (typeof body === 'string' && body.startsWith('data:')) return new Response(bytesOf(body), { status });
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
  });
}

const dataOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new TypeError('The file could not be read.'));
    reader.readAsDataURL(file);
  });

function bytesOf(data: string): Blob {
  const [head = '', coded = ''] = data.split(',');
  const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] });
}

async function parsed(body: BodyInit | null | undefined): Promise<unknown> {
  if (body instanceof FormData) {
    const file = body.get('file');
    return file instanceof File ? { file: { name: file.name, size: file.size, data: await dataOf(file) } } : {};
  }
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
