import { t } from '../../../domain/kit/text/text.ts';
import { WhatsAppIcon } from '../../kit/icon/icons.tsx';
import * as css from './ConsultationButton.css.ts';

export const consultationLabel = t`Free consultation on WhatsApp`;

/** Opens the chat without any code of the shop. As large as the button that replaces it. */
export function ConsultationLink({ href }: { readonly href: string }) {
  return (
    <a
      className={css.button}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={consultationLabel}
      title={consultationLabel}
    >
      <WhatsAppIcon size={24} />
    </a>
  );
}
