import './avatar.css';
import { useState } from 'react';

export type AvatarProps = {
  /** One to three letters, shown when there is no picture. */
  initials: string;
  /** URL of the picture; the initials are shown if it does not load. */
  picture?: string | null | undefined;
  /** 84 px; 36 px by default. */
  size?: 'large' | undefined;
};

/** A golfer's picture or initials. Decorative: the name is next to it or in the surrounding link. */
export function Avatar({ initials, picture, size }: AvatarProps) {
  const look = size ? `avatar avatar-${size}` : 'avatar';
  const side = size ? 84 : 36;
  const [broken, setBroken] = useState<string | null>(null);
  if (picture && picture !== broken)
    return (
      <img
        className={look}
        src={picture}
        alt=""
        width={side}
        height={side}
        onError={() => setBroken(picture)}
      />
    );
  return (
    <span className={look} aria-hidden>
      {initials}
    </span>
  );
}
