// `npm run reset-password <email or username>`: prints a link with which a person chooses a new password, for when mail does not
// arrive. It is the link of the mail for a forgotten password: it works once, within an hour. Without a name, it lists the
// Admins.
import 'reflect-metadata';
import '../subjects.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { AccountLinks } from '../people/credentials/account-links.service.ts';

type Account = { id: number; email: string; displayName: string };

/** The link for a new password, on `PUBLIC_URL`. Throws a sentence for the operator when no active user has this name. */
export async function passwordLink(
  em: EntityManager,
  databaseUrl: string,
  name: string | undefined,
): Promise<Account & { link: string }> {
  const config = readConfig({ ...process.env, DATABASE_URL: databaseUrl });
  return em.fork().transactional(async (own) => {
    const { rows } = await sql<Account>`select u.id, u.email, u.display_name as "displayName" from user_account u
      where u.active and lower(${name ?? ''}) in (lower(u.email), lower(u.username))`.execute(own.getKysely());
    const [account] = rows;
    if (!account) throw new Error(await whoThereIs(own, name));
    const link = await new AccountLinks(config).issue(own, account.id, 'reset', account.email);
    return { ...account, link };
  });
}

async function whoThereIs(em: EntityManager, name: string | undefined): Promise<string> {
  const { rows } = await sql<{ email: string }>`select u.email from user_account u join role r on r.id = u.role_id
    where u.active and r.key = 'admin' order by u.id limit 10`.execute(em.getKysely());
  const admins = rows.map(({ email }) => email).join(', ');
  const lacking =
    name === undefined ? 'Say whose password: npm run reset-password ona@example.com' : `Nobody active is called ${name}.`;
  return `${lacking}\nAdmins: ${admins || 'none'}`;
}

/** Prints the link and what to do with it. */
export async function tellPasswordLink(em: EntityManager, databaseUrl: string): Promise<void> {
  const { displayName, email, link } = await passwordLink(em, databaseUrl, process.argv[2]);
  process.stdout.write(`For ${displayName} (${email}), once, within an hour:\n${link}\n`);
}
