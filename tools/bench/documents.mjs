// Estimates, credit notes, bills and stock beside the floor.
import { measureCall } from './calls.mjs';
import { withClient } from './databases.mjs';
import { begin, end, firstId } from './own-ids.mjs';
import { measureWork } from './works.mjs';

const list = (resource, filter, date) =>
  `/api/v1/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=%5B0%2C24%5D&sort=%5B%22${date}%22%2C%22DESC%22%5D`;

const found = (url) =>
  withClient(url, async (client) => {
    const one = async (text) => Object.values((await client.query(text)).rows[0] ?? {})[0];
    return {
      creditNote: await one('select id from credit_note order by id desc limit 1'),
      bill: await one('select bill_id from bill_line group by 1 order by count(*) desc, 1 desc limit 1'),
      vendor: await one(`select id from vendor where currency = 'EUR' order by id limit 1`),
      today: await one(`select to_char(now() at time zone time_zone, 'YYYY-MM-DD') from organisation`),
      past: await one(`select to_char(min(move_date) + (max(move_date) - min(move_date)) / 2, 'YYYY-MM-DD') from stock_move`),
      goods: await one('select count(*)::int from item where stock_tracked'),
      moves: await one('select count(*)::int from stock_move'),
    };
  });

const calls = ({ creditNote, bill, past, goods, moves }) => [
  [
    'list of 25 estimates by status and customer, with count',
    list('estimates', { status: 'accepted', customerName_q: 'uab' }, 'estimateDate'),
    1.5,
  ],
  ['one credit note', `/api/v1/credit-notes/${creditNote}`, 2.5],
  ['list of 25 bills by status and vendor, with count', list('bills', { status: 'paid', vendorName_q: 'uab' }, 'billDate'), 1.5],
  ['one bill', `/api/v1/bills/${bill}`, 2.5],
  [
    `value of stock at a past date, the floor adding up ${moves} moves`,
    `/api/v1/stock-moves/balances?date=${past}`,
    1.2,
    `select item_id, sum(quantity) as quantity, sum(value) as value from stock_move where move_date <= '${past}' group by item_id`,
  ],
  [
    `on hand of ${goods} goods, the floor adding up ${moves} moves`,
    `/api/v1/items?filter=${encodeURIComponent('{"stockTracked":true}')}&range=%5B0%2C${goods - 1}%5D&sort=%5B%22id%22%2C%22ASC%22%5D`,
    0.3,
    'select item_id, sum(quantity) as quantity, sum(value) as value from stock_move group by item_id',
  ],
];

const goodsOf = (at) => [0, 1, 2].map((place) => firstId + at * 3 + place);

const works = ({ vendor, today }, { rate, customers, items }) => [
  {
    name: 'bill',
    title: 'create and open a bill of 10 lines, of which 3 move stock',
    uses: goodsOf,
    reach: 2,
    steps: [
      (at) => ({
        path: '/api/v1/bills',
        body: {
          vendorId: vendor,
          number: `BENCH-${at}`,
          billDate: today,
          dueDate: today,
          currency: 'EUR',
          exchangeRate: 1,
          pricesIncludeTax: false,
          comment: 'bench',
          doubleConfirmed: true,
          lines: Array.from({ length: 10 }, (_, line) => ({
            ...(line < 3 ? { itemId: goodsOf(at)[line] } : {}),
            description: `Line ${line}`,
            quantity: 1 + line,
            unit: 'C62',
            unitCost: 10 + line,
            taxRateId: rate,
          })),
        },
      }),
      (_, [bill]) => ({ path: `/api/v1/bills/${bill.id}/open`, body: { version: bill.version } }),
    ],
  },
  {
    name: 'estimate',
    title: 'create and send an estimate of 10 lines',
    uses: () => [],
    reach: 2,
    steps: [
      (at) => ({
        path: '/api/v1/estimates',
        body: {
          customerId: customers[at % customers.length],
          noProjectConfirmed: true,
          estimateDate: today,
          expiryDate: '2099-12-20',
          currency: 'EUR',
          exchangeRate: 1,
          language: 'lt',
          pricesIncludeTax: false,
          internalNote: 'bench',
          lines: items.slice(0, 10).map(({ id, name, price }) => ({
            kind: 'item',
            itemId: id,
            description: name,
            quantity: 1,
            unit: 'C62',
            unitPrice: price,
            taxRateId: rate,
          })),
        },
      }),
      (_, [estimate]) => ({ path: `/api/v1/estimates/${estimate.id}/send`, body: { version: estimate.version } }),
    ],
  },
];

export async function measureDocuments({ scale, ours, floor, url, facts, headers, rounds, log }) {
  const own = await found(url);
  const given = { scale, ours, floor, headers, rounds, log };
  const rows = [];
  for (const [title, path, reach, sums] of calls(own))
    rows.push(await measureCall({ ...given, title, path, reach, sums, each: 5 }));
  await end(url);
  await begin(url, (rounds + 2) * 2 * 10 * 3);
  try {
    for (const work of works(own, facts)) rows.push(await measureWork({ ...given, ...work, each: 10 }));
  } finally {
    await end(url);
  }
  return rows;
}
