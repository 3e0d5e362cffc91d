import './cover.css';
import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';

export type CoverColor = 'blue' | 'green' | 'purple' | 'orange';

export type CoverProps = {
  /** Grows the ground: the id of what the cover is for, so that each keeps its own. */
  seed: string;
  color: CoverColor;
  name: string;
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined;
  /** Level of the heading that the name is. */
  level?: 2 | 3 | undefined;
  /** Id of the heading, for what is described by it. */
  id?: string | undefined;
  /** On top of a screen instead of on a card. */
  tall?: boolean | undefined;
  /** Stands below the name: a bar of weeks. */
  children?: ReactNode;
};

/** The class with the ground of each color. */
export const coverTones: Record<CoverColor, string> = {
  blue: 'tone-lake',
  green: 'tone-fairway',
  purple: 'tone-heather',
  orange: 'tone-gorse',
};

/** The name on its own piece of ground, with a pin of its own. */
export function Cover({ seed, color, name, lang, level = 2, ...rest }: CoverProps) {
  const { id, tall, children } = rest;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`cover ${coverTones[color]}${tall ? ' cover-tall' : ''}`}>
      <Contours seed={seed} pin />
      <div className="cover-text">
        <Heading className="heading-huge cover-name" lang={lang} {...(id !== undefined && { id })}>
          {name}
        </Heading>
        {children}
      </div>
    </div>
  );
}
