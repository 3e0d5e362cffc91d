import './preview-phone.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { previewUrl } from '#contract/preview-page.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { tellPreview } from './preview-change.ts';

/** The phone's viewport in CSS pixels. The frame is scaled to the available width. */
const phone = { width: 390, height: 844 } as const;

/** Shows the program in a phone frame. The iframe is a separate page, so its layout is the same as on a phone. */
export function PreviewPhone({ program }: { readonly program: BuilderProgram }) {
  const { t } = useTranslation('builder');
  const { place, width } = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever anything in the program changes
  useEffect(() => tellPreview(frame.current), [program]);
  return (
    <figure className="preview">
      <div
        className="preview-phone"
        ref={place}
        style={{ '--phone-scale': width / phone.width } as CSSProperties}
      >
        <iframe
          {...phone}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the iframe must be scrollable with the keyboard
          tabIndex={0}
          ref={frame}
          src={previewUrl(program.id)}
          title={t('preview.frame', { name: program.name })}
        />
      </div>
      <figcaption className="small muted">{t('preview.nobody')}</figcaption>
    </figure>
  );
}

/** Returns a ref and the width of its element, in pixels. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(phone.width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
