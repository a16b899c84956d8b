import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aBillDetail, anOrganisationRecord } from '@kontor/demo-data';
import type { BillDetail, ReceivedDocument, ReceivedEInvoice } from '@kontor/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { VendorCreditList } from '../vendorCreditNotes/VendorCreditList.tsx';
import { BillList } from './BillList.tsx';
import { BillShow } from './BillShow.tsx';
import { ReceivedPanel } from './received/ReceivedPanel.tsx';

type Answer = { status: number; body: object };
let answers: Answer[] = [];

/** Stands in for XMLHttpRequest: answers each file with the next of `answers`. */
class PlayedUpload {
  upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  open = () => undefined;
  setRequestHeader = () => undefined;
  abort = () => undefined;
  send() {
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    this.status = status;
    this.responseText = JSON.stringify(body);
    setTimeout(() => this.onload?.());
  }
}

const browserRequest = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = PlayedUpload as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = browserRequest;
});
afterEach(cleanup);

const received: ReceivedEInvoice = {
  receivedAt: '2026-03-02T10:00:00.000Z',
  type: '380',
  fileId: 5,
  sellerName: 'Popierius, UAB',
  buyerName: 'Kontor',
  buyerReference: null,
  paymentReference: 'RF18539007547034',
  account: 'LT121000011101001000',
  currency: 'EUR',
  net: 100,
  tax: 21.04,
  total: 121.04,
  prepaid: 0,
  rounding: 0,
  due: 121.04,
  findings: [
    { code: 'received.tax_differs', params: { percent: 21, said: 21.04, sum: 21 } },
    { code: 'received.account_differs', params: { account: 'LT121000011101001000', known: 'NO9386011117947' } },
  ],
};
const bill = (change: Partial<BillDetail> = {}): BillDetail => aBillDetail({ id: 7, number: 'S-7', received, ...change });
const made: ReceivedDocument = { subject: 'Bill', id: 7, number: 'S-7', vendorName: 'Popierius, UAB', toCheck: 2 };
const credit: ReceivedDocument = { ...made, subject: 'VendorCreditNote', id: 9, number: 'K-9', toCheck: 0 };
const files = (...names: string[]) => names.map((name) => new File(['<Invoice/>'], name));

function open(at: string) {
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
    '/bills/7': bill(),
    '/bills/counts': { all: 0, draft: 0, open: 0, overdue: 0, paid: 0, void: 0, toApprove: 0, withoutPaper: 0 },
  };
  return openScreen(
    <ResourceContextProvider value={at.startsWith('/vendor') ? 'vendorCreditNotes' : 'bills'}>
      <Routes>
        <Route path="/bills/index" element={<BillList />} />
        <Route path="/vendorCreditNotes/index" element={<VendorCreditList />} />
        <Route path="/panel" element={<ReceivedPanel bill={bill({ received: { ...received, type: '381' } })} />} />
        <Route path="/bills/:id/show" element={<BillShow />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    { at, server: ({ path }) => ({ body: reads[path] ?? [] }) },
  );
}

async function drop(...names: string[]) {
  const [button] = await screen.findAllByText('Upload e-invoice');
  fireEvent.drop(button as HTMLElement, { dataTransfer: { types: ['Files'], files: files(...names) } });
}

describe('e-invoices of vendors', () => {
  it('are dropped on the list, and a single one opens', async () => {
    answers = [{ status: 201, body: made }];
    const { location } = open('/bills/index');
    await drop('a.xml');
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(location()?.pathname).toBe('/bills/7');
  });

  it.each(['/bills/index', '/vendorCreditNotes/index'])('a credit note dropped on %s opens as one', async (list) => {
    answers = [{ status: 201, body: credit }];
    const { location } = open(list);
    await drop('k.xml');
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(location()?.pathname).toBe('/vendorCreditNotes/9');
  });

  it('say what became of each of several', async () => {
    answers = [
      { status: 201, body: made },
      { status: 409, body: { code: 'received.known', params: { name: 'S-3', billId: 3 } } },
      { status: 409, body: { code: 'received.known', params: { name: 'K-3', vendorCreditNoteId: 4 } } },
      { status: 422, body: { code: 'received.own', params: { name: 'Kontor, UAB' } } },
    ];
    open('/bills/index');
    await drop('a.xml', 'b.xml', 'c.xml', 'd.xml');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/2 things to check/)).toBeVisible();
    expect(await dialog.findByText(/This e-invoice was taken before: S-3/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Go to the bill' })).toHaveAttribute(
      'href',
      expect.stringContaining('/bills/3/show'),
    );
    expect(await dialog.findByText(/This is an invoice of your own: Kontor, UAB is the seller/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Go to the credit note' })).toHaveAttribute(
      'href',
      expect.stringContaining('/vendorCreditNotes/4/show'),
    );
    expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled();
  });

  it('tell on the page of the bill what has to be checked, in the currency of the bill', async () => {
    open('/bills/7/show');
    expect(await screen.findByText(/the vendor charges €21\.04, the rate gives €21\.00/)).toBeVisible();
    expect(screen.getByText(/payment to LT121000011101001000, but the vendor’s account here is NO9386011117947/)).toBeVisible();
    expect(screen.getByText('RF18539007547034')).toBeVisible();
  });

  it('of credit notes tell what is credited, and no account to pay to', async () => {
    open('/panel');
    expect(await screen.findByText('The vendor credits')).toBeVisible();
    expect(screen.queryByText('Pay to')).toBeNull();
    expect(screen.queryByText('The vendor asks for')).toBeNull();
  });
});
