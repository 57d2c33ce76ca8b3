import { factsOf, filled } from '../../../domain/content/content/facts.ts';
import { useSite } from '../../shell/app/site.tsx';

/** Returns a function that fills the shop's facts into a text. */
export function useFilled(): (text: string) => string {
  const facts = factsOf(useSite());
  return (text) => filled(text, facts);
}
