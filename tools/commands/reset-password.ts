// `npm run reset-password <email or username>`, on the database of DATABASE_URL or on the embedded one of the data folder, whether
// Kontor runs or not. See apps/api/src/tools/reset-password.ts.
import { tellPasswordLink } from '../../apps/api/src/tools/reset-password.ts';
import { onGivenDatabase } from '../postgres/given-database.ts';

await onGivenDatabase(tellPasswordLink);
