import './profile.css';
import type { ReactNode } from 'react';
import { useGolfer } from '#web/platform/session/user.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';

type ProfileScreenProps = {
  /** What other features let the golfer settle about the account, below the form. */
  readonly children?: ReactNode;
};

export function ProfileScreen({ children }: ProfileScreenProps) {
  const golfer = useGolfer();
  return (
    <div className="wrap prof">
      <ProfileHead user={golfer} />
      <ProfileForm key={golfer.id} user={golfer} />
      {children}
    </div>
  );
}
