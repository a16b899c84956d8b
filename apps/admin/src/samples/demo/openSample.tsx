import { createBackend } from '@kontor/demo-data/backend';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { openScreen, type Answer, type Asked } from '../../platform/testing/openScreen.tsx';

/** undefined lets the sample back end answer. */
type Other = (asked: Asked) => Answer | Promise<Answer> | undefined;

/** A sample page on the demo's back end in the browser, as johndoe. `other` can answer instead; `asked` lists the GET calls. */
export function openSample(page: ReactNode, at: string, other: Other = () => undefined) {
  const handle = createBackend({ random: () => 0.5 });
  const signedIn = handle({ method: 'POST', path: '/jwt/login', body: { email: 'admin@demo.com', password: 'admin' } });
  const asked: string[] = [];
  const server = async (call: Asked): Promise<Answer> => {
    const { method, path, query, body } = call;
    if (method === 'GET') asked.push(`${path}?${query.toString()}`);
    const given = await other(call);
    if (given) return given;
    const { accessToken } = ((await signedIn)?.body ?? {}) as { accessToken: string };
    const headers = { Authorization: `Bearer ${accessToken}` };
    return (await handle({ method, path: `${path}?${query.toString()}`, headers, body })) ?? { status: 404, body: {} };
  };
  return { ...openScreen(page, { at, server }), asked };
}

/** The API's answer when it fails (500) or forbids (403). */
export const broken = (status = 500): Answer => ({
  status,
  body: {
    statusCode: status,
    code: status === 403 ? 'error.not_authorized' : 'error.internal',
    message: 'It broke.',
    requestId: 'test',
  },
});

/** Pastes the text: typing letter by letter is tested where it matters. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.clear(field);
  await user.paste(text);
}
