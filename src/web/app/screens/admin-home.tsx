import { TestTools } from '#web/features/admin/test-tools.tsx';
import { DiskNotice } from '../disk-notice.tsx';

/** The administrators' part of the home screen, at the bottom so that it covers nothing. */
export function AdminHome() {
  return (
    <>
      <DiskNotice />
      <div className="admin-home">
        <TestTools />
      </div>
    </>
  );
}
