import './friend-row.css';
import type { ReactNode } from 'react';
import type { Person } from '#contract/friends.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';
import { initialsOf } from '#web/platform/session/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type RowProps = {
  readonly person: Person;
  /** Whether a block hides the profile, so that the picture is not a link. */
  readonly isBlocked?: boolean;
  readonly children?: ReactNode;
};

/** A golfer in a list, with the actions for the friendship. */
export function FriendRow({ person, isBlocked = false, children }: RowProps) {
  const nameOf = usePersonName();
  const { avatarUrl, profileImageUrl } = person;
  return (
    <li className="friend-row">
      {isBlocked ? (
        <Avatar
          initials={initialsOf({ ...person, email: '' })}
          picture={avatarUrl ?? profileImageUrl}
        />
      ) : (
        <PersonButton person={person} />
      )}
      <b>{nameOf(person)}</b>
      {children && <span className="friend-actions">{children}</span>}
    </li>
  );
}
