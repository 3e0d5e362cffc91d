import './scene.css';
import drawingUrl from './scene.svg?url&no-inline';

// Each place has two views of the same drawing; the style sheet shows the one that fits.
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
 * The dawn scene behind landing and sign-in, in the colors of the theme. It is a separate file because it is larger
 * than the page; until it is loaded, the background color shows.
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
