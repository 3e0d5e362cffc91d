/** For tests that choose a language: the browser has shown none yet. */
export function forgetLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the app writes it
  document.cookie = 'pinhigh.language=; Path=/; Max-Age=0';
}
