import { lazyComponent } from '../../../ui/kit/react/lazy-component.tsx';

/** The form of one record: apart from the lists, whose visitors seldom open one at once. */
export const LazyRecordForm = lazyComponent(() => import('./record-form.tsx').then((module) => module.RecordForm));
