import './cover.css';
import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';

export type CoverColor = 'blue' | 'green' | 'purple' | 'orange';

export type CoverProps = {
  /** Selects the drawing: the id of the object, so that each always has the same one. */
  seed: string;
  color: CoverColor;
  name: string;
  /** The language of the name, if it is not the page's language. */
  lang?: string | undefined;
  /** The heading level of the name. */
  level?: 2 | 3 | undefined;
  /** The id of the heading, for elements that it describes. */
  id?: string | undefined;
  /** For the top of a screen instead of a card. */
  tall?: boolean | undefined;
  /** Shown below the name: a bar of weeks. */
  children?: ReactNode;
};

/** The background class of each color. */
export const coverTones: Record<CoverColor, string> = {
  blue: 'tone-lake',
  green: 'tone-fairway',
  purple: 'tone-heather',
  orange: 'tone-gorse',
};

/** A name on a drawing of a green with a pin. */
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
