import './avatar.css';
import { useState } from 'react';

export type AvatarProps = {
  /** One to three letters, shown where there is no picture. */
  initials: string;
  /** Address of the picture; initials stand in for one that does not load. */
  picture?: string | null | undefined;
  /** 84 px; 36 px otherwise. */
  size?: 'large' | undefined;
};

/** A golfer's picture or initials. Decoration: the name stands beside it or in the link around it. */
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
