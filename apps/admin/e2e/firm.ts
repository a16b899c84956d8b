import type { Page } from 'playwright-core';
import { pick, shows } from './visitor.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Registers the first person of an installation, who becomes its Admin, is logged in and enters a name. */
export async function registerFirst(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Set up your firm' }).waitFor();
  await page.getByLabel('User name').fill('ruta');
  await page.getByLabel('Email').fill('ruta@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long enough secret');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Rūta');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the set-up page, which an empty installation opens by itself. */
export async function setUpFirm(page: Page): Promise<void> {
  await page.getByLabel('Name of the organisation').fill('UAB Žvaigždė');
  await page.getByLabel('Company code').fill('304567894');
  await page.getByLabel('VAT code').fill('LT100001919017');
  await page.getByLabel('Street and number').fill('Gedimino pr. 1');
  await page.getByLabel('Postal code').fill('01103');
  await page.getByLabel('City').fill('Vilnius');
  await page.getByLabel('Language of documents').click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByLabel('IBAN').fill('LT12 1000 0111 0100 1000');
  await shows(page.getByRole('group', { name: 'Where customers pay' }), 'Valid IBAN');
  await page.getByLabel('Name of the bank').fill('Neries bankas');
  await save(page);
  await page.getByRole('link', { name: 'Create an invoice' }).waitFor();
}

export async function addCustomer(page: Page): Promise<void> {
  await page.goto('/customers/create');
  const who = page.getByRole('region', { name: 'Details' });
  await who.getByLabel('Name').fill('UAB Ąžuolynas');
  await who.getByLabel('Company code').fill('302345674');
  const address = page.getByRole('region', { name: 'Billing address' });
  await address.getByLabel('Street').fill('Laisvės al. 5');
  await address.getByLabel('City').fill('Kaunas');
  await save(page);
  await page.getByRole('heading', { level: 1, name: 'UAB Ąžuolynas' }).waitFor();

  await page.getByRole('tab', { name: 'Contact persons' }).click();
  await page.getByRole('button', { name: 'Add a contact person' }).click();
  const form = page.getByRole('group', { name: 'Add a contact person' });
  await form.getByLabel('First name').fill('Ona');
  await form.getByLabel('Last name').fill('Šimkutė');
  await form.getByLabel('Email').fill('ona@azuolynas.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await shows(page.getByRole('list', { name: 'Contact persons' }).getByRole('listitem'), /Ona Šimkutė\s*Primary contact/);
}

export async function addItem(page: Page): Promise<void> {
  await page.goto('/items/create');
  await page.getByLabel('Code').fill('HOST');
  await page.getByLabel('Name', { exact: false }).fill('Hosting');
  await page.getByLabel('Selling price').fill('49,99');
  await page.getByLabel('Tax rate').click();
  await page.getByRole('option', { name: 'VAT 5 %' }).click();
  await save(page);
  await page.getByRole('heading', { level: 1, name: 'Hosting' }).waitFor();
}

export async function addProject(page: Page): Promise<void> {
  await page.goto('/projects/create');
  await pick(page, /^Customer/, 'UAB Ąžuolynas');
  await page.getByLabel('Code').fill('WEB');
  await page.getByLabel('Name').fill('Svetainė');
  await page.getByLabel('Hourly rate').fill('60');
  await save(page);
  await page.getByRole('heading', { level: 1, name: 'Svetainė' }).waitFor();
}
