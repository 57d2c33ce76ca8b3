import type { ComponentType } from 'react';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { EmptyBottle } from '../../../../ui/kit/art/drawings.tsx';
import { SettingsIndex } from '../../../../ui/admin/settings-index/SettingsIndex.tsx';
import { EmptyState } from '../../../../ui/kit/status/EmptyState.tsx';
import { formSection } from '../../record/record-section.tsx';
import { businessGroups, businessParts, type BusinessPartSlug, isBusinessPart } from './business-parts.ts';
import { contactPart } from './contact-part.tsx';
import { deliveryPart, grievancePart, taxPart } from './selling-parts.ts';
import * as texts from './text-parts.ts';

const forms: Readonly<Record<BusinessPartSlug, ComponentType<SectionProps>>> = {
  contact: formSection(contactPart),
  about: formSection(texts.aboutPart),
  grievance: formSection(grievancePart),
  delivery: formSection(deliveryPart),
  tax: formSection(taxPart),
  promises: formSection(texts.promisesPart),
  home: formSection(texts.homePart),
  theme: formSection(texts.themePart),
  'search-words': formSection(texts.searchWordsPart),
  'search-engines': formSection(texts.searchEnginesPart),
  tracking: formSection(texts.trackingPart),
};

const groups = businessGroups.map(({ title, parts }) => ({
  title,
  rows: parts.map((slug) => ({ href: `/dashboard/business/${slug}`, ...businessParts[slug] })),
}));

/** /dashboard/business: the index of the shop's settings, and below it each of their parts. */
export function BusinessSection({ rest, profile }: SectionProps) {
  if (rest === '') return <SettingsIndex title="Business" groups={groups} />;
  if (!isBusinessPart(rest)) {
    return (
      <EmptyState
        level={1}
        art={<EmptyBottle />}
        title="We couldn’t find these settings"
        action={<LinkButton href="/dashboard/business">All settings</LinkButton>}
      />
    );
  }
  const Part = forms[rest];
  return <Part rest={rest} profile={profile} />;
}
