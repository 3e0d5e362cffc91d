export type AvatarProps = {
  /** One to three letters, shown where there is no picture. */
  initials: string;
  /** Address of the picture. */
  picture?: string | null | undefined;
  /** 36 px, 44 px for `l`, 84 px for `xl`. */
  size?: 'l' | 'xl' | undefined;
  tone?: 'turf' | 'lake' | 'heather' | 'gorse' | 'slate' | 'rose' | 'moss' | undefined;
};

const sides = { s: 36, l: 44, xl: 84 };

/** A golfer's picture or initials. Decoration: the name stands beside it or in the link around it. */
export function Avatar({ initials, picture, size, tone = 'turf' }: AvatarProps) {
  const look = ['avatar', `tone-${tone}`, size].filter(Boolean).join(' ');
  const side = sides[size ?? 's'];
  if (picture) return <img className={look} src={picture} alt="" width={side} height={side} />;
  return (
    <span className={look} aria-hidden>
      {initials}
    </span>
  );
}
