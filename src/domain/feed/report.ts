/** Why a golfer reports a comment or a person. */
export const reportReasons = ['harassment', 'spam', 'offensive', 'impersonation', 'other'] as const;
