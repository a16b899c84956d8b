import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { aCustomerRecord, anInvoiceDetail, anOrganisationRecord, aTaxRateRecord } from '@kontor/demo-data';
import { addDays, CalendarDate, Id, SendInvoiceInput, type DocumentLineRecord, type DocumentTaxRecord } from '@kontor/domain';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { defineResource, forgetResource } from '../platform/api/resource.ts';
import { addWords } from '../platform/i18n/words.ts';
import { openScreen } from '../platform/testing/openScreen.tsx';
import '../resources.ts';
import { BesideList } from './beside/BesideList.tsx';
import { BesidePage } from './beside/BesidePage.tsx';
import { documentWords } from './index.ts';
import { localDraftsOf } from './draft/localDraft.ts';
import { en as documentFields } from './fields.messages.ts';
import { CustomerField } from './form/CustomerField.tsx';
import { DocumentForm } from './form/DocumentForm.tsx';
import { documentResolver } from './form/documentResolver.ts';
import { DetailsSection } from './form/DetailsSection.tsx';
import { LinesSection } from './form/LinesSection.tsx';
import { useSaveDocument } from './form/useSaveDocument.ts';
import { useSendAtOnce } from './header/useSendAtOnce.ts';
import { VerbButton } from './header/VerbButton.tsx';
import { DocumentPaper } from './paper/DocumentPaper.tsx';
import { PreviewPane } from './paper/PreviewPane.tsx';
import { useSavedPaper, type SavedDocument } from './paper/useSavedPaper.tsx';
import { SendDialog } from './send/index.ts';
import { useReadBasis, type Basis } from './values/BasisContext.ts';
import { newDocument, type DocumentValues } from './values/documentValues.ts';

// An offer, which Kontor does not have: a kind of document composed from the kit alone, as a folder of sales would be.
type OfferRecord = SavedDocument & {
  numberSeriesId: number | null;
  version: number;
  contactId: number | null;
  offerDate: string;
  goodUntil: string;
  lines: DocumentLineRecord[];
  taxes: DocumentTaxRecord[];
};
class OfferInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @CalendarDate() offerDate: string;
  @CalendarDate() goodUntil: string;
}
declare module '../platform/api/resource.ts' {
  interface Resources {
    offers: { record: OfferRecord; input: OfferInput & Record<'lines' | 'currency' | 'discountPercent', unknown> };
  }
}
defineResource({
  name: 'offers',
  subject: 'Invoice',
  names: {
    en: 'Offer |||| Offers',
    lt: 'Pasiūlymas |||| Pasiūlymai |||| Pasiūlymai',
    no: 'Tilbud |||| Tilbud',
    gender: { lt: 'm', no: 'n' },
  },
  icon: ReceiptLongOutlined,
  inputKeys: ['customerId', 'offerDate', 'goodUntil', 'lines', 'currency', 'discountPercent'],
});
addWords(() => ({
  resources: { offers: { fields: { ...documentFields, offerDate: 'Offer date', goodUntil: 'Good until' } } },
  offers: {
    action: { send: 'Send' },
    paper: { noun: 'Offer' },
    confirm: { send: 'Send this offer?', issue: 'Send offer' },
    done: { save: 'Offer saved', send: 'Offer sent' },
  },
}));

type OfferValues = DocumentValues & { offerDate: string; goodUntil: string };
const drafts = localDraftsOf<OfferValues>('offer');

const words = [documentWords];
const factsOf = (values: OfferValues) => [['goodUntil', values.goodUntil]] as const;

const OfferForm = ({ basis }: { basis: Basis }) => {
  const t = useTranslate();
  const saving = useSaveDocument<OfferValues, OfferRecord>({
    resource: 'offers',
    document: undefined,
    rates: basis.rates,
    drafts,
  });
  const [resolver] = useState(() => documentResolver<OfferValues>(OfferInput, basis.rates, t));
  const { today } = basis;
  return (
    <DocumentForm
      resource="offers"
      dateField="offerDate"
      basis={basis}
      title="New offer"
      defaults={{ ...newDocument(basis, undefined, 'estimate'), offerDate: today, goodUntil: addDays(today, 30) }}
      document={undefined}
      resolver={resolver}
      saving={saving}
      drafts={drafts}
      preview={<PreviewPane<OfferValues> document={undefined} factsOf={factsOf} words={words} />}
    >
      <DetailsSection until="goodUntil" customer={<CustomerField />} />
      <LinesSection />
    </DocumentForm>
  );
};
const OfferCreate = () => {
  const { basis } = useReadBasis();
  return basis ? <OfferForm basis={basis} /> : null;
};

const Offer = ({ offer }: { offer: OfferRecord }) => {
  const sendAtOnce = useSendAtOnce(offer.status);
  const [open, setOpen] = useState(sendAtOnce);
  const view = useSavedPaper(offer, { facts: [['goodUntil', offer.goodUntil]] });
  return (
    <>
      <VerbButton verb="send" isNext onOpen={() => setOpen(true)} />
      <DocumentPaper view={view} label="Document" />
      {open && <SendDialog kind="invoice" document={offer} input={SendInvoiceInput} onClose={() => setOpen(false)} />}
    </>
  );
};
const OfferPage = ({ id }: { id: number }) => {
  const { data: offer } = useGetOne<OfferRecord>('offers', { id });
  return offer ? <Offer offer={offer} /> : null;
};
const OfferShow = () => (
  <ResourceContextProvider value="offers">
    <BesidePage list={(openId) => <BesideList openId={openId} dateField="offerDate" badge={() => null} />}>
      {(id) => <OfferPage id={id} />}
    </BesidePage>
  </ResourceContextProvider>
);

const customer = aCustomerRecord({ id: 1, name: 'Nemuno logistika, UAB', email: 'info@nemuno.example', currency: 'EUR' });
const offer = { ...anInvoiceDetail({ id: 5, contactId: null, total: 121 }), offerDate: '2026-11-22', goodUntil: '2026-12-22' };
const options = { registration: false, demo: false };
const reads: Record<string, unknown> = {
  '/jwt/options': { ...options, mail: true },
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
  '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, validFrom: '2009-09-01', validTo: null, isDefault: true })],
  '/customers': [customer],
  '/customers/1': customer,
  '/offers/5': offer,
  '/offers': [offer],
};
const open = (at: string) =>
  openScreen(
    <Routes>
      <Route path="/offers/create" element={<OfferCreate />} />
      <Route path="/offers/:id/show" element={<OfferShow />} />
    </Routes>,
    { at, server: ({ method, path }) => ({ body: method === 'GET' ? (reads[path] ?? []) : offer }) },
  );

const before = window.matchMedia;
// Its words come with it.
beforeAll(() => SendDialog.preload());
beforeEach(() => {
  // Wide enough for the preview beside the form and the list beside the document.
  window.matchMedia = (media) => ({
    ...before?.(media),
    matches: true,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.matchMedia = before;
});
afterAll(() => forgetResource('offers'));

it('is typed, added up, previewed and saved in its own words, and asks before it is sent', async () => {
  const { user, writes } = open('/offers/create');
  await user.type(await screen.findByLabelText('Line 1, Description'), 'Advice');
  await user.type(screen.getByLabelText('Line 1, Price'), '100');
  expect(document.querySelector('[data-live-total]')).toHaveTextContent('€121.00');
  const preview = within(screen.getByRole('complementary', { name: 'Preview of the document' }));
  expect(await preview.findByText('Advice')).toBeVisible();
  expect(preview.getByText('Good until')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  expect(await screen.findByRole('button', { name: 'Customer: Please select customer!' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /^Customer/ }));
  await user.click(await screen.findByRole('option', { name: /Nemuno/ }));
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  expect(await screen.findByText('Offer saved')).toBeVisible();
  expect(writes[0]).toMatchObject({
    path: '/offers',
    body: { customerId: 1, lines: [{ description: 'Advice', unitPrice: 100 }] },
  });

  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Send this offer?')).toBeVisible();
  expect(await question.findByText('info@nemuno.example will receive an email with the PDF.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/offers/5/send', body: { to: 'info@nemuno.example' } }));
});

it('promises no email where no mail server is set up, and says what to do', async () => {
  reads['/jwt/options'] = { ...options, mail: false };
  const { user } = open('/offers/create');
  await user.type(await screen.findByLabelText('Line 1, Description'), 'Advice');
  await user.type(screen.getByLabelText('Line 1, Price'), '100');
  await user.click(screen.getByRole('combobox', { name: /^Customer/ }));
  await user.click(await screen.findByRole('option', { name: /Nemuno/ }));
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    await question.findByText(
      /can’t be sent because no mail server.*download the PDF and send it to info@nemuno.example yourself/,
    ),
  ).toBeVisible();
  expect(question.getAllByText(/no mail server is set up/)).toHaveLength(1);
  expect(question.getByRole('link', { name: 'Set up the mail server' })).toHaveAttribute('href', '/settings/index?section=mail');
  expect(question.queryByText(/will receive an email/)).toBeNull();
  reads['/jwt/options'] = { ...options, mail: true };
});

it('keeps what was typed in this browser under its own name', async () => {
  const { user } = open('/offers/create');
  await user.type(await screen.findByLabelText('Line 1, Description'), 'Advice');
  await waitFor(() => expect(Object.keys(localStorage).some((name) => /^kontor\.offer\.\d+\.new$/.test(name))).toBe(true));
});

it('stands beside its list', async () => {
  open('/offers/5/show?beside=list');
  const list = within(await screen.findByRole('region', { name: 'Offers' }));
  expect(await list.findByRole('link', { current: 'page' })).toHaveAttribute('href', '/offers/5/show?beside=list');
});
