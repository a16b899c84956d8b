import { sql, type RawBuilder } from 'kysely';

const flagOf = { invoices: 'gets_invoices', reminders: 'gets_reminders' } as const;

/** The addresses of the contact persons who get invoices or reminders, as `recipientsOf` chooses them; null where nobody does. */
export const chosenRecipients = (kind: keyof typeof flagOf, customerId: string): RawBuilder<string | null> =>
  sql`(select string_agg(k.email, ', ' order by k.is_primary desc, k.id) from (select * from contact
    where customer_id = ${sql.ref(customerId)} and ${sql.ref(flagOf[kind])} and email <> '' order by is_primary desc, id limit 10) k)`;
