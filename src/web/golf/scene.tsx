import './scene.css';
import { useEffect, useRef } from 'react';
import { mediaStore } from '#web/platform/media-store.ts';
import { useStore } from '#web/platform/store.ts';
import drawingUrl from './scene.svg?url';

// The same drawing seen through other windows.
const windows = {
  landing: {
    isWide: mediaStore('(min-width: 640px)'),
    phone: { viewBox: '640 -400 590 1277', keep: 'xMidYMax slice' },
    wide: { viewBox: '60 70 1300 800', keep: 'xMidYMid slice' },
  },
  'sign-in': {
    isWide: mediaStore('(min-width: 1000px)'),
    phone: { viewBox: '660 310 460 330', keep: 'xMidYMax slice' },
    wide: { viewBox: '600 180 760 720', keep: 'xMidYMid slice' },
  },
};

let drawing: Promise<string> | undefined;

function loadDrawing(): Promise<string> {
  drawing ??= fetch(drawingUrl).then((reply) => (reply.ok ? reply.text() : ''));
  return drawing;
}

/**
 * The dawn scene behind landing and sign-in. It is inlined, because its colours follow the theme, and
 * fetched on its own, because it weighs more than the page; the ground shows its colour until then.
 */
export function Scene({ place }: { place: keyof typeof windows }) {
  const frame = useRef<HTMLDivElement>(null);
  const { isWide, ...views } = windows[place];
  const { viewBox, keep } = views[useStore(isWide) ? 'wide' : 'phone'];
  useEffect(() => {
    let left = false;
    const show = (text: string) => {
      if (left || !frame.current) return;
      if (frame.current.childElementCount === 0) {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        if (parsed.localName === 'svg') frame.current.replaceChildren(parsed);
      }
      const svg = frame.current.firstElementChild;
      svg?.removeAttribute('class');
      svg?.setAttribute('viewBox', viewBox);
      svg?.setAttribute('preserveAspectRatio', keep);
    };
    // Without the drawing the page is complete; nobody needs to hear of it.
    loadDrawing().then(show, () => {
      drawing = undefined;
    });
    return () => {
      left = true;
    };
  }, [viewBox, keep]);
  return <div className="scene" ref={frame} aria-hidden />;
}
