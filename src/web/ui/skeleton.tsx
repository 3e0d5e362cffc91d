import './skeleton.css';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';

type Length = number | string;

/** A pulsing placeholder in the size of the content; numbers are pixels. */
export function Skeleton(size: { width: Length; height: Length; radius?: Length }) {
  const { width, height, radius } = size;
  return (
    <i
      className="skeleton"
      aria-hidden
      style={{ width, height, ...(radius !== undefined && { borderRadius: radius }) }}
    />
  );
}

/** Wraps the placeholders of a screen and announces once that it is loading. */
export function SkeletonScreen({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  return (
    <div className={className} aria-busy>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {children}
    </div>
  );
}
