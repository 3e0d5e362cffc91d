/** The one playlist that every session plays to. */
const playlistId = '37i9dQZF1DX76Wlfdnj7AP';

const appAddress = `spotify:playlist:${playlistId}`;
const webAddress = `https://open.spotify.com/playlist/${playlistId}`;

/** How long the music app may take to come up before the web player opens instead. */
const fallbackMs = 1500;

/** An iPad calls itself a Mac, but a Mac has no touch screen. */
function isMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    /Android|iPhone|iPad|iPod/i.test(userAgent) ||
    (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}

/** Opens the music: the app on phones, the web player where there is no app, a new tab on desktop. */
export function openPlaylist(): void {
  if (!isMobile()) {
    window.open(webAddress, '_blank', 'noopener,noreferrer');
    return;
  }
  const fallback = setTimeout(() => {
    document.removeEventListener('visibilitychange', gone);
    if (!document.hidden) location.assign(webAddress);
  }, fallbackMs);
  // The app came up and took the screen.
  const gone = () => document.hidden && clearTimeout(fallback);
  document.addEventListener('visibilitychange', gone, { once: true });
  location.assign(appAddress);
}
