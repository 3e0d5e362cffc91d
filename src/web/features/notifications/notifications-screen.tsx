import './notifications-screen.css';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { NotificationList } from './notification-list.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { useUnread } from './unread.ts';

type Tab = 'all' | 'unread' | 'settings';

type ScreenProps = {
  /** The push notification settings, shown beside the preferences. */
  readonly push?: ReactNode;
};

/** The notifications of the last 90 days, and the notification settings. */
export function NotificationsScreen({ push }: ScreenProps) {
  const { t } = useTranslation('notifications');
  const [open, setOpen] = useState<Tab>('all');
  const unread = useUnread();
  return (
    <div className="gutter">
      <Tabs
        value={open}
        onValueChange={setOpen}
        label={t('title')}
        tabs={[
          { value: 'all', label: t('tabs.all'), count: unread?.total },
          { value: 'unread', label: t('tabs.unread'), count: unread?.count },
          { value: 'settings', label: t('tabs.settings') },
        ]}
      >
        <TabPanel value="all">
          <NotificationList hasUnread={(unread?.count ?? 0) > 0} />
        </TabPanel>
        <TabPanel value="unread">
          <NotificationList unreadOnly hasUnread={(unread?.count ?? 0) > 0} />
        </TabPanel>
        <TabPanel value="settings">
          <div className="notification-settings">
            <NotificationSettings />
            {push}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
