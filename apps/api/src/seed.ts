import { defaultRoles } from '@kontor/abilities';
import { countryRates, usualCharges } from '@kontor/domain';
import pg from 'pg';

type Unit = [code: string, en: string, lt: string, no: string];

const classifiers: Record<number, Unit[]> = {
  1: [
    ['contract', 'Employment contract', 'Darbo sutartis', 'Arbeidsavtale'],
    ['certificate', 'Certificate', 'Pažymėjimas', 'Sertifikat'],
    ['identity', 'Identity document', 'Asmens dokumentas', 'Legitimasjon'],
  ],
  2: [...['XS', 'S', 'M', 'L', 'XL', 'XXL'], ...Array.from({ length: 12 }, (_, at) => String(at + 36))].map((size): Unit => [
    size,
    size,
    size,
    size,
  ]),
  3: [
    ['services', 'Services', 'Paslaugos', 'Tjenester'],
    ['hardware', 'Hardware', 'Įranga', 'Maskinvare'],
    ['licences', 'Licences', 'Licencijos', 'Lisenser'],
  ],
  4: [
    ['travel', 'Travel', 'Kelionės', 'Reise'],
    ['office', 'Office', 'Biuras', 'Kontor'],
    ['software', 'Software', 'Programinė įranga', 'Programvare'],
  ],
  5: [
    ['count', 'Stocktaking', 'Inventorizacija', 'Varetelling'],
    ['damage', 'Damaged', 'Sugadinta', 'Skadet'],
    ['other', 'Other', 'Kita', 'Annet'],
  ],
  6: [
    ['HUR', 'Hour', 'Valanda', 'Time'],
    ['DAY', 'Day', 'Diena', 'Dag'],
    ['C62', 'Piece', 'Vienetas', 'Stykk'],
    ['MON', 'Month', 'Mėnuo', 'Måned'],
    ['KMT', 'Kilometre', 'Kilometras', 'Kilometer'],
    ['KGM', 'Kilogram', 'Kilogramas', 'Kilogram'],
  ],
  7: [
    ['development', 'Development', 'Programavimas', 'Utvikling'],
    ['design', 'Design', 'Dizainas', 'Design'],
    ['meeting', 'Meeting', 'Susitikimas', 'Møte'],
  ],
  8: [
    ['contract', 'Contract', 'Sutartis', 'Kontrakt'],
    ['receipt', 'Receipt', 'Kvitas', 'Kvittering'],
    ['other', 'Other', 'Kita', 'Annet'],
  ],
  10: [
    ['price', 'Price', 'Kaina', 'Pris'],
    ['time', 'Too late', 'Per vėlu', 'For sent'],
    ['supplier', 'Chose another supplier', 'Pasirinko kitą tiekėją', 'Valgte en annen leverandør'],
    ['need', 'No longer needed', 'Nebereikia', 'Ikke lenger behov'],
    ['silent', 'No answer', 'Neatsakė', 'Ikke svar'],
  ],
};

/** Seeds what an empty installation needs to work. Running it again changes only the rules of built-in roles. */
export async function seed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7451002)');
    for (const role of defaultRoles)
      await client.query(
        `insert into role (key, name, is_built_in, rules) values ($1, $2, true, $3)
         on conflict (key) do update set rules = excluded.rules, updated_at = now() where role.is_built_in and role.rules is distinct from excluded.rules`,
        [role.key, role.name, JSON.stringify(role.rules)],
      );
    await client.query(
      `insert into organisation (id, name, country, base_currency, time_zone) values (1, 'My organisation', 'LT', 'EUR', 'Europe/Vilnius') on conflict (id) do nothing`,
    );
    await client.query(
      `insert into number_series (document_kind, pattern, is_default)
       values ('invoice', 'INV-{YYYY}-{0000}', true), ('estimate', 'EST-{YYYY}-{0000}', true),
         ('creditNote', 'CN-{YYYY}-{0000}', true), ('retainerInvoice', 'RET-{YYYY}-{0000}', true)
       on conflict (document_kind) where is_default do nothing`,
    );
    const { rows } = await client.query<{ empty: boolean }>('select not exists (select 1 from classifier) as empty');
    if (rows[0]?.empty) await seedClassifiers(client);
    const { rows: rates } = await client.query<{ none: boolean }>('select not exists (select 1 from tax_rate) as none');
    if (rates[0]?.none) await seedTaxRates(client);
    const { rows: charges } = await client.query<{ none: boolean }>('select not exists (select 1 from employer_charge) as none');
    if (charges[0]?.none) await seedEmployerCharges(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.end();
  }
}

async function seedClassifiers(client: pg.Client): Promise<void> {
  for (const [type, units] of Object.entries(classifiers))
    for (const [position, [code, en, lt, no]] of units.entries())
      await client.query(
        'insert into classifier (type, code, name_en, name_lt, name_no, position) values ($1, $2, $3, $4, $5, $6)',
        [type, code, en, lt, no, position],
      );
}

/** The tax rates of the organisation's country, as if registered for VAT: not yet true of a new organisation, but of most firms. */
async function seedTaxRates(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ country: string }>('select country from organisation where id = 1');
  for (const rate of countryRates(rows[0]?.country ?? 'LT', true))
    await client.query(
      `insert into tax_rate (name, percent, category, exemption_reason, isaf_code, saft_code, valid_from, valid_to, is_default)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[rate.name, rate.percent, rate.category, rate.exemptionReason, rate.isafCode],
        ...[rate.saftCode, rate.validFrom, rate.validTo, rate.isDefault],
      ],
    );
}

/** Those of all countries that Kontor knows: only those of the organisation's own country count, whichever it becomes. */
async function seedEmployerCharges(client: pg.Client): Promise<void> {
  for (const { country, zone, kind, percent, base, validFrom, isDefault, source } of usualCharges)
    await client.query(
      `insert into employer_charge (country, zone, kind, percent, base, valid_from, is_default, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [country, zone, kind, percent, base, validFrom, isDefault, source],
    );
}
