// `npm run backup [file]`: writes the database (DATABASE_URL, or the embedded one of the data folder) and its stored files into
// one file, whether Kontor is running or not. See apps/api/src/tools/backup.ts.
import { backup } from '../../apps/api/src/tools/backup.ts';
import { givenDatabase, withDatabase } from '../postgres/given-database.ts';

await withDatabase(givenDatabase, async (url) => void (await backup(url, process.argv[2])));
