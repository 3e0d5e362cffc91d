import { TestTools } from '#web/features/admin/test-tools.tsx';
import { DiskNotice } from '../disk-notice.tsx';

/** What administrators have on their home screen, below everything, so that it covers nothing. */
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
