// `npm run samples:restore`: restores the data of all sample calls (mail, chat, to-do, calendar, shop and others), in the
// database of DATABASE_URL or the embedded one of the data folder, whether Kontor is running or not.
import 'reflect-metadata';
import { restoreSamples } from '../../apps/api/src/samples/restore-samples.ts';
import { onGivenDatabase } from '../postgres/given-database.ts';

// Like npm start: the embedded database is a demo by default.
const demo = (process.env['KONTOR_DEMO'] ?? String(!process.env['DATABASE_URL'])) === 'true';

await onGivenDatabase(async (em) => {
  const sets = await restoreSamples(em, new Date(), demo);
  process.stdout.write(`The sample data are as they were (${sets} ${sets === 1 ? 'set' : 'sets'}).\n`);
});
