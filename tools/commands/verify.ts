// `npm run verify [-- --files]`: recomputes every stored figure of the database (DATABASE_URL, or the embedded one of the data
// folder), whether Kontor is running or not. See apps/api/src/tools/verify.ts.
import { tellVerification } from '../../apps/api/src/tools/verify.ts';
import { givenDatabase, withDatabase } from '../postgres/given-database.ts';

await withDatabase(givenDatabase, tellVerification);
