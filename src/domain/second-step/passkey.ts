export const passkeyNameLength = 60;

/** More devices than anybody signs in with; a list of them still fits the profile. */
export const mostPasskeys = 20;
