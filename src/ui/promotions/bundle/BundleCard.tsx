import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import { bundleCardView } from '../../../machines/promotions/bundle-card/bundle-card.view.ts';
import type { CardEntry } from '../../../machines/promotions/bundle-strip/bundle-strip.types.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { CheckIcon } from '../../kit/icon/icons.tsx';
import { BundleArt } from './BundleArt.tsx';
import * as css from './BundleCard.css.ts';
import { CardBadge } from './CardBadge.tsx';
import { useCardTerms } from './card-terms.ts';

interface BundleCardProps {
  readonly card: CardEntry;
  readonly onDetails: () => void;
}

/** A bundle's card with all its details. */
export function BundleCard({ card: { ref }, onDetails }: BundleCardProps) {
  const terms = useCardTerms();
  const view = useView(ref, (snapshot) => bundleCardView(snapshot, terms), isSame);
  const { name, type, badge, button, details, points, conditions } = view;
  return (
    <article className={css.card} data-variant={view.variant} aria-label={`${name}, ${type}`}>
      <div className={css.picture}>
        <BundleArt products={view.art} />
        <span className={css.save}>{view.save}</span>
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <span className={css.type}>{type}</span>
          {badge && <CardBadge badge={badge} card={ref} />}
        </div>
        <h3 className={css.name} lang={view.nameLang}>
          {name}
        </h3>
        <p className={css.description} lang={view.descriptionLang}>
          {view.description}
        </p>
        <p className={css.names}>{view.names}</p>
        <dl className={css.prices}>
          <dt>{t`Regular Price`}</dt>
          <dd>
            <s>{view.regularPrice}</s>
          </dd>
          <dt>{t`Bundle Price`}</dt>
          <dd className={css.price}>{view.bundlePrice}</dd>
        </dl>
        <p className={css.saving}>
          <span>{view.youSave}</span> <span>{view.off}</span>
        </p>
        {points.length > 0 && (
          <ul className={css.values}>
            {points.map((point) => (
              <li key={point} className={css.value}>
                <CheckIcon size={16} /> {point}
              </li>
            ))}
          </ul>
        )}
        {conditions.map((condition) => (
          <p key={condition} className={css.condition}>
            {condition}
          </p>
        ))}
        {details.length > 0 && (
          <details className={css.details} onToggle={({ currentTarget }) => currentTarget.open && onDetails()}>
            <summary className={css.summary}>{t`Details`}</summary>
            <ul className={css.points}>
              {details.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </details>
        )}
        <Button
          block
          className={css.button}
          tone={button.isDone ? 'done' : view.variant === 'urgent' ? 'accent' : 'solid'}
          busy={button.isBusy}
          disabled={button.isDisabled}
          aria-label={`${button.text}: ${name}`}
          {...(button.isDone ? { 'aria-disabled': true } : {})}
          onClick={() => ref.send({ type: 'bundle.apply' })}
        >
          {button.isDone && <CheckIcon size={18} />}
          {button.text}
        </Button>
      </div>
    </article>
  );
}
