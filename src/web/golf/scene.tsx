import './scene.css';
import { greenOutline } from './green-outline.ts';
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

type View = keyof (typeof windows)['landing'];

/** The places of a ray of light over the drawing. */
const light = { x1: 0, y1: 0, x2: 1, y2: 0.55 };

/**
 * The dawn scene behind landing and sign-in, in the colors of the theme. It is a separate file because it is larger
 * than the page; until it is loaded, the background color shows. Safari finds nothing that the file refers to within
 * itself, so what it would refer to is here.
 */
export function Scene({ place }: { place: keyof typeof windows }) {
  const views = Object.entries(windows[place]) as [View, (typeof windows)['landing'][View]][];
  return (
    <div className={`scene scene-${place}`} aria-hidden>
      {views.map(([view, window]) => (
        <svg key={view} className={`scene-${view}`} {...window} aria-hidden>
          <clipPath id={`green-${view}`}>
            <path d={greenOutline} />
          </clipPath>
          <linearGradient id={`light-${view}`} {...light} stopColor="var(--scene-light)">
            <stop stopColor="inherit" stopOpacity={0.3} />
            <stop stopColor="inherit" offset={0.55} stopOpacity={0.05} />
            <stop stopColor="inherit" offset={1} stopOpacity={0} />
          </linearGradient>
          <use href={`${drawingUrl}#ground`} />
          <use href={`${drawingUrl}#slopes`} clipPath={`url(#green-${view})`} />
          <use href={`${drawingUrl}#rest`} />
          <rect y={-420} width={1400} height={1320} fill={`url(#light-${view})`} />
        </svg>
      ))}
    </div>
  );
}
