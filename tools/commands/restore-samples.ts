// `npm run samples:restore`: puts the sample data of mail, chat, to-do, calendar, shop and the other sample calls back to how they
// were, in the database of DATABASE_URL or in the embedded one of the data folder, whether Kontor runs or not.
import 'reflect-metadata';
import { restoreSamples } from '../../apps/api/src/samples/restore-samples.ts';
import { onGivenDatabase } from '../postgres/given-database.ts';

// As npm start has it: the embedded database is a demo, unless it is said not to be.
const demo = (process.env['KONTOR_DEMO'] ?? String(!process.env['DATABASE_URL'])) === 'true';

await onGivenDatabase(async (em) => {
  const sets = await restoreSamples(em, new Date(), demo);
  process.stdout.write(`The sample data are as they were (${sets} ${sets === 1 ? 'set' : 'sets'}).\n`);
});
