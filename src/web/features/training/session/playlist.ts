/** The Spotify playlist for all sessions. */
const playlistId = '37i9dQZF1DX76Wlfdnj7AP';

const appAddress = `spotify:playlist:${playlistId}`;
const webAddress = `https://open.spotify.com/playlist/${playlistId}`;

/** The time for the Spotify app to open before the web player is opened instead. */
const fallbackMs = 1500;

/** iPads identify as a Mac, but Macs have no touch screen. */
function isMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    /Android|iPhone|iPad|iPod/i.test(userAgent) ||
    (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}

/** Opens the playlist: in the app on phones, in the web player without the app, in a new tab on desktop. */
export function openPlaylist(): void {
  if (!isMobile()) {
    window.open(webAddress, '_blank', 'noopener,noreferrer');
    return;
  }
  const fallback = setTimeout(() => {
    document.removeEventListener('visibilitychange', gone);
    if (!document.hidden) location.assign(webAddress);
  }, fallbackMs);
  // The app has opened and covers the page.
  const gone = () => document.hidden && clearTimeout(fallback);
  document.addEventListener('visibilitychange', gone, { once: true });
  location.assign(appAddress);
}
