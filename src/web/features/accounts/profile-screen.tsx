import './profile.css';
import { useGolfer } from '#web/platform/session/user.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';

export function ProfileScreen() {
  const golfer = useGolfer();
  return (
    <div className="wrap prof">
      <ProfileHead user={golfer} />
      <ProfileForm key={golfer.id} user={golfer} />
    </div>
  );
}
