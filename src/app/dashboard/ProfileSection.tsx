import { Profile } from '../../ui/dashboard/Profile.tsx';
import type { SectionProps } from './lazy-section.tsx';

/** /dashboard/profile: who is signed in (ACC-01). */
export function ProfileSection({ profile }: SectionProps) {
  return <Profile profile={profile} />;
}
