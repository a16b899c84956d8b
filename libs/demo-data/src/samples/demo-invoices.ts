import type { DemoClient, DemoInvoiceRecord, DemoInvoiceStatus } from '@kontor/domain';
import { cyclicAt } from '../random.ts';
import { deal } from './deal.ts';
import { face } from './pictures.ts';

const first = 4987;
const last = 5036;
const count = 36;

const clients: DemoClient[] = (
  [
    ['Jordan Stevenson', 'Hall-Robbins Timber', '7777 Mendez Plains', 'USA', '(616) 865-4180'],
    ['Stephanie Burns', 'Green and Park', '04033 Wesley Wall', 'Haiti', '(226) 204-8287'],
    ['Tony Herrera', 'Smith, Miller and Henry', '5345 Robert Squares', 'Denmark', '(955) 676-1076'],
    ['Kevin Patton', 'Baker Street Prints', '19022 Clark Parks', 'Cook Islands', '(832) 323-6914'],
    ['Julie Donovan', 'Simpson Orchards', '8534 Saunders Hill', 'Malawi', '(982) 384-7931'],
    ['Amanda Phillips', 'Glass & Grain', '661 Perez Run', 'Burundi', '(832) 323-6901'],
    ['Christina Collier', 'Reeves Rivercraft', '1157 Colonial Drive', 'Norway', '(544) 911-4400'],
    ['David Flores', 'Northern Looms', '64 Harbour Row', 'Sweden', '(741) 223-9017'],
    ['Valerie Perez', 'Lantern Books', '3 Chapel Street', 'Lithuania', '(655) 402-1180'],
    ['Susan Dickerson', 'Wheatfield Foods', '212 Old Toll Road', 'Latvia', '(312) 775-2090'],
    ['Kelly Smith', 'Copper Pan Catering', '90 Market Square', 'Estonia', '(207) 551-8834'],
    ['Jamie Jones', 'Silver Birch Homes', '17 Kiln Lane', 'Finland', '(408) 119-6320'],
  ] as const
).map(([name, company, address, country, contact]) => ({
  address,
  company,
  companyEmail: `${name.split(' ')[0]?.toLowerCase() ?? ''}@${company.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
  country,
  contact,
  name,
}));
const services = ['Software Development', 'UI/UX Design & Development', 'Template Customization', 'Unlimited Extended License'];
const months = ['Nov', 'Dec', 'Jan'];

function balanceOf(status: DemoInvoiceStatus, n: number): number | string {
  if (status === 'Paid') return 0;
  if (status === 'Partial Payment' || status === 'Past Due') return n % 5 === 2 ? `-$${105 + n * 5}` : `$${204 + n * 20}`;
  return n % 3 === 0 ? `$${300 + n * 12}` : 0;
}

/** 36 invoices numbered from 4987 to 5036, with gaps, the same every time. */
export function sampleDemoInvoices(): DemoInvoiceRecord[] {
  const statuses = deal(
    { Paid: 12, 'Partial Payment': 8, Draft: 6, Downloaded: 4, Sent: 4, 'Past Due': 2 } satisfies Record<
      DemoInvoiceStatus,
      number
    >,
    5,
  );
  return Array.from({ length: count }, (_, n): DemoInvoiceRecord => {
    const client = cyclicAt(clients, n);
    const invoiceStatus = cyclicAt(statuses, n);
    const month = n % 2;
    const year = (at: number): string => (at === 2 ? '2020' : '2019');
    return {
      id: first + Math.floor((n * (last - first)) / (count - 1)),
      issuedDate: `${1 + ((n * 11) % 28)} ${months[month]} ${year(month)}`,
      client,
      service: cyclicAt(services, n),
      total: 2060 + ((n * 617) % 3600),
      avatar: n % 3 === 2 ? '' : face(client.name),
      invoiceStatus,
      balance: balanceOf(invoiceStatus, n),
      dueDate: `${1 + ((n * 17) % 28)} ${months[month + 1]} ${year(month + 1)}`,
    };
  });
}
