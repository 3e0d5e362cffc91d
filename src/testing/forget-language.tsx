/** Resets the language cookie, for tests that choose a language. */
export function forgetLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the app sets this cookie the same way
  document.cookie = 'pinhigh.language=; Path=/; Max-Age=0';
}
