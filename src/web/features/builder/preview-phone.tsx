import './preview-phone.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { previewUrl } from '#contract/preview-page.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { tellPreview } from './preview-change.ts';

/** The viewport of the phone, in pixels; its frame is drawn as large as there is room. */
const phone = { width: 390, height: 844 } as const;

/** The program in a phone: a page of its own, so that everything in it is as on a phone. */
export function PreviewPhone({ program }: { readonly program: BuilderProgram }) {
  const { t } = useTranslation('builder');
  const { place, width } = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of the program has changed
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so may the dialog around it
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

/** How wide the element is that gets the ref, in pixels. */
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
