import { afterEach, describe, expect, it } from '@jest/globals';
import { aUserDocumentRecord } from '@kontor/demo-data';
import { addDays, fileSizeLimit, todayIn } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen, type Answer } from '../../../platform/testing/openScreen.tsx';
import '../../../resources.ts';
import { UserDocuments } from './UserDocuments.tsx';

const browserRequest = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = browserRequest;
  cleanup();
});

const classifiers = [
  {
    id: 1,
    version: 1,
    type: 1,
    code: 'CONTRACT',
    nameEn: 'Employment contract',
    nameLt: '',
    nameNo: '',
    position: 1,
    active: true,
  },
  { id: 2, version: 1, type: 1, code: 'SAFETY', nameEn: 'Safety certificate', nameLt: '', nameNo: '', position: 2, active: true },
];
const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** Stands in for XMLHttpRequest: sends half of the file, then answers. */
class PlayedUpload {
  static sent: { url: string; fields: [string, unknown][] }[] = [];
  static finish: () => void = () => undefined;
  upload: { onprogress?: (event: object) => void } = {};
  status = 201;
  responseText = '{"id":9,"name":"a.pdf"}';
  onload?: () => void;
  private url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {
    return undefined;
  }
  abort() {
    return undefined;
  }
  send(form: FormData) {
    PlayedUpload.sent.push({ url: this.url, fields: [...form.entries()].filter(([name]) => name !== 'file') });
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    PlayedUpload.finish = () => this.onload?.();
  }
}

const open = (documents: object[]) =>
  openScreen(<UserDocuments userId={4} />, {
    resource: 'users',
    at: '/users/4/show?tab=documents',
    server: ({ method, path, body }): Answer => {
      if (path === '/classifiers') return { body: classifiers };
      if (method !== 'GET') return { body: { ...documents[0], ...body } };
      return { body: documents };
    },
  });

describe('the documents of a person', () => {
  it('say what they are and how long they are good', async () => {
    open([
      aUserDocumentRecord({ id: 1, name: 'a.pdf', categoryId: 1 }),
      aUserDocumentRecord({ id: 2, name: 'b.pdf', categoryId: 2, validUntil: addDays(today, 5) }),
      aUserDocumentRecord({ id: 3, name: 'c.pdf', categoryId: 2, validUntil: addDays(today, -1) }),
      aUserDocumentRecord({ id: 4, name: 'd.pdf', validUntil: '2999-01-31' }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent('Employment contract'));
    expect(rows[0]).not.toHaveTextContent(/valid|expire/i);
    expect(rows[1]).toHaveTextContent('Expires in 5 days');
    expect(rows[2]).toHaveTextContent('Expired');
    expect(rows[3]).toHaveTextContent('No category');
    expect(rows[3]).toHaveTextContent('Valid until 31 Jan 2999');
  });

  it('go up with what was said of them, and show how far they are', async () => {
    globalThis.XMLHttpRequest = PlayedUpload as unknown as typeof XMLHttpRequest;
    const { user } = open([]);
    const form = await screen.findByRole('group', { name: 'Add a document' });
    await user.click(within(form).getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Safety certificate' }));
    await user.type(within(form).getByLabelText('Valid until'), '2027-05-31');
    const chooser = form.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('no chooser');
    await user.upload(chooser, new File(['x'], 'card.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Uploading card.pdf: 50%')).toBeVisible();
    expect(PlayedUpload.sent).toEqual([
      {
        url: '/api/v1/user-documents',
        fields: [
          ['userId', '4'],
          ['categoryId', '2'],
          ['validUntil', '2027-05-31'],
        ],
      },
    ]);
    expect(within(form).getByLabelText('Valid until')).toHaveValue('');
    PlayedUpload.finish();
    await waitFor(() => expect(screen.queryByText(/Uploading/)).not.toBeInTheDocument());
  });

  it('are not sent at all when they are too large, and the limit is said', async () => {
    globalThis.XMLHttpRequest = PlayedUpload as unknown as typeof XMLHttpRequest;
    PlayedUpload.sent = [];
    const { user } = open([]);
    const form = await screen.findByRole('group', { name: 'Add a document' });
    const chooser = form.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('no chooser');
    const scan = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
    Object.defineProperty(scan, 'size', { value: fileSizeLimit + 1 });
    await user.upload(chooser, scan);
    expect(await screen.findByText('scan.pdf was not uploaded')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The file is larger than 10 MiB.');
    expect(PlayedUpload.sent).toEqual([]);
  });

  it('can be asked for again when they could not be read', async () => {
    let down = true;
    const { user } = openScreen(<UserDocuments userId={4} />, {
      resource: 'users',
      at: '/users/4/show?tab=documents',
      server: ({ path }) =>
        path === '/user-documents' && down
          ? { status: 500, body: { statusCode: 500, code: 'error.unexpected', message: 'x', requestId: 'test' } }
          : { body: path === '/user-documents' ? [aUserDocumentRecord({ id: 1, name: 'a.pdf' })] : classifiers },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'a.pdf' })).toBeVisible();
  });

  it('are deleted only after a question', async () => {
    const { user, writes } = open([aUserDocumentRecord({ id: 1, version: 3, name: 'a.pdf' })]);
    await user.click(await screen.findByRole('button', { name: /Delete.*a\.pdf/ }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure you want to delete record?');
    expect(writes).toEqual([]);
    await user.click(within(question).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(writes).toEqual([expect.objectContaining({ method: 'DELETE', path: '/user-documents/1' })]));
  });
});
