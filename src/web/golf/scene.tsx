import './scene.css';
import drawingUrl from './scene.svg?url&no-inline';

// The same drawing seen through two windows at each place; the style sheet shows the one that fits.
const windows = {
  landing: {
    phone: { viewBox: '640 -400 590 1277', preserveAspectRatio: 'xMidYMax slice' },
    wide: { viewBox: '60 70 1300 800', preserveAspectRatio: 'xMidYMid slice' },
  },
  'sign-in': {
    phone: { viewBox: '660 310 460 330', preserveAspectRatio: 'xMidYMax slice' },
    wide: { viewBox: '600 180 760 720', preserveAspectRatio: 'xMidYMid slice' },
  },
};

/**
 * The dawn scene behind landing and sign-in, in the colors of the theme. It is a file of its own, because it weighs
 * more than the page; the ground shows its color until then.
 */
export function Scene({ place }: { place: keyof typeof windows }) {
  const { phone, wide } = windows[place];
  return (
    <div className={`scene scene-${place}`} aria-hidden>
      <svg className="scene-phone" {...phone} aria-hidden>
        <use href={`${drawingUrl}#scene`} />
      </svg>
      <svg className="scene-wide" {...wide} aria-hidden>
        <use href={`${drawingUrl}#scene`} />
      </svg>
    </div>
  );
}
