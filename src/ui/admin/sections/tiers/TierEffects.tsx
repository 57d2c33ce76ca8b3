import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { tierEffects } from '../../../../domain/promotions/tier/tier-plan.ts';
import type { Tier } from '../../../../domain/promotions/tier/tier.ts';
import { LinkButton } from '../../../kit/action/Button.tsx';
import * as css from './TierEffects.css.ts';

interface TierEffectsProps {
  readonly now: readonly Tier[];
  readonly planned: readonly Tier[];
  /** The simulator with the planned tiers. */
  readonly trialHref: string;
}

/** What carts save now and with the tiers as typed. */
export function TierEffects({ now, planned, trialHref }: TierEffectsProps) {
  const effects = tierEffects(now, planned);
  return (
    <>
      {effects.length === 0 ? (
        <p className={css.words}>Without a tier, no cart saves by its value.</p>
      ) : (
        <Effects effects={effects} />
      )}
      <p className={css.words}>
        Only items without another discount count towards a tier. The simulator prices any cart with these tiers
        before you save them, in another tab.
      </p>
      <div>
        <LinkButton tone="outline" size="small" href={trialHref} target="_blank">
          Try in the simulator
        </LinkButton>
      </div>
    </>
  );
}

function Effects({ effects }: { effects: ReturnType<typeof tierEffects> }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={`${css.head} ${css.first}`}>
            Cart of
          </th>
          <th scope="col" className={css.head}>
            Saves now
          </th>
          <th scope="col" className={css.head}>
            After saving
          </th>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => (
          <tr key={effect.cart}>
            <th scope="row" className={`${css.cell} ${css.first}`}>
              {formatRupees(effect.cart)}
            </th>
            <td className={css.cell}>{formatRupees(effect.now)}</td>
            <td className={css.cell}>
              {effect.planned === effect.now ? formatRupees(effect.planned) : <b>{formatRupees(effect.planned)}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
