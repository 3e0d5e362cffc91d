import './focus.css';
import './person-button.css';
import type { Person } from '#contract/friends.ts';
import { initialsOf } from '#web/platform/session/initials.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/router-context.ts';
import { readSocial } from '#web/router/search.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { usePersonName } from './person-name.ts';
import { usePersonTone } from './person-tone.ts';

type PersonButtonProps = { readonly person: Person };

/** A golfer's picture; pressing it opens the public profile over the social screen. */
export function PersonButton({ person }: PersonButtonProps) {
  const nameOf = usePersonName();
  // The dialog has its own history entry. If one is already open, it is replaced, so that Back closes the dialog.
  const isThere = useLocation(({ pathname }) => pathname === '/social');
  const tab = useLocation(({ search }) => readSocial(search).tab);
  return (
    <Link
      className={`person-button ${usePersonTone(person.id)}`}
      to="/social"
      search={{ ...(isThere && tab && { tab }), golfer: person.id }}
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
