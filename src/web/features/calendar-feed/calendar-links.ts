/** The address with the scheme that opens a calendar app and makes it subscribe. */
export const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Calendar services that take an address out of a link, and the link. */
export function serviceLinks(address: string, name: string) {
  const outlook = new URLSearchParams({ url: address, name });
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalOf(address) })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
    microsoft: `https://outlook.office.com/calendar/0/addfromweb?${outlook}`,
  } as const;
}
