const pageSize = 1000;

/** Brings a copy of the customers (a Map by id) up to date. Returns the cursor to be kept for the next time. */
export async function keepCopy({ url, token, copy, cursor }) {
  const get = async (path) => {
    const response = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  if (!cursor) {
    const begin = await (await get('/api/v1/changes')).json();
    for (let first = 0, total = 1; first < total; first += pageSize) {
      const page = await get(`/api/v1/customers?sort=["id","ASC"]&range=[${first},${first + pageSize - 1}]`);
      total = Number(page.headers.get('content-range').split('/')[1]);
      for (const customer of await page.json()) copy.set(customer.id, customer);
    }
    return begin.cursor;
  }
  let answer;
  let since = cursor;
  do {
    answer = await (await get(`/api/v1/changes?since=${since}`)).json();
    const ids = answer.changes.filter(({ subject }) => subject === 'Customer').map(({ id }) => id);
    for (const id of new Set(ids)) {
      // One that was deleted, or may no longer be read, is not found.
      const customer = await get(`/api/v1/customers/${id}`);
      if (customer) copy.set(id, await customer.json());
      else copy.delete(id);
    }
    since = answer.cursor;
  } while (answer.more);
  return since;
}
