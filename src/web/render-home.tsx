import { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { notifications } from '#contract/notifications.ts';
import { Header } from './app/header.tsx';
import { Navigation } from './app/navigation.tsx';
import { DashboardScreen } from './features/dashboard/dashboard-screen.tsx';
import { isNewGolfer } from './features/dashboard/is-new-golfer.ts';
import { preloadDiagrams } from './features/dashboard/session-picture.tsx';
import { loadCatalogs, setLanguage } from './i18n/translation.ts';
import { renderStatic } from './render-static.tsx';

/** The answers that the home screen needs, by URL. */
export type HomeAnswers = {
  readonly '/api/auth/user': User;
  readonly '/api/user/dashboard': DashboardPayload;
  readonly '/api/user/notifications/unread-count': AnswerOf<typeof notifications.unreadCount>;
};

const nothing = () => {};

/** Renders the frame with a golfer's home screen as HTML, which is shown until the app has rendered the same. */
export async function renderHome(answers: HomeAnswers): Promise<string> {
  const user = answers['/api/auth/user'];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  for (const [url, answer] of Object.entries(answers)) client.setQueryData([url], answer);
  await Promise.all([loadCatalogs('dashboard'), preloadDiagrams()]);
  await setLanguage(user.preferredLanguage);
  const isBare = isNewGolfer(user, answers['/api/user/dashboard']);
  return renderStatic(
    client,
    <div className={isBare ? 'app' : 'app on-turf'} lang={user.preferredLanguage}>
      <Navigation inert={false} />
      <div className="frame">
        <Header user={user} screen="home" title="home" back={undefined} add inert={false} />
        <main>
          <div className="gutter offline" />
          <DashboardScreen
            storeWithdrawn={nothing}
            onMove={nothing}
            onSettle={nothing}
            onLog={nothing}
          />
        </main>
      </div>
    </div>,
  );
}
