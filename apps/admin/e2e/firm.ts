import type { Page } from 'playwright-core';
import { pick, shows, toast } from './visitor.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The first person of an installation: whoever registers first becomes its Admin and is logged in at once. */
export async function registerFirst(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByLabel('User name').fill('ruta');
  await page.getByLabel('Email').fill('ruta@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long enough secret');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 2, name: 'Getting started' }).waitFor();
}

export async function fillInProfile(page: Page): Promise<void> {
  await page.goto('/settings/index');
  const profile = page.getByRole('group', { name: 'Who you are' });
  await profile.getByLabel('Name of the organisation').fill('UAB Žvaigždė');
  await profile.getByLabel('Company code').fill('304567891');
  const registered = profile.getByRole('switch', { name: 'Registered for VAT' });
  if (!(await registered.isChecked())) await registered.check();
  await profile.getByLabel('VAT code').fill('LT100001234517');
  await page.getByLabel('Street and number').fill('Gedimino pr. 1');
  await page.getByLabel('Postal code').fill('01103');
  await page.getByLabel('City').fill('Vilnius');
  await save(page);
  await toast(page, /saved/i);
}

export async function addBankAccount(page: Page): Promise<void> {
  await page.goto('/settings/index?section=bankAccounts');
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the bank').fill('Neries bankas');
  await dialog.getByLabel('IBAN').fill('LT12 1000 0111 0100 1000');
  await shows(dialog, 'The check digits fit.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shows(page.getByRole('listitem'), 'LT12 1000 0111 0100 1000');
}

export async function addCustomer(page: Page): Promise<void> {
  await page.goto('/customers/create');
  const who = page.getByRole('region', { name: 'Details' });
  await who.getByLabel('Name').fill('UAB Ąžuolynas');
  await who.getByLabel('Company code').fill('302345678');
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
  await page.getByRole('option', { name: 'PVM 5 %' }).click();
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
