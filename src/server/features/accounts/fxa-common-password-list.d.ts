declare module 'fxa-common-password-list' {
  const commonPasswords: {
    /** Whether a lowercase password is among the 50,000 most common of 8 and more characters. */
    test(password: string): boolean;
  };
  export default commonPasswords;
}
