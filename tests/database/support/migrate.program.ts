import { migrate } from '../../../server/platform/database/migrate.ts';

const [, , url = '', directory] = process.argv;
console.log(JSON.stringify(await migrate({ sessionUrl: url }, directory)));
