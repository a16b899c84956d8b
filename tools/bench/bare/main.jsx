// What react-admin needs for the first row of a list when nothing is built around it: the floor of first-row.mjs.
// The columns, the order and the rows are those that `/invoices/index` shows to somebody who has never changed them.
import simpleRest from 'ra-data-simple-rest';
import { Admin, DataTable, DateField, fetchUtils, List, NumberField, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const http = (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('accessToken')}` },
  });

const { Col } = DataTable;
const InvoiceList = () => (
  <List sort={{ field: 'invoiceDate', order: 'DESC' }} perPage={10}>
    <DataTable hiddenColumns={['dueDate', 'projectName', 'referenceNumber', 'orderNumber', 'currency', 'paid', 'writtenOff']}>
      <Col source="number" />
      <Col source="customerName" />
      <Col source="projectName" />
      <Col source="referenceNumber" />
      <Col source="orderNumber" />
      <Col source="invoiceDate" field={DateField} />
      <Col source="dueDate" field={DateField} />
      <Col source="status" />
      <Col source="currency" />
      <Col source="total" field={NumberField} />
      <Col source="paid" field={NumberField} />
      <Col source="writtenOff" field={NumberField} />
      <Col source="balance" field={NumberField} />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin dataProvider={simpleRest('/api/v1', http)} disableTelemetry>
      <Resource name="invoices" list={InvoiceList} />
    </Admin>
  </BrowserRouter>,
);
