// The bare react-admin list that first-row.mjs compares with. Columns, order and rows are the defaults of `/invoices/index`.
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
