/** Returns the address with the `webcal:` scheme, which makes a calendar app subscribe. */
export const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Returns links that make calendar services subscribe to an address. */
export function serviceLinks(address: string, name: string) {
  const outlook = new URLSearchParams({ url: address, name });
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalOf(address) })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
    microsoft: `https://outlook.office.com/calendar/0/addfromweb?${outlook}`,
  } as const;
}
