import { main } from '../server/shop.ts';
import { openSourcePages } from './dev/source-front-end.ts';

/** The shop with its front end straight from the sources: `npm run dev`. */
await main(openSourcePages);
