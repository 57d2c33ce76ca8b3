import { lazyComponent } from '../../../ui/kit/react/lazy-component.tsx';

/** The record form, loaded separately from the lists, where few visitors open a record at once. */
export const LazyRecordForm = lazyComponent(() => import('./record-form.tsx').then((module) => module.RecordForm));
