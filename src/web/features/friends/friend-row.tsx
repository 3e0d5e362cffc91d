import type { ReactNode } from 'react';
import type { Person } from '#contract/friends.ts';
import { PersonButton } from '#web/golf/person-button.tsx';
import { usePersonName } from '#web/golf/person-name.ts';

type RowProps = { readonly person: Person; readonly children: ReactNode };

/** A golfer in a list, with what can be done about the friendship. */
export function FriendRow({ person, children }: RowProps) {
  const nameOf = usePersonName();
  return (
    <li className="friend-row">
      <PersonButton person={person} />
      <b>{nameOf(person)}</b>
      <span className="friend-actions">{children}</span>
    </li>
  );
}
