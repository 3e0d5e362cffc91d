declare module 'fxa-common-password-list' {
  const commonPasswords: {
    /** Whether a password in lower case is among the 50,000 commonest of 8 and more characters. */
    test(password: string): boolean;
  };
  export default commonPasswords;
}
