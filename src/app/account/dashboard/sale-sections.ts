import { campaignForm } from '../../admin/record/form-parts.ts';
import { LazyRecordForm } from '../../admin/record/lazy-record-form.ts';
import { lazySection, listSection, type SectionEntry } from './lazy-section.tsx';

/** Campaigns, and what a shop has once: its tiers, its popup, and where prices are tried. */
export const saleSections: readonly SectionEntry[] = [
  {
    slug: 'campaigns',
    labels: { admin: 'Campaigns' },
    code: listSection(
      () => import('../../admin/promotions/campaigns/campaigns.section.tsx').then((m) => m.CampaignsSection),
      () => [campaignForm, LazyRecordForm] as const,
    ),
  },
  {
    slug: 'tiers',
    labels: { admin: 'Discount Tiers' },
    code: lazySection(
      () => import('../../admin/promotions/tiers/tiers.form.tsx').then((m) => m.TiersSection),
      () => [LazyRecordForm],
    ),
  },
  {
    slug: 'simulator',
    labels: { admin: 'Simulator' },
    code: lazySection(() =>
      import('../../admin/promotions/simulator/simulator.section.tsx').then((m) => m.SimulatorSection),
    ),
  },
  {
    slug: 'popup-settings',
    labels: { admin: 'Popup Settings' },
    code: lazySection(
      () =>
        import('../../admin/promotions/popup-settings/popup-settings.form.tsx').then((m) => m.PopupSettingsSection),
      () => [LazyRecordForm],
    ),
  },
];
