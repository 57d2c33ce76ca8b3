import { lazyPart } from '../../account/dashboard/lazy-section.tsx';

/** The form of one record: apart from the lists, whose visitors seldom open one at once. */
export const lazyRecordForm = lazyPart(() => import('./record-form.tsx').then((module) => module.RecordForm));
