import { t } from '../../../domain/kit/text/text.ts';
import { isSame } from '../../../domain/kit/is-same.ts';
import { appliedBundleView, panelTexts } from '../../../machines/cart/cart-bundle/cart-bundle.view.ts';
import { usePromotionsActor, usePromotionsView } from '../../shell/app/actors.tsx';
import { CheckCircleIcon, TrashIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import * as css from './AppliedBundle.css.ts';

/** The applied bundle: one line that expands into the full panel. */
export function AppliedBundle() {
  const cartBundle = usePromotionsActor('cartBundle');
  const panel = usePromotionsView('cartBundle', appliedBundleView, isSame);
  if (!panel) return null;
  const { compact, saving, name, isRemoving } = panel;
  return (
    <section className={css.panel} aria-label={t`Bundle Applied`}>
      <div className={css.head}>
        <CheckCircleIcon size={20} />
        <h3 className={css.title}>
          <span className={css.folded}>{compact}</span>
          <span className={css.unfolded} aria-hidden="true">
            {panelTexts.title}
          </span>
        </h3>
        <span className={css.saving}>{saving}</span>
        <IconButton
          label={t`Remove bundle ${name}`}
          aria-disabled={isRemoving}
          onClick={() => cartBundle.send({ type: 'bundle.remove' })}
        >
          <TrashIcon size={20} />
        </IconButton>
      </div>
      {panel.note && <p className={css.note}>{panel.note}</p>}
      <details className={css.details}>
        <summary className={css.summary} aria-label={t`Details of the bundle ${name}`}>
          {t`Details`}
        </summary>
        <p className={css.small}>{panel.type}</p>
        <h4 className={css.name}>{name}</h4>
        <p>{panel.description}</p>
        <p className={css.small}>{panel.names}</p>
        <h4 className={css.caption}>{panelTexts.savings}</h4>
        <dl className={css.prices}>
          <dt>{panelTexts.original}</dt>
          <dd>
            <s>{panel.originalPrice}</s>
          </dd>
          <dt>{panelTexts.bundle}</dt>
          <dd>{panel.bundlePrice}</dd>
          <dt className={css.good}>{panelTexts.save}</dt>
          <dd className={css.good}>{panel.youSave}</dd>
        </dl>
        <ul className={css.points}>
          {panelTexts.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {panel.validUntil && <p className={css.small}>{panel.validUntil}</p>}
      </details>
    </section>
  );
}
