import 'react-easy-crop/react-easy-crop.css';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw, RotateCw } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Area } from './cropped-jpeg.ts';

const zooms = { min: 0.5, max: 3, step: 0.1 } as const;
const quarter = 90;

/** How far an arrow key or a button moves the picture; with Shift, a key moves it a fifth of that. */
const stepPx = 10;

const moves = [
  { key: 'ArrowLeft', name: 'moveLeft', icon: ArrowLeft },
  { key: 'ArrowUp', name: 'moveUp', icon: ArrowUp },
  { key: 'ArrowDown', name: 'moveDown', icon: ArrowDown },
  { key: 'ArrowRight', name: 'moveRight', icon: ArrowRight },
] as const;

const toStep = (zoom: number) => Math.round(zoom / zooms.step) / (1 / zooms.step);

/** The chosen part of the picture, and its rotation in degrees. */
export type Crop = { readonly area: Area; readonly rotation: number };

type CropPictureProps = {
  readonly url: string;
  readonly onChange: (crop: Crop) => void;
  /** Called when the browser cannot show the picture. */
  readonly onBroken: () => void;
};

/** A circle over a picture that can be moved, zoomed, and rotated by finger, mouse, or keyboard. */
export function CropPicture({ url, onChange, onBroken }: CropPictureProps) {
  const { t, language } = useTranslation('settings');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [cropper, setCropper] = useState<RefObject<HTMLElement> | null>(null);
  const zoomId = useId();
  const turn = (degrees: number) => setRotation((rotation + degrees + 360) % 360);
  // The cropper knows how far the picture may move, so that it still fills the circle.
  const press = (key: string) =>
    cropper?.current.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const zoomText = zoom.toLocaleString(language, { minimumFractionDigits: 1 });
  return (
    <>
      <div className="crop-area">
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          rotation={rotation}
          // The policy of the page forbids style elements that a script adds.
          disableAutomaticStylesInjection
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          keyboardStep={stepPx}
          // A picture smaller than the circle can be placed anywhere in it.
          restrictPosition={zoom >= 1}
          onCropChange={setPlace}
          onZoomChange={(next) => setZoom(toStep(next))}
          onCropAreaChange={(_, area) => onChange({ area, rotation })}
          mediaProps={{ onError: onBroken, alt: '' }}
          setCropperRef={setCropper}
          cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
        />
      </div>
      <div className="crop-row">
        <span>{t('crop.position')}</span>
        <div className="button-row">
          {moves.map(({ key, name, icon: Icon }) => (
            <IconButton key={key} ring label={t(`crop.${name}`)} onClick={() => press(key)}>
              <Icon className="icon icon-small" aria-hidden />
            </IconButton>
          ))}
        </div>
      </div>
      <div className="crop-row">
        <label htmlFor={zoomId}>{t('crop.zoom')}</label>
        <input
          type="range"
          id={zoomId}
          {...zooms}
          value={zoom}
          aria-valuetext={zoomText}
          onChange={({ target }) => setZoom(toStep(target.valueAsNumber))}
        />
        <output className="number" htmlFor={zoomId}>
          {zoomText}
        </output>
      </div>
      <div className="crop-row">
        <span>{t('crop.rotation')}</span>
        <div className="button-row">
          <Button
            variant="outline"
            size="slim"
            aria-label={t('crop.rotateLeft')}
            onClick={() => turn(-quarter)}
          >
            <RotateCcw className="icon icon-small" aria-hidden />
            {t('crop.left')}
          </Button>
          <Button
            variant="outline"
            size="slim"
            aria-label={t('crop.rotateRight')}
            onClick={() => turn(quarter)}
          >
            <RotateCw className="icon icon-small" aria-hidden />
            {t('crop.right')}
          </Button>
        </div>
        <output className="number">{t('crop.degrees', { degrees: rotation })}</output>
      </div>
    </>
  );
}
