import { useId } from 'react';
import { bannerIcons, type BannerIcon as IconName } from '../../../domain/promotions/banner.ts';
import { BannerIcon } from './BannerIcon.tsx';
import * as css from './BannerIconField.css.ts';

interface BannerIconFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const words: Readonly<Record<IconName, string>> = {
  diya: 'Diya',
  sparkle: 'Sparkle',
  firecracker: 'Firecracker',
  shipping: 'Delivery',
  gift: 'Gift',
  medical: 'Medical',
  verified: 'Verified',
  health: 'Health',
  leaf: 'Leaf',
};

/** Selects a banner's icon. */
export function BannerIconField({ value, onValue }: BannerIconFieldProps) {
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>Icon</legend>
      <div className={css.icons}>
        {bannerIcons.map((icon) => (
          <label key={icon} className={css.icon}>
            <input
              className={css.input}
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onValue(icon)}
            />
            <BannerIcon name={icon} />
            {words[icon]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
