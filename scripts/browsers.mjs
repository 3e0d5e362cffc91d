/**
 * The oldest browsers in which everything works, from which the build takes its targets. Push notifications need iOS
 * 16.4, and the oldest iPhones that are still used end there; the others are as old, Firefox as its longest release.
 */
export const oldestBrowsers = {
  chrome: '111',
  edge: '111',
  firefox: '115',
  safari: '16.4',
  ios: '16.4',
};

/** The same, as the build wants it: `chrome111`. */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
