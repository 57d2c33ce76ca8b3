/** What src/app/walked-actors.ts puts on a page that is walked. */
declare const walking: import('../../../src/app/walked-actors.ts').WalkedActors;
