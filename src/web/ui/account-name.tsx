/** Names the account of a form for password managers. For forms with a password that do not ask for the address. */
export function AccountName({ email }: { readonly email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}
