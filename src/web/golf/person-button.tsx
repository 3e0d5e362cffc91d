import './focus.css';
import './person-button.css';
import { Link, useLocation } from '@tanstack/react-router';
import type { Person } from '#contract/friends.ts';
import { initialsOf } from '#web/platform/session/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { usePersonName } from './person-name.ts';
import { usePersonTone } from './person-tone.ts';

type PersonButtonProps = { readonly person: Person };

/** A golfer's picture, which opens the public profile over the social screen. */
export function PersonButton({ person }: PersonButtonProps) {
  const nameOf = usePersonName();
  // The dialog has an entry of the history of its own: Back closes it and leads no further.
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/social' });
  return (
    <Link
      className={`person-button ${usePersonTone(person.id)}`}
      to="/social"
      search={(now) => ({ ...now, golfer: person.id })}
      replace={isThere}
      resetScroll={false}
    >
      <Avatar
        initials={initialsOf({ ...person, email: '' })}
        picture={person.avatarUrl ?? person.profileImageUrl}
      />
      <span className="visually-hidden">{nameOf(person)}</span>
    </Link>
  );
}
