import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';
import { PushCard } from '#web/features/push/push-card.tsx';

export const Notifications = () => <NotificationsScreen push={<PushCard />} />;
