import { migrate } from '../../../server/database/migrate.ts';

const [, , url = '', directory] = process.argv;
console.log(JSON.stringify(await migrate({ url }, directory)));
